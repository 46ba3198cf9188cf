import { eq } from 'drizzle-orm';
import { announceListChange } from '../../db/change-feed.ts';
import { products } from '../../db/schema-products.ts';
import type { UploadHandler } from '../uploads/upload-handlers.ts';
import { unreferencedPictures } from '../pictures/unreferenced-pictures.ts';
import { galleryAfter, removedPictures, wantedPictures } from './gallery.ts';

/**
 * Upload handler of a product picture (R7.15): inserts the picture at its gallery position, notifies caches, and
 * returns the pictures it replaces. Null if the product no longer exists or no longer wants the picture.
 */
export const setProductPicture: UploadHandler = async ({ db, clock }, { subjectId, pictureName }) => {
  if (subjectId === null) return null;
  const [product] = await db.select().from(products).where(eq(products.id, subjectId)).for('no key update');
  if (!product || !wantedPictures(product).includes(pictureName)) return null;
  const after = galleryAfter(product, wantedPictures(product), [pictureName]);
  const version = product.version + 1;
  await db
    .update(products)
    .set({ ...after, version, picturedVersion: version, updatedAt: new Date(clock.now()) })
    .where(eq(products.id, product.id));
  await announceListChange(db, [
    product.id,
    ...(product.popupStoreId === null ? [] : [product.popupStoreId]),
  ]);
  return unreferencedPictures(db, [product.id], removedPictures(product, after));
};
