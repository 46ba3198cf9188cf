import { shallowEqual, useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { OrderStatus, ProductOrderStatus } from '../../../../contract/orders/order.ts';
import { nextStepOf } from '../../../../contract/orders/order-status-change.ts';
import type * as changesSelectors from '../../../machines/ui/changes.selectors.ts';
import type { OrderChangesActorRef } from '../../../machines/orders/order-changes.machine.ts';
import type { OrderStepsActorRef } from '../../../machines/producer/orders/undoable-status-changes.machine.ts';
import { stepRefusalText } from './order-status-changes.messages.ts';

const selectHeld = ({ context }: SnapshotFrom<OrderStepsActorRef>) => context.held;
const selectChanges = ({ context }: SnapshotFrom<OrderChangesActorRef>) => context;

export interface OrderStepsProps {
  stepsRef: OrderStepsActorRef;
  changesRef: OrderChangesActorRef;
  /** Selectors of the changes chart; a view may import only its types. */
  selectors: Pick<
    typeof changesSelectors,
    'changeOf' | 'isBeingSent' | 'isSending' | 'refusalOf' | 'tallyOf'
  >;
}

/** State of an order or a line with its pending step. */
export interface OrderStepState {
  /** Status once the pending step has succeeded. */
  status: OrderStatus;
  /** Status before the pending step. */
  from: OrderStatus;
  /** Requested status until the server confirms it; null without a pending step. */
  wish: ProductOrderStatus | null;
  /** The step can still be undone. */
  isHeld: boolean;
  /** Start of the undo period in ms UTC; null after it. */
  since: number | null;
  /** The step is being sent or is queued. */
  isSent: boolean;
  /** The step is being sent now. */
  isInTurn: boolean;
  /** Next step; null in a final status. */
  next: ProductOrderStatus | null;
  /** Refusal message of the last step. */
  refusal: string | null;
}

type HeldStep = ReturnType<typeof selectHeld>[number];
type Changes = SnapshotFrom<OrderChangesActorRef>['context'];

function stepIn(
  { changeOf, isBeingSent, isSending, refusalOf }: OrderStepsProps['selectors'],
  changes: Changes,
  { id, now, held }: { id: string; now: OrderStatus; held: HeldStep | undefined },
): OrderStepState {
  const taken = held?.change.status;
  const changed = changeOf(changes, id)?.status ?? null;
  const isSent = isSending(changes, id);
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
    next: nextStepOf(status),
    refusal: taken === undefined && failure && wished ? stepRefusalText(failure, { to: wished, now }) : null,
  };
}

/** Steps that can still be undone. */
export const useUndoableSteps = ({ stepsRef }: Pick<OrderStepsProps, 'stepsRef'>) =>
  useSelector(stepsRef, selectHeld);

/** States of orders and lines by id, with their pending steps. */
export function useOrderSteps({ stepsRef, changesRef, selectors }: OrderStepsProps) {
  const held = useUndoableSteps({ stepsRef });
  const changes = useSelector(changesRef, selectChanges);
  const stepOf = (id: string, now: OrderStatus): OrderStepState =>
    stepIn(selectors, changes, { id, now, held: held.find((step) => step.id === id) });
  return { held, stepOf };
}

/** State of one order with its pending step; re-renders only for this order. */
export function useOrderStepState(
  { stepsRef, changesRef, selectors }: OrderStepsProps,
  id: string,
  now: OrderStatus,
) {
  const held = useSelector(stepsRef, ({ context }) => context.held.find((step) => step.id === id));
  return useSelector(
    changesRef,
    ({ context }) => stepIn(selectors, context, { id, now, held }),
    shallowEqual,
  );
}
