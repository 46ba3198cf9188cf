import { and, inArray } from 'drizzle-orm';
import type { AnswerOf, QueryOf } from '../../../contract/api/call-types.ts';
import type { Context } from '../../context.ts';
import { products } from '../../db/schema-products.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { isPublicProduct } from '../../policies/product-visibility.ts';
import { publicStoreSql } from '../../policies/store-visibility.ts';
import { presentPopupStore, selectPopupStores } from '../stores/present-popup-store.ts';
import { cachedProducts, rowVersionColumns } from '../catalogue/product-cache.ts';
import { withStores } from '../catalogue/seller-cache.ts';

/** Public products and stores of the given ids, unsorted; ids without a result are no longer public (R3.18). */
export async function lookUpFavourites(
  { db, clock }: Context,
  { productIds = [], popupStoreIds = [] }: QueryOf<'lookUpFavourites'>,
): Promise<AnswerOf<'lookUpFavourites'>> {
  const now = clock.now();
  const rows = await db
    .select(rowVersionColumns)
    .from(products)
    .where(and(inArray(products.id, productIds), isPublicProduct));
  const stores = await selectPopupStores(db).where(
    and(inArray(popupStores.id, popupStoreIds), publicStoreSql),
  );
  return {
    products: await withStores(db, await cachedProducts(db, rows), now),
    popupStores: stores.map((row) => presentPopupStore(row, now)),
  };
}
