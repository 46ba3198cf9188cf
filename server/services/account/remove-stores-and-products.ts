import { asc, eq, inArray, or } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { announceListChange } from '../../db/change-feed.ts';
import { products } from '../../db/schema-products.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { markPicturesForDeletion } from '../pictures/remove-pictures.ts';
import { archiveStore } from '../stores/archive-store.ts';
import { NO_STORE_PICTURES, removedStorePictures, STORE_UPLOAD_PURPOSES } from '../stores/store-pictures.ts';
import { removeProducts } from '../catalogue/remove-products.ts';
import { closeUploads } from '../uploads/close-uploads.ts';

type Tx = Pick<Context, 'db' | 'clock'>;

/** Files to delete after the transaction: picture names and ZIP storage keys. */
export interface FilesToDelete {
  pictures: string[];
  archives: string[];
}

/** Maximum entities per change notification. */
const BATCH = 100;

/** Archives the stores of an account and removes their seller information and pictures. */
async function archiveStores(tx: Tx, own: (typeof popupStores.$inferSelect)[]): Promise<FilesToDelete> {
  const left: FilesToDelete = { pictures: [], archives: [] };
  for (const store of own) {
    left.archives.push(...(await archiveStore(tx, store)));
    const shown = removedStorePictures(store, NO_STORE_PICTURES);
    await closeUploads(tx, store.id, STORE_UPLOAD_PURPOSES);
    await markPicturesForDeletion(tx, shown);
    const { heroPicture, logoPicture, avatarPicture, bannerPicture } = NO_STORE_PICTURES;
    await tx.db
      .update(popupStores)
      .set({ ownerInfo: null, heroPicture, logoPicture, avatarPicture, bannerPicture })
      .where(eq(popupStores.id, store.id));
    await announceListChange(tx.db, [store.id, store.slug]);
    left.pictures.push(...shown);
  }
  return left;
}

/**
 * Removes everything that a locked account sells, within the given transaction: its products are deleted, its stores
 * archived. Orders retain their lines and the sale terms of their time (docs/decisions/060).
 */
export async function removeStoresAndProducts(tx: Tx, userId: string): Promise<FilesToDelete> {
  const { db } = tx;
  const own = await db
    .select()
    .from(popupStores)
    .where(eq(popupStores.ownerId, userId))
    .orderBy(asc(popupStores.id))
    .for('update');
  const { id, popupStoreId, pictureNames, producerId } = products;
  const storeIds = own.map((store) => store.id);
  const locked = await db
    .select({ id, popupStoreId, pictureNames, producerId })
    .from(products)
    .where(or(eq(producerId, userId), inArray(popupStoreId, storeIds)))
    .orderBy(asc(id))
    .for('no key update');
  const theirs = locked.filter((product) => product.producerId === userId);
  const pictures: string[] = [];
  for (let at = 0; at < theirs.length; at += BATCH)
    pictures.push(...(await removeProducts(tx, theirs.slice(at, at + BATCH))));
  const left = await archiveStores(tx, own);
  return { pictures: [...pictures, ...left.pictures], archives: left.archives };
}
