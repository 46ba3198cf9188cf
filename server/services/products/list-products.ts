import { count, eq, sql } from 'drizzle-orm';
import type { Infer } from 'superstruct';
import type { ProductsQuery } from '../../../contract/endpoints/products.ts';
import { PRODUCTS } from '../../../contract/limits.ts';
import type { ProductList } from '../../../contract/product.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { products } from '../../db/schema-products.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { askerId } from '../../policies/asker.ts';
import { presentProduct, productColumns } from './present-product.ts';
import {
  type Audience,
  audienceOf,
  isInListing,
  ORDERS,
  type ProductPage,
  shapeOf,
  valuesOf,
} from './product-listing.ts';
import { publicTotal } from './public-totals.ts';

const selectProducts = (db: Database, sort: ProductPage['sort']) => {
  const selected = db.select(productColumns).from(products).$dynamic();
  if (sort !== 'ending_soon') return selected;
  return selected.leftJoin(popupStores, eq(popupStores.id, products.popupStoreId));
};

const pageStatement = (audience: Audience, page: ProductPage) => (db: Database, name: string) =>
  selectProducts(db, page.sort)
    .where(isInListing(audience, page))
    .orderBy(ORDERS[page.sort ?? 'newest'])
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(name);

const totalStatement = (audience: Audience, page: ProductPage) => (db: Database, name: string) =>
  db.select({ total: count() }).from(products).where(isInListing(audience, page)).prepare(name);

/**
 * Active products that the public may see, newest first; those exclusive to a store only with that store's filter.
 * Producers also get their own exclusive ones, and with `active: false` their own inactive ones; admins get everything,
 * and with `active: true` what everybody gets (R7.14). Prices in currency units.
 */
export async function listProducts(
  ctx: Context,
  query: Infer<typeof ProductsQuery>,
): Promise<Infer<typeof ProductList>> {
  const now = ctx.clock.now();
  const asOf = query.asOf ?? new Date(now).toISOString();
  const page = { ...query, limit: query.limit ?? PRODUCTS.pageSize, offset: query.offset ?? 0, asOf };
  const audience = audienceOf(ctx.asker, query);
  const shape = shapeOf(audience, page);
  const values = valuesOf(page, askerId(ctx), now);
  const rows = await prepared(ctx.db, `products_${shape}`, pageStatement(audience, page)).execute(values);
  const countAll = async () => {
    const [counted] = await prepared(ctx.db, `totals_${shape}`, totalStatement(audience, page)).execute(
      values,
    );
    return counted?.total ?? 0;
  };
  const { limit: _, offset: __, asOf: ___, sort: ____, ...filters } = query;
  const total =
    audience === 'everybody'
      ? await publicTotal(ctx.db, JSON.stringify(filters), now, countAll)
      : await countAll();
  return {
    products: rows.slice(0, page.limit).map(presentProduct),
    pagination: { total, hasMore: rows.length > page.limit, asOf },
  };
}
