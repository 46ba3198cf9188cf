import { shallowEqual, useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { OrderStatus, ProductOrderStatus } from '../../../../contract/orders/order.ts';
import { nextStatusOf } from '../../../../contract/orders/order-status-change.ts';
import type * as changesSelectors from '../../../machines/ui/row-changes.selectors.ts';
import type { OrderChangesActorRef } from '../../../machines/orders/order-changes.machine.ts';
import type { UndoableStatusChangesActorRef } from '../../../machines/producer/orders/undoable-status-changes.machine.ts';
import { orderStatusChangeRefusalText } from './order-status-changes.messages.ts';

const selectHeld = ({ context }: SnapshotFrom<UndoableStatusChangesActorRef>) => context.held;
const selectChanges = ({ context }: SnapshotFrom<OrderChangesActorRef>) => context;

export interface OrderStatusChangesProps {
  undoableRef: UndoableStatusChangesActorRef;
  changesRef: OrderChangesActorRef;
  /** Selectors of the changes chart; a view may import only its types. */
  selectors: Pick<
    typeof changesSelectors,
    'changeOf' | 'isBeingSent' | 'isWaitingOrSending' | 'refusalOf' | 'tallyOf'
  >;
}

/** State of an order or a line with its pending status change. */
export interface OrderStatusChangeState {
  /** Status once the pending status change has succeeded. */
  status: OrderStatus;
  /** Status before the pending status change. */
  from: OrderStatus;
  /** Requested status until the server confirms it; null without a pending status change. */
  wish: ProductOrderStatus | null;
  /** The status change can still be undone. */
  isHeld: boolean;
  /** Start of the undo period in ms UTC; null after it. */
  since: number | null;
  /** The status change is being sent or is queued. */
  isSent: boolean;
  /** The status change is being sent now. */
  isInTurn: boolean;
  /** Next status; null in a final status. */
  next: ProductOrderStatus | null;
  /** Refusal message of the last status change. */
  refusal: string | null;
}

type HeldStatusChange = ReturnType<typeof selectHeld>[number];
type Changes = SnapshotFrom<OrderChangesActorRef>['context'];

function statusChangeIn(
  { changeOf, isBeingSent, isWaitingOrSending, refusalOf }: OrderStatusChangesProps['selectors'],
  changes: Changes,
  { id, now, held }: { id: string; now: OrderStatus; held: HeldStatusChange | undefined },
): OrderStatusChangeState {
  const taken = held?.change.status;
  const changed = changeOf(changes, id)?.status ?? null;
  const isSent = isWaitingOrSending(changes, id);
  const wish = taken ?? changed;
  const status = wish ?? now;
  const failure = refusalOf(changes, id);
  const wished = changes.entries[id]?.change.status;
  return {
    status,
    from: isSent || changed === null ? now : changed,
    wish,
    isHeld: taken !== undefined,
    since: held?.since ?? null,
    isSent,
    isInTurn: isBeingSent(changes, id),
    next: nextStatusOf(status),
    refusal:
      taken === undefined && failure && wished
        ? orderStatusChangeRefusalText(failure, { to: wished, now })
        : null,
  };
}

/** Status changes that can still be undone. */
export const useUndoableStatusChanges = ({ undoableRef }: Pick<OrderStatusChangesProps, 'undoableRef'>) =>
  useSelector(undoableRef, selectHeld);

/** States of orders and lines by id, with their pending status changes. */
export function useOrderStatusChanges({ undoableRef, changesRef, selectors }: OrderStatusChangesProps) {
  const held = useUndoableStatusChanges({ undoableRef });
  const changes = useSelector(changesRef, selectChanges);
  const statusChangeOf = (id: string, now: OrderStatus): OrderStatusChangeState =>
    statusChangeIn(selectors, changes, { id, now, held: held.find((row) => row.id === id) });
  return { held, statusChangeOf };
}

/** State of one order with its pending status change; re-renders only for this order. */
export function useOrderStatusChange(
  { undoableRef, changesRef, selectors }: OrderStatusChangesProps,
  id: string,
  now: OrderStatus,
) {
  const held = useSelector(undoableRef, ({ context }) => context.held.find((row) => row.id === id));
  return useSelector(
    changesRef,
    ({ context }) => statusChangeIn(selectors, context, { id, now, held }),
    shallowEqual,
  );
}
