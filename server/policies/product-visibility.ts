import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { CASING } from '../db/database.ts';
import type { Asker } from '../context.ts';
import { products } from '../db/schema-products.ts';
import { popupStores } from '../db/schema-stores.ts';
import { isOpenStore, isUpcomingStore } from './store-visibility.ts';

const query = new QueryBuilder({ casing: CASING });
const storesWhere = (holds: SQL) => query.select({ id: popupStores.id }).from(popupStores).where(holds);

/** A product that stands in a store of which that holds. Asked once for all stores: a join cost half as much again. */
export const isInStoreWhere = (holds: SQL): SQL => inArray(products.popupStoreId, storesWhere(holds));

/** A product that anybody may look at: switched on, with its thumbnail, in a store that is public or in none. */
export const isPublicProduct: SQL = sql`${products.isPublic}`;

/** A public product that belongs into lists which no store was chosen for. */
export const isListedProduct: SQL = sql`${products.isListed}`;

const now = sql`${sql.placeholder('now')}::timestamptz`;

const isForSaleWhere = (isRightStore: SQL): SQL =>
  sql`${products.stock} > 0 and (${products.popupStoreId} is null or ${isInStoreWhere(isRightStore)})`;

/** A product that can be bought at the placeholder `now`: its store is open, or it stands in none, and some of it is left (R4.10). */
export const isForSaleNow: SQL = isForSaleWhere(isOpenStore(now));

/** A product that can be bought then, or as soon as its store opens. */
export const isForSaleSoon: SQL = isForSaleWhere(sql`(${isOpenStore(now)} or ${isUpcomingStore(now)})`);

/** A product whose producer, or the owner of whose store, is the placeholder `asker`. */
export const isOfAsker: SQL | undefined = or(
  eq(products.producerId, sql.placeholder('asker')),
  isInStoreWhere(eq(popupStores.ownerId, sql.placeholder('asker'))),
);

/** The products that somebody may change among those that `found` holds for: a producer's own, or all (R6.3, R8.11). */
export function isProductOf(asker: Asker, found: SQL): SQL | undefined {
  if (asker.role === 'admin') return found;
  if (asker.role === 'producer') return and(found, eq(products.producerId, asker.userId));
  return sql`false`;
}
