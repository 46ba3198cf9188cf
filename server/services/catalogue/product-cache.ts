import { inArray, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Product } from '../../../contract/catalogue/product.ts';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { products } from '../../db/schema-products.ts';
import { presentValues, productValues } from './present-product.ts';

const MOST = 10_000;

/** Row version: id and xmin. The content of a version never changes. */
export interface RowVersion {
  id: string;
  writtenBy: string;
}

/** Columns of a row version. */
export const rowVersion = { id: products.id, writtenBy: sql<string>`${products}.xmin` };

const kept = new WeakMap<Database, LRUCache<string, Product>>();

const keyOf = ({ id, writtenBy }: RowVersion) => `${id}/${writtenBy}`;

const statement = (db: Database) =>
  db
    .select({ ...rowVersion, values: productValues })
    .from(products)
    .where(inArray(products.id, sql`(select unnest(${sql.placeholder('ids')}::uuid[]))`));

/**
 * Products of the given row versions, in order, for the wire. Cached by version, so a cached product is never outdated.
 * Not for use inside a transaction, which may write a row twice.
 */
export async function cachedProducts(db: Database, rows: readonly RowVersion[]): Promise<Product[]> {
  const known = kept.get(db) ?? new LRUCache<string, Product>({ max: MOST });
  kept.set(db, known);
  const missing = rows.filter((row) => !known.has(keyOf(row))).map(({ id }) => id);
  const read = new Map<string, Product>();
  if (missing.length > 0) {
    for (const row of await prepared(db, 'products_of_ids', statement).execute({ ids: missing })) {
      const product = Object.freeze(presentValues(row.values));
      read.set(row.id, product);
      known.set(keyOf(row), product);
    }
  }
  return rows.flatMap((row) => read.get(row.id) ?? known.get(keyOf(row)) ?? []);
}
