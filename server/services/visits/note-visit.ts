import { and, inArray } from 'drizzle-orm';
import type { VisitEvent } from '../../../contract/stores/visit-event.ts';
import type { Context } from '../../context.ts';
import { batchPerTick } from '../../db/batch-per-tick.ts';
import { memoizePerDatabase } from '../../db/memoize-per-database.ts';
import { products } from '../../db/schema-products.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { isPublicProduct } from '../../policies/product-visibility.ts';
import { publicStoreSql } from '../../policies/store-visibility.ts';
import type { Visitor } from '../../visits/visitor-hasher.ts';

/** Store ids of public products. */
const storeOfProduct = memoizePerDatabase((db) =>
  batchPerTick(async (ids: string[]) => {
    const { id, popupStoreId } = products;
    const found = await db
      .select({ id, popupStoreId })
      .from(products)
      .where(and(inArray(id, ids), isPublicProduct));
    return new Map(found.map((product) => [product.id, product.popupStoreId ?? undefined]));
  }),
);

const publicStore = memoizePerDatabase((db) =>
  batchPerTick(async (ids: string[]) => {
    const { id } = popupStores;
    const found = await db
      .select({ id })
      .from(popupStores)
      .where(and(inArray(id, ids), publicStoreSql));
    return new Map(found.map((store) => [store.id, store.id]));
  }),
);

async function count(
  { db, visits, address, userAgent }: Context,
  { kind, popupStoreId, productId }: VisitEvent,
) {
  const visitor: Visitor = { address, userAgent };
  const storeId =
    productId === undefined
      ? await publicStore(db)((popupStoreId ?? '').toLowerCase())
      : await storeOfProduct(db)(productId.toLowerCase());
  if (storeId === undefined) return;
  const seen = { storeId, productId: productId?.toLowerCase() };
  if (kind === 'looked') visits.look(visitor, seen);
  else if (kind === 'checkout') visits.noteCheckout(visitor, storeId);
  else if (seen.productId !== undefined) visits.add(visitor, { storeId, productId: seen.productId });
}

/**
 * Counts a client-side analytics event that the server cannot observe (R7.12). It returns at once and reveals nothing,
 * not even if the store exists. Sellers are not counted, nor networks with more activity than people can cause.
 */
export async function noteVisit(ctx: Context, note: VisitEvent): Promise<null> {
  const { asker, visits, log } = ctx;
  if (asker.role === 'producer' || asker.role === 'admin' || !visits.mayCount(ctx)) return null;
  count(ctx, note).catch((err: unknown) => log.warn({ err }, 'A visit could not be counted.'));
  return null;
}
