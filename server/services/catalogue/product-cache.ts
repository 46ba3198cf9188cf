import { inArray, sql } from 'drizzle-orm';
import type { Product } from '../../../contract/catalogue/product.ts';
import type { Database } from '../../db/database.ts';
import { memoizePerMarket } from '../../db/memoize-per-database.ts';
import { preparedStatement } from '../../db/prepared-statements.ts';
import { products } from '../../db/schema-products.ts';
import { CACHE_LIMITS } from '../../limits.ts';
import { MemoryCache } from '../../memory-cache.ts';
import { presentProduct, productValuesSql } from './present-product.ts';

/** Row version: id and xmin. The content of a version never changes. */
export interface RowVersion {
  id: string;
  writtenBy: string;
}

/** Columns of a row version. */
export const rowVersionColumns = { id: products.id, writtenBy: sql<string>`${products}.xmin` };

const productsOf = memoizePerMarket(
  () => new MemoryCache<Product>({ name: 'products', ...CACHE_LIMITS.products }),
);

const keyOf = ({ id, writtenBy }: RowVersion) => `${id}/${writtenBy}`;

const statement = (db: Database) =>
  db
    .select({ ...rowVersionColumns, values: productValuesSql })
    .from(products)
    .where(inArray(products.id, sql`(select unnest(${sql.placeholder('ids')}::uuid[]))`));

/**
 * Products of the given row versions, in order, for the wire. Cached by version, so a cached product is never outdated.
 * Not for use inside a transaction, which may write a row twice.
 */
export async function cachedProducts(db: Database, rows: readonly RowVersion[]): Promise<Product[]> {
  // Without a time limit, the time of the cache has no meaning.
  const found = await productsOf(db).getOrReadAll(rows.map(keyOf), 0, async (missing) => {
    const ids = missing.map((key) => key.slice(0, key.indexOf('/')));
    const read = await preparedStatement(db, 'products_of_ids', statement).execute({ ids });
    return new Map(read.map((row) => [keyOf(row), Object.freeze(presentProduct(row.values))]));
  });
  // By id, because a row that was written since has a newer version.
  const products = new Map([...found.values()].map((product) => [product.id, product]));
  return rows.flatMap(({ id }) => products.get(id) ?? []);
}
