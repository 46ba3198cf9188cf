import { and, inArray } from 'drizzle-orm';
import type { VisitNote } from '../../../contract/stores/visit-note.ts';
import type { Context } from '../../context.ts';
import { batchPerTick } from '../../db/batch-per-tick.ts';
import { perDatabase } from '../../db/per-database.ts';
import { products } from '../../db/schema-products.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { isPublicProduct } from '../../policies/product-visibility.ts';
import { isPublicStore } from '../../policies/store-visibility.ts';
import type { Visitor } from '../../visits/visitor-hasher.ts';

/** The stores of products that anybody may look at. */
const storeOfProduct = perDatabase((db) =>
  batchPerTick(async (ids: string[]) => {
    const { id, popupStoreId } = products;
    const found = await db
      .select({ id, popupStoreId })
      .from(products)
      .where(and(inArray(id, ids), isPublicProduct));
    return new Map(found.map((product) => [product.id, product.popupStoreId ?? undefined]));
  }),
);

const publicStore = perDatabase((db) =>
  batchPerTick(async (ids: string[]) => {
    const { id } = popupStores;
    const found = await db
      .select({ id })
      .from(popupStores)
      .where(and(inArray(id, ids), isPublicStore));
    return new Map(found.map((store) => [store.id, store.id]));
  }),
);

async function count(
  { db, visits, address, userAgent }: Context,
  { kind, popupStoreId, productId }: VisitNote,
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
 * Has counted what somebody did that the server could not see. Answers at once and says nothing: not whether there is such a store, nor
 * whether it was counted (R7.12). Whoever sells is not, nor a network that does more than people can.
 */
export async function noteVisit(ctx: Context, note: VisitNote): Promise<null> {
  const { asker, visits, log } = ctx;
  if (asker.role === 'producer' || asker.role === 'admin' || !visits.mayCount(ctx)) return null;
  count(ctx, note).catch((err: unknown) => log.warn({ err }, 'A visit could not be counted.'));
  return null;
}
