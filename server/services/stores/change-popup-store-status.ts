import { eq } from 'drizzle-orm';
import type { AnswerOf } from '../../../contract/api/call-types.ts';
import { canPopupStoreBecome, statusByClock } from '../../../contract/lifecycles/popup-store.lifecycle.ts';
import { POPUP_STORE_STATUS_LABELS, type PopupStoreStatus } from '../../../contract/stores/popup-store.ts';
import type { ApprovalState } from '../../../contract/stores/store-approval.ts';
import type { Context } from '../../context.ts';
import { announceListChange } from '../../db/change-feed.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Refusal } from '../../http/refusal.ts';
import { recordAdminAction } from '../admin/audit-log/record-admin-action.ts';
import { lockProducerStore } from './lock-producer-store.ts';
import { lockStoreProducts } from './lock-store-products.ts';
import { presentDates } from './present-dates.ts';
import { readStore } from './read-store.ts';

type Dated = Parameters<typeof statusByClock>[0];

const refused = (sentence: string) => new Refusal('INVALID_TRANSITION', sentence);

const HELD: Record<Exclude<ApprovalState, 'granted'>, string> = {
  notAsked: 'El primer puesto se revisa antes de publicarse: antes hay que pedir el visto bueno.',
  waiting: 'Este puesto espera el visto bueno: hasta entonces no se puede publicar.',
  refused: 'Este puesto no tiene el visto bueno: corrige lo que dice la nota y vuelve a pedirlo.',
};

/** Refuses to publish a store without the required approval (docs/decisions/061). */
function requireApproved(approval: ApprovalState | null, to: PopupStoreStatus): void {
  if (approval === null || approval === 'granted' || to === 'draft' || to === 'archived') return;
  throw refused(HELD[approval]);
}

/** Refuses a change that the lifecycle does not permit, or that the clock would reverse at once. */
function requireStep({ clock, formatter }: Context, store: Dated, to: PopupStoreStatus): void {
  const { status: from, endDate } = store;
  if (!canPopupStoreBecome(from, to)) {
    const [before, after] = [from, to].map((status) => `«${POPUP_STORE_STATUS_LABELS[status]}»`);
    throw refused(`Un puesto en estado ${before} no puede pasar a ${after}.`);
  }
  if (to !== 'ended' && endDate && statusByClock({ ...store, status: to }, clock.now()) === 'ended') {
    const after = `«${POPUP_STORE_STATUS_LABELS[to]}»`;
    const day = formatter.dayAndTime(endDate);
    throw refused(`El puesto finalizó el ${day}: cambia la fecha de fin antes de pasarlo a ${after}.`);
  }
}

/**
 * Status change of a store by its lifecycle, from its current status by the clock; the same status is no change (R4.8,
 * R4.9, R7.12). Throws POPUP_STORE_NOT_FOUND, NOT_OWNER, or INVALID_TRANSITION with both statuses or the missing
 * approval.
 */
export async function changePopupStoreStatus(
  ctx: Context,
  { id: wanted, status: to }: { id: string; status: PopupStoreStatus },
): Promise<AnswerOf<'changePopupStoreStatus'>> {
  return inTransaction(ctx, async (tx) => {
    const { id, slug, ownerId, status, approval, ...store } = await lockProducerStore(tx, wanted);
    const now = tx.clock.now();
    const dates = presentDates(store);
    const from = statusByClock({ status, ...dates }, now);
    if (from !== to) {
      requireStep(tx, { status: from, ...dates }, to);
      requireApproved(approval, to);
      await lockStoreProducts(tx.db, id);
      await tx.db
        .update(popupStores)
        .set({ status: to, clockEnd: null, updatedAt: new Date(now) })
        .where(eq(popupStores.id, id));
      await announceListChange(tx.db, [id, slug]);
      await recordAdminAction(tx, ownerId, {
        kind: 'storeStatusChanged',
        changes: [
          { field: 'storeStatus', from, to },
          { field: 'popupStoreId', to: id },
        ],
      });
    }
    return { popupStore: await readStore(tx, id) };
  });
}
