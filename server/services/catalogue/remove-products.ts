import { inArray } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { announceListChange } from '../../db/change-feed.ts';
import { products } from '../../db/schema-products.ts';
import { markPicturesForDeletion } from '../pictures/remove-pictures.ts';
import { unreferencedPictures } from '../pictures/unreferenced-pictures.ts';

type Locked = Pick<typeof products.$inferSelect, 'id' | 'popupStoreId' | 'pictureNames'>;

/**
 * Deletes locked products within the given transaction and notifies caches. Order lines stay, and cart lines show that
 * their product is gone. Returns the unreferenced pictures, to delete after the transaction.
 */
export async function removeProducts(
  tx: Pick<Context, 'db' | 'clock'>,
  locked: readonly Locked[],
): Promise<string[]> {
  const ids = locked.map(({ id }) => id);
  const left = await unreferencedPictures(tx.db, ids, [
    ...new Set(locked.flatMap(({ pictureNames }) => pictureNames)),
  ]);
  await markPicturesForDeletion(tx, left);
  await tx.db.delete(products).where(inArray(products.id, ids));
  const stores = new Set(locked.flatMap(({ popupStoreId }) => popupStoreId ?? []));
  await announceListChange(tx.db, [...ids, ...stores]);
  return left;
}
