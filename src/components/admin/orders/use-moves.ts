import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { adminOutcome, isPartial } from '../../../../contract/lifecycles/order-outcome.ts';
import { announcedPartialStep } from '../../../../contract/lifecycles/partial-step.ts';
import type { Order, OrderStatus } from '../../../../contract/orders/order.ts';
import type * as changesSelectors from '../../../machines/ui/changes.selectors.ts';
import type { AdminOrderChangesActorRef } from '../../../machines/admin/orders/admin-order-changes.machine.ts';
import { moveRefusalText } from './moving.messages.ts';

type Snapshot = SnapshotFrom<AdminOrderChangesActorRef>;
const selectChanges = ({ context }: Snapshot) => context;
const selectIsResting = (snapshot: Snapshot) => snapshot.matches('resting');

export interface MovesProps {
  changesRef: AdminOrderChangesActorRef;
  /** How the changes are read. */
  selectors: Pick<typeof changesSelectors, 'changeOf' | 'refusalOf' | 'stageOf' | 'tallyOf'>;
}

/** What of an order decides where it may go. */
export type MovedOrder = Pick<Order, 'id' | 'status' | 'items'>;

/** Where an order stands by what was chosen for it. */
export interface Move {
  /** That was chosen for it, or its own. */
  status: OrderStatus;
  /** That it has once the choice is saved. */
  becomes: OrderStatus;
  /** Why it will not have the chosen one; null where it will. */
  notice: string | null;
  /** Whether that waits to be saved. */
  isUnsaved: boolean;
  isSending: boolean;
  /** Why it was refused. */
  refusal: string | null;
}

/** Reads where orders were moved to, and moves them; nothing is sent by it (R4.15). */
export function useMoves({ changesRef, selectors: { changeOf, refusalOf, stageOf } }: MovesProps) {
  const changes = useSelector(changesRef, selectChanges);
  /** What is on its way cannot be taken back, so nothing is chosen meanwhile. */
  const isOpen = useSelector(changesRef, selectIsResting);
  const moveOf = (order: MovedOrder): Move => {
    const { id } = order;
    const status = changeOf(changes, id)?.status ?? order.status;
    const outcome = adminOutcome(order, status);
    const isOther = isPartial(outcome, status);
    const stage = stageOf(changes, id);
    const refusal = refusalOf(changes, id);
    return {
      status,
      becomes: isOther ? outcome.becomes : status,
      notice: isOther ? announcedPartialStep(status, outcome) : null,
      isUnsaved: stage === 'kept',
      isSending: stage === 'waiting' || stage === 'pending',
      refusal: refusal && moveRefusalText(refusal),
    };
  };
  return { isOpen, moveOf };
}

/** Moves an order, or puts it back where it was. */
export const moveTo =
  (changesRef: Pick<AdminOrderChangesActorRef, 'send'>) =>
  (order: MovedOrder, status: OrderStatus): void =>
    changesRef.send(
      status === order.status
        ? { type: 'discard.requested', ids: [order.id] }
        : {
            type: 'change.requested',
            rows: [{ id: order.id, change: { status, outcome: adminOutcome(order, status) } }],
          },
    );
