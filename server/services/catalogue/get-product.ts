import { and, eq, or, sql } from 'drizzle-orm';
import type { Product } from '../../../contract/catalogue/product.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { batchPerTick } from '../../db/batch-per-tick.ts';
import { memoizePerDatabase } from '../../db/memoize-per-database.ts';
import { preparedStatement } from '../../db/prepared-statements.ts';
import { products } from '../../db/schema-products.ts';
import { askerId } from '../../policies/asker.ts';
import { isProductOfAsker, isPublicProduct } from '../../policies/product-visibility.ts';
import { withStores } from './seller-cache.ts';
import { presentProduct, productValuesSql } from './present-product.ts';
import { productNotFound } from './product-not-found.ts';

const publicStatement = (db: Database) =>
  db
    .select({ values: productValuesSql })
    .from(products)
    .where(and(sql`${products.id} = any(${sql.placeholder('ids')}::uuid[])`, isPublicProduct));

const publicProduct = memoizePerDatabase((db) =>
  batchPerTick(async (ids: string[]) => {
    const found = await preparedStatement(db, 'public_products', publicStatement).execute({ ids });
    return new Map(found.map(({ values }) => [values[0], values]));
  }),
);

const hiddenStatement = (db: Database) =>
  db
    .select({ values: productValuesSql })
    .from(products)
    .where(
      and(
        eq(products.id, sql.placeholder('id')),
        or(isProductOfAsker, sql`${sql.placeholder('isAdmin')}::boolean`),
      ),
    );

async function findHidden(ctx: Context, id: string) {
  // Saves crawlers a query that finds nothing.
  if (ctx.asker.role === 'anonymous') return undefined;
  const asked = { id, asker: askerId(ctx), isAdmin: ctx.asker.role === 'admin' };
  const [hidden] = await preparedStatement(ctx.db, 'hidden_product', hiddenStatement).execute(asked);
  return hidden?.values;
}

/**
 * One product (R7.14). A product that is not public is visible to its producer, its store's owner and admins. Throws
 * NOT_FOUND.
 */
export async function getProduct(ctx: Context, { id }: { id: string }): Promise<{ product: Product }> {
  const values = (await publicProduct(ctx.db)(id.toLowerCase())) ?? (await findHidden(ctx, id));
  if (!values) throw productNotFound();
  const product = presentProduct(values);
  const [known = product] = await withStores(ctx.db, [product], ctx.clock.now());
  return { product: known };
}
