import { eq } from 'drizzle-orm';
import { canApprovalBecome } from '../../../../contract/lifecycles/store-approval.lifecycle.ts';
import type { Context } from '../../../context.ts';
import { popupStores } from '../../../db/schema-stores.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { LockedProducerStore } from '../../stores/lock-producer-store.ts';

type Step = Parameters<typeof canApprovalBecome>[1];

const WHY: Record<Step, string> = {
  waiting: 'Este puesto no tiene que pedir el visto bueno, o ya lo ha pedido.',
  granted: 'Este puesto no espera el visto bueno.',
  refused: 'Solo se le pueden pedir cambios a un puesto que espera el visto bueno.',
};

/** Admin's decision on a version of the store. */
interface Decided {
  note: string;
  version: number;
}

const storeChanged = () =>
  new Refusal('CONFLICT', 'El puesto ha cambiado desde que lo miraste. Míralo otra vez antes de responder.');

/**
 * Changes the approval state of a locked draft store by its lifecycle. The admin's note stays until the next decision.
 * Throws INVALID_TRANSITION, or CONFLICT for a decision on another version.
 */
export async function transitionApproval(
  tx: Context,
  store: LockedProducerStore,
  to: Step,
  decided?: Decided,
): Promise<void> {
  const { id, status, approval } = store;
  if (status !== 'draft' || approval === null) throw new Refusal('INVALID_TRANSITION', WHY[to]);
  if (decided && decided.version !== store.version) throw storeChanged();
  if (!canApprovalBecome(approval, to)) throw new Refusal('INVALID_TRANSITION', WHY[to]);
  await tx.db
    .update(popupStores)
    .set({
      approval: to,
      ...(decided && { approvalNote: decided.note }),
      updatedAt: new Date(tx.clock.now()),
    })
    .where(eq(popupStores.id, id));
}
