import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { CASING } from '../db/database.ts';
import type { Asker } from '../context.ts';
import { products } from '../db/schema-products.ts';
import { popupStores } from '../db/schema-stores.ts';
import { isOpenStore, isUpcomingStore } from './store-visibility.ts';

const query = new QueryBuilder({ casing: CASING });
const storesWhere = (holds: SQL) => query.select({ id: popupStores.id }).from(popupStores).where(holds);

/** Condition for products in a store that meets a condition. A subquery, because a join took 50 % longer. */
export const isInStoreWhere = (holds: SQL): SQL => inArray(products.popupStoreId, storesWhere(holds));

/** Condition for public products: active, with a thumbnail, and in a public store or without a store. */
export const isPublicProduct: SQL = sql`${products.isPublic}`;

/** Condition for public products that appear in lists without a store filter. */
export const isListedProduct: SQL = sql`${products.isListed}`;

const now = sql`${sql.placeholder('now')}::timestamptz`;

const isOpen = isOpenStore(now);
const isOpenOrUpcoming = sql`(${isOpenStore(now)} or ${isUpcomingStore(now)})`;

const isForSale = (isOfRightStore: SQL): SQL =>
  sql`${products.stock} > 0 and (${products.popupStoreId} is null or ${isOfRightStore})`;

/**
 * Condition for products that can be bought at the placeholder `now`: in stock, and in an open store or without a store
 * (R4.10).
 */
export const isForSaleNow: SQL = isForSale(isInStoreWhere(isOpen));

/** Condition for products that can be bought at `now` or when their upcoming store opens. */
export const isForSaleSoon: SQL = isForSale(isInStoreWhere(isOpenOrUpcoming));

/** Condition for a product's own store. */
export const isStoreOfProduct: SQL = sql`${popupStores.id} = ${products.popupStoreId}`;

/** Condition on one store by a lookup; `isInStoreWhere` reads all stores that meet it first. */
export const storeMeets = (isStore: SQL, holds: SQL): SQL =>
  sql`(select coalesce(${holds}, false) from ${popupStores} where ${isStore})`;

/** `isForSaleNow` and `isForSaleSoon` for products whose store is looked up. */
export const isForSaleIn = (isStore: SQL): Record<'now' | 'soon', SQL> => ({
  now: isForSale(storeMeets(isStore, isOpen)),
  soon: isForSale(storeMeets(isStore, isOpenOrUpcoming)),
});

/** Condition for products whose producer or store owner is the placeholder `asker`. */
export const isProductOfAsker: SQL | undefined = or(
  eq(products.producerId, sql.placeholder('asker')),
  isInStoreWhere(eq(popupStores.ownerId, sql.placeholder('asker'))),
);

/**
 * Condition for the products that the asker may change among those found: a producer's own, or all for an admin (R6.3,
 * R8.11).
 */
export function isProductEditableBy(asker: Asker, found: SQL): SQL | undefined {
  if (asker.role === 'admin') return found;
  if (asker.role === 'producer') return and(found, eq(products.producerId, asker.userId));
  return sql`false`;
}
