import { eq } from 'drizzle-orm';
import { canApprovalBecome } from '../../../contract/lifecycles/store-approval.lifecycle.ts';
import type { Context } from '../../context.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { Refusal } from '../../refusal.ts';
import type { OwnStore } from './lock-own-store.ts';

type Step = Parameters<typeof canApprovalBecome>[1];

const WHY: Record<Step, string> = {
  waiting: 'Este puesto no tiene que pedir el visto bueno, o ya lo ha pedido.',
  granted: 'Este puesto no espera el visto bueno.',
  refused: 'Solo se le pueden pedir cambios a un puesto que espera el visto bueno.',
};

/**
 * Moves the approval of a locked store as its lifecycle allows; a draft alone is held. What an admin said stays until they say something
 * else. Refuses with INVALID_TRANSITION.
 */
export async function moveApproval(tx: Context, store: OwnStore, to: Step, note?: string): Promise<void> {
  const { id, status, approval } = store;
  if (status !== 'draft' || approval === null || !canApprovalBecome(approval, to))
    throw new Refusal('INVALID_TRANSITION', WHY[to]);
  await tx.db
    .update(popupStores)
    .set({
      approval: to,
      ...(note !== undefined && { approvalNote: note }),
      updatedAt: new Date(tx.clock.now()),
    })
    .where(eq(popupStores.id, id));
}
