import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { lockProducerStore } from '../../stores/lock-producer-store.ts';
import { transitionApproval } from './transition-approval.ts';
import { readStore } from '../../stores/read-store.ts';

/**
 * Requests an admin's approval of a store, which is needed to publish it. Throws POPUP_STORE_NOT_FOUND, NOT_OWNER or
 * INVALID_TRANSITION.
 */
export const askForApproval = (ctx: Context, { id }: { id: string }): Promise<{ popupStore: PopupStore }> =>
  inTransaction(ctx, async (tx) => {
    const store = await lockProducerStore(tx, id);
    await transitionApproval(tx, store, 'waiting');
    return { popupStore: await readStore(tx, store.id) };
  });
