import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { Order, OrderStatus } from '../../../../contract/orders/order.ts';
import type * as changesSelectors from '../../../machines/changes/changes.selectors.ts';
import type { MarketOrderChangesActorRef } from '../../../machines/market-order-changes/market-order-changes.machine.ts';
import { moveRefusalText } from './moving.messages.ts';

type Snapshot = SnapshotFrom<MarketOrderChangesActorRef>;
const selectChanges = ({ context }: Snapshot) => context;
const selectIsResting = (snapshot: Snapshot) => snapshot.matches('resting');

export interface MovesProps {
  changesRef: MarketOrderChangesActorRef;
  /** How the changes are read. */
  selectors: Pick<typeof changesSelectors, 'changeOf' | 'refusalOf' | 'stageOf' | 'tallyOf'>;
}

/** Where an order stands by what was chosen for it. */
export interface Move {
  status: OrderStatus;
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
  const moveOf = ({ id, status }: Pick<Order, 'id' | 'status'>): Move => {
    const stage = stageOf(changes, id);
    const refusal = refusalOf(changes, id);
    return {
      status: changeOf(changes, id)?.status ?? status,
      isUnsaved: stage === 'kept',
      isSending: stage === 'waiting' || stage === 'pending',
      refusal: refusal && moveRefusalText(refusal),
    };
  };
  return { isOpen, moveOf };
}

/** Moves an order, or puts it back where it was. */
export const moveTo =
  (changesRef: Pick<MarketOrderChangesActorRef, 'send'>) =>
  ({ id, status: listed }: Pick<Order, 'id' | 'status'>, status: OrderStatus): void =>
    changesRef.send(
      status === listed
        ? { type: 'discard.requested', ids: [id] }
        : { type: 'change.requested', rows: [{ id, change: { status } }] },
    );
