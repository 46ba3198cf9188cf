import { inArray, sql } from 'drizzle-orm';
import type { Product, ProductStore } from '../../../contract/catalogue/product.ts';
import type { Database } from '../../db/database.ts';
import type { Changes } from '../../db/engine.ts';
import { preparedStatement } from '../../db/prepared-statements.ts';
import { users } from '../../db/schema-auth.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { presentDates } from '../stores/present-dates.ts';
import { memoizePerMarket } from '../../db/memoize-per-database.ts';
import { CACHE_LIMITS } from '../../limits.ts';
import { MemoryCache } from '../../memory-cache.ts';

const isAsked = (id: typeof users.id | typeof popupStores.id) =>
  inArray(id, sql`(select unnest(${sql.placeholder('ids')}::uuid[]))`);

const { id, name, status, startDate, endDate } = popupStores;

const storeStatement = (db: Database) =>
  db.select({ id, name, status, startDate, endDate }).from(popupStores).where(isAsked(id));

const storesOf = memoizePerMarket(
  () => new MemoryCache<ProductStore>({ name: 'product_stores', ...CACHE_LIMITS.sellers }),
);

const readStores = (db: Database) => async (ids: string[]) => {
  const rows = await preparedStatement(db, 'named_stores_of_ids', storeStatement).execute({ ids });
  return new Map<string, ProductStore>(
    rows.map((row) => [row.id, Object.freeze({ name: row.name, status: row.status, ...presentDates(row) })]),
  );
};

const accountStatement = (db: Database) =>
  db.select({ id: users.id, fullName: users.fullName }).from(users).where(isAsked(users.id));

const accountNamesOf = memoizePerMarket(
  () => new MemoryCache<string>({ name: 'account_names', ...CACHE_LIMITS.sellers }),
);

const readAccountNames = (db: Database) => async (ids: string[]) => {
  const rows = await preparedStatement(db, 'names_of_ids', accountStatement).execute({ ids });
  return new Map(rows.map((row) => [row.id, row.fullName]));
};

const sellerNames = (db: Database, products: readonly Product[], now: number) =>
  accountNamesOf(db).getOrReadAll(
    products.flatMap(({ producerId }) => producerId ?? []),
    now,
    readAccountNames(db),
  );

const named = (product: Product, sellerName: string | undefined): Product =>
  sellerName === undefined ? product : { ...product, sellerName };

/** Invalidates changed stores and accounts in the cache. */
export function invalidateSellers(db: Database, changes: Changes): void {
  storesOf(db).invalidate(changes);
  accountNamesOf(db).invalidate(changes);
}

/** Products with the current account name of their seller. `now` in ms UTC. Not for use inside a transaction. */
export async function withSellers(
  db: Database,
  products: readonly Product[],
  now: number,
): Promise<Product[]> {
  const names = await sellerNames(db, products, now);
  return products.map((product) => named(product, names.get(product.producerId ?? '')));
}

/**
 * Products with the seller's name and the name, status and dates of their store (R4.10). Not for use inside a
 * transaction.
 */
export async function withStores(
  db: Database,
  products: readonly Product[],
  now: number,
): Promise<Product[]> {
  const storeIds = products.flatMap(({ popupStoreId }) => popupStoreId ?? []);
  const [names, known] = await Promise.all([
    sellerNames(db, products, now),
    storesOf(db).getOrReadAll(storeIds, now, readStores(db)),
  ]);
  return products.map((product) => ({
    ...named(product, names.get(product.producerId ?? '')),
    popupStore: known.get(product.popupStoreId ?? ''),
  }));
}
