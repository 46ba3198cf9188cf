import { eq, exists, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { announceListChange } from '../../db/change-feed.ts';
import { onlyRow, rowsOf } from '../../db/database.ts';
import { productOrders } from '../../db/schema-orders.ts';
import { products } from '../../db/schema-products.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { inTransaction } from '../../db/transaction.ts';
import { cancelStoreImports } from '../import/receive/cancel-store-imports.ts';
import { recordAdminAction } from '../admin/audit-log/record-admin-action.ts';
import { markPicturesForDeletion, removePictures } from '../pictures/remove-pictures.ts';
import { closeUploads } from '../uploads/close-uploads.ts';
import { archiveStore } from './archive-store.ts';
import { lockProducerStore, type LockedProducerStore } from './lock-producer-store.ts';
import { lockStoreProducts } from './lock-store-products.ts';
import { NO_STORE_PICTURES, removedStorePictures, STORE_UPLOAD_PURPOSES } from './store-pictures.ts';

async function hasOrders({ db }: Context, { id }: LockedProducerStore): Promise<boolean> {
  const sold = db.select().from(productOrders).where(eq(productOrders.popupStoreId, id));
  const rows = await rowsOf<{ found: boolean }>(db, sql`select ${exists(sold)} as found`);
  return onlyRow(rows).found;
}

/**
 * Deletes a store. Its products stay with their producers, deactivated and without a store, so that they do not appear
 * elsewhere unasked.
 */
async function emptyAndDelete(tx: Context, { id }: LockedProducerStore): Promise<string[]> {
  const { db, clock } = tx;
  await db
    .update(products)
    .set({
      popupStoreId: null,
      isPopupStoreExclusive: false,
      isActive: false,
      version: sql`${products.version} + 1`,
      editedVersion: sql`${products.version} + 1`,
      updatedAt: new Date(clock.now()),
    })
    .where(eq(products.popupStoreId, id));
  await closeUploads(tx, id, STORE_UPLOAD_PURPOSES);
  const abandoned = await cancelStoreImports(tx, id);
  await db.delete(popupStores).where(eq(popupStores.id, id));
  return abandoned;
}

/**
 * Deletes a store, or archives it if it ever had orders (`archived`) (R7.12). In both cases its products leave the
 * catalogue, and orders retain their lines. Throws POPUP_STORE_NOT_FOUND or NOT_OWNER.
 */
export async function deletePopupStore(
  ctx: Context,
  { id: wanted }: { id: string },
): Promise<{ archived: boolean }> {
  const { archived, left, archives } = await inTransaction(ctx, async (tx) => {
    const store = await lockProducerStore(tx, wanted);
    // After this lock, no transaction can still write an order of the store, and all existing orders are visible.
    await lockStoreProducts(tx.db, store.id);
    const isKept = await hasOrders(tx, store);
    const archives = isKept ? await archiveStore(tx, store) : await emptyAndDelete(tx, store);
    await announceListChange(tx.db, [store.id, store.slug]);
    await recordAdminAction(tx, store.ownerId, {
      kind: 'storeDeleted',
      changes: [{ field: 'popupStoreId', to: store.id }],
    });
    const left = isKept ? [] : removedStorePictures(store, NO_STORE_PICTURES);
    await markPicturesForDeletion(tx, left);
    return { archived: isKept, left, archives };
  });
  await removePictures(ctx, left);
  for (const key of archives) await ctx.blobs.remove(key);
  return { archived };
}
