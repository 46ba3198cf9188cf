import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { adminOutcome, isPartialChange } from '../../../../contract/lifecycles/order-outcome.ts';
import { partialChangeNotice } from '../../../../contract/lifecycles/partial-status-change.ts';
import type { Order, OrderStatus } from '../../../../contract/orders/order.ts';
import type * as changesSelectors from '../../../machines/ui/row-changes.selectors.ts';
import type { AdminOrderChangesActorRef } from '../../../machines/admin/orders/admin-order-changes.machine.ts';
import { statusChangeRefusalText } from './status-changes.messages.ts';

type Snapshot = SnapshotFrom<AdminOrderChangesActorRef>;
const selectChanges = ({ context }: Snapshot) => context;
const selectIsResting = (snapshot: Snapshot) => snapshot.matches('resting');

export interface StatusChangesProps {
  changesRef: AdminOrderChangesActorRef;
  /** Selectors of the changes chart; a view may import only its types. */
  selectors: Pick<typeof changesSelectors, 'changeOf' | 'refusalOf' | 'changeStageOf' | 'tallyOf'>;
}

/** Fields of an order that decide its possible statuses. */
export type StatusChangeOrder = Pick<Order, 'id' | 'status' | 'items'>;

/** Status of an order with its unsaved choice. */
export interface UnsavedStatusChange {
  /** Chosen status; the current one if there is no choice. */
  status: OrderStatus;
  /** Status of the order after saving. */
  becomes: OrderStatus;
  /** Reason why the order will not get the chosen status; null if it will. */
  notice: string | null;
  /** The choice is not saved yet. */
  isUnsaved: boolean;
  isSending: boolean;
  /** Refusal message of the save. */
  refusal: string | null;
}

/** Unsaved status changes of orders, as hook; it sends nothing to the server (R4.15). */
export function useStatusChanges({
  changesRef,
  selectors: { changeOf, refusalOf, changeStageOf },
}: StatusChangesProps) {
  const changes = useSelector(changesRef, selectChanges);
  /** False while changes are being sent: they cannot be undone, so choices are read-only. */
  const isOpen = useSelector(changesRef, selectIsResting);
  const moveOf = (order: StatusChangeOrder): UnsavedStatusChange => {
    const { id } = order;
    const status = changeOf(changes, id)?.status ?? order.status;
    const outcome = adminOutcome(order, status);
    const isOther = isPartialChange(outcome, status);
    const stage = changeStageOf(changes, id);
    const refusal = refusalOf(changes, id);
    return {
      status,
      becomes: isOther ? outcome.becomes : status,
      notice: isOther ? partialChangeNotice(status, outcome) : null,
      isUnsaved: stage === 'kept',
      isSending: stage === 'waiting' || stage === 'pending',
      refusal: refusal && statusChangeRefusalText(refusal),
    };
  };
  return { isOpen, moveOf };
}

/** Sets the unsaved status of an order, or removes it if it equals the current one. */
export const setUnsavedStatus =
  (changesRef: Pick<AdminOrderChangesActorRef, 'send'>) =>
  (order: StatusChangeOrder, status: OrderStatus): void =>
    changesRef.send(
      status === order.status
        ? { type: 'discard.requested', ids: [order.id] }
        : {
            type: 'change.requested',
            rows: [{ id: order.id, change: { status, outcome: adminOutcome(order, status) } }],
          },
    );
