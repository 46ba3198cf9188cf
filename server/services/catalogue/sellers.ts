import { inArray, sql } from 'drizzle-orm';
import type { Product, ProductStore } from '../../../contract/catalogue/product.ts';
import type { Database } from '../../db/database.ts';
import type { Changes } from '../../db/engine.ts';
import { prepared } from '../../db/prepared.ts';
import { users } from '../../db/schema-auth.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { presentDates } from '../stores/present-dates.ts';
import { createChangeCache } from './change-cache.ts';

const isAsked = (id: typeof users.id | typeof popupStores.id) =>
  inArray(id, sql`(select unnest(${sql.placeholder('ids')}::uuid[]))`);

const { id, name, status, startDate, endDate } = popupStores;

const storeStatement = (db: Database) =>
  db.select({ id, name, status, startDate, endDate }).from(popupStores).where(isAsked(id));

const stores = createChangeCache(async (db, ids) => {
  const rows = await prepared(db, 'named_stores_of_ids', storeStatement).execute({ ids });
  return new Map<string, ProductStore>(
    rows.map((row) => [row.id, Object.freeze({ name: row.name, status: row.status, ...presentDates(row) })]),
  );
});

const accountStatement = (db: Database) =>
  db.select({ id: users.id, fullName: users.fullName }).from(users).where(isAsked(users.id));

const accounts = createChangeCache(async (db, ids) => {
  const rows = await prepared(db, 'names_of_ids', accountStatement).execute({ ids });
  return new Map(rows.map((row) => [row.id, row.fullName]));
});

const accountsOf = (db: Database, products: readonly Product[], now: number) =>
  accounts.of(
    db,
    products.flatMap(({ producerId }) => producerId ?? []),
    now,
  );

const named = (product: Product, sellerName: string | undefined): Product =>
  sellerName === undefined ? product : { ...product, sellerName };

/** Lets go of the stores and accounts that changed, so that the next list tells how they are now. */
export function forgetSellers(db: Database, changes: Changes): void {
  stores.forget(db, changes);
  accounts.forget(db, changes);
}

/** These products, each with the name of the account that sells it. `now` in ms UTC. Not for use inside a transaction. */
export async function withSellers(
  db: Database,
  products: readonly Product[],
  now: number,
): Promise<Product[]> {
  const names = await accountsOf(db, products, now);
  return products.map((product) => named(product, names.get(product.producerId ?? '')));
}

/**
 * The same, and with the name, the status and the dates of its store, if it has one (R4.10). Not for use inside a
 * transaction.
 */
export async function withStores(
  db: Database,
  products: readonly Product[],
  now: number,
): Promise<Product[]> {
  const storeIds = products.flatMap(({ popupStoreId }) => popupStoreId ?? []);
  const [names, known] = await Promise.all([accountsOf(db, products, now), stores.of(db, storeIds, now)]);
  return products.map((product) => {
    const popupStore = known.get(product.popupStoreId ?? '');
    const told = named(product, names.get(product.producerId ?? ''));
    return popupStore ? { ...told, popupStore } : told;
  });
}
