import { eq } from 'drizzle-orm';
import type { Product } from '../../../contract/catalogue/product.ts';
import type { Context } from '../../context.ts';
import { listChangeSql } from '../../db/change-feed.ts';
import { products } from '../../db/schema-products.ts';
import type { LockedProduct } from './lock-product.ts';
import { presentProduct, productValuesSql } from './present-product.ts';

export type ProductColumns = Partial<
  Pick<
    typeof products.$inferInsert,
    | 'name'
    | 'producerName'
    | 'shortDescription'
    | 'priceCents'
    | 'stock'
    | 'popupStoreId'
    | 'isPopupStoreExclusive'
    | 'details'
    | 'isActive'
    | 'pictureNames'
    | 'gallery'
    | 'isReady'
  >
>;

/**
 * Writes an edit of a locked product as its next version and notifies the caches of old and new store. Returns the
 * updated product, without its store.
 */
export async function writeProduct(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { id, popupStoreId, version }: Pick<LockedProduct, 'id' | 'popupStoreId' | 'version'>,
  columns: ProductColumns,
): Promise<Product> {
  const next = version + 1;
  const stores = new Set([popupStoreId, columns.popupStoreId ?? null]);
  const [written] = await db
    .update(products)
    .set({
      ...columns,
      version: next,
      editedVersion: next,
      updatedAt: new Date(clock.now()),
    })
    .where(eq(products.id, id))
    .returning({
      values: productValuesSql,
      told: listChangeSql([id, ...[...stores].filter((store) => store !== null)]),
    });
  if (!written) throw new Error(`The locked product ${id} is gone.`);
  return presentProduct(written.values);
}
