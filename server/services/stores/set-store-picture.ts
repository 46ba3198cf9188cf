import { eq } from 'drizzle-orm';
import type { StoreImage } from '../../../contract/stores/store-image.ts';
import { announceListChange } from '../../db/change-feed.ts';
import { popupStores } from '../../db/schema-stores.ts';
import type { UploadHandler } from '../uploads/upload-handlers.ts';
import { lockStoreProducts } from './lock-store-products.ts';
import { storePicturesAfter, removedStorePictures } from './store-pictures.ts';

/**
 * Upload handler of a store picture (R3.8): sets it, notifies caches, and returns the previous picture. Null if the
 * store no longer exists.
 */
export const createStorePictureHandler =
  (key: StoreImage): UploadHandler =>
  async ({ db, clock }, { subjectId, pictureName }) => {
    if (subjectId === null) return null;
    const [store] = await db.select().from(popupStores).where(eq(popupStores.id, subjectId)).for('update');
    if (!store) return null;
    const columns = storePicturesAfter(store, { arrived: { key, name: pictureName } });
    if (columns.isReady !== store.isReady) await lockStoreProducts(db, store.id);
    await db
      .update(popupStores)
      .set({ ...columns, updatedAt: new Date(clock.now()) })
      .where(eq(popupStores.id, store.id));
    await announceListChange(db, [store.id, store.slug]);
    return removedStorePictures(store, columns);
  };
