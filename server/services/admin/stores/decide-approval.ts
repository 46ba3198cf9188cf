import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import type { ApprovalDecisionInput } from '../../../../contract/stores/store-approval.ts';
import type { Context } from '../../../context.ts';
import { popupStores } from '../../../db/schema-stores.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { approvalEmail } from '../../../mail/approval-emails.ts';
import { writeEmail } from '../../../mail/write-email.ts';
import { recordAdminAction } from '../audit-log/record-admin-action.ts';
import { lockProducerStore, type LockedProducerStore } from '../../stores/lock-producer-store.ts';
import { transitionApproval } from './transition-approval.ts';
import { readStore } from '../../stores/read-store.ts';

/** Removes the approval requirement from the producer's other stores, once the first one is approved. */
async function letOthersGo({ db }: Context, { id, ownerId }: LockedProducerStore): Promise<void> {
  await db
    .update(popupStores)
    .set({ approval: null, approvalNote: '' })
    .where(and(eq(popupStores.ownerId, ownerId), ne(popupStores.id, id), isNotNull(popupStores.approval)));
}

/**
 * Approval decision of an admin: grants it, or refuses with a note. The producer gets an e-mail, and the audit log an
 * entry. `version` is the store version that the admin reviewed. Throws POPUP_STORE_NOT_FOUND, CONFLICT (store changed
 * meanwhile) or INVALID_TRANSITION (docs/decisions/061).
 */
export const decideApproval = (
  ctx: Context,
  { id, state, note, version }: ApprovalDecisionInput & { id: string },
): Promise<{ popupStore: PopupStore }> =>
  inTransaction(ctx, async (tx) => {
    const store = await lockProducerStore(tx, id);
    const isGranted = state === 'granted';
    await transitionApproval(tx, store, state, { note, version });
    if (isGranted) await letOthersGo(tx, store);
    await recordAdminAction(tx, store.ownerId, {
      kind: isGranted ? 'storeApproved' : 'storeRefused',
      changes: [{ field: 'popupStoreId', to: store.id }],
    });
    const letter = approvalEmail({
      isGranted,
      note,
      storeId: store.id,
      storeName: store.name,
      publicUrl: tx.publicUrl,
    });
    await tx.mail.queue(tx.db, writeEmail({ userId: store.ownerId }, letter));
    return { popupStore: await readStore(tx, store.id) };
  });
