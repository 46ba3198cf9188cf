import { and, eq, or, sql } from 'drizzle-orm';
import type { Product } from '../../../contract/product.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { products } from '../../db/schema-products.ts';
import { askerId } from '../../policies/asker.ts';
import { isOfAsker, isPublicProduct } from '../../policies/product-visibility.ts';
import { Refusal } from '../../refusal.ts';
import { presentProduct, productColumns } from './present-product.ts';

const statement = (db: Database, name: string) =>
  db
    .select(productColumns)
    .from(products)
    .where(
      and(
        eq(products.id, sql.placeholder('id')),
        or(isPublicProduct, isOfAsker, sql`${sql.placeholder('isAdmin')}::boolean`),
      ),
    )
    .prepare(name);

/** One product; what the public may not see is there for its producer, its store's owner and admins (R7.14). Refuses with NOT_FOUND. */
export async function getProduct(ctx: Context, { id }: { id: string }): Promise<{ product: Product }> {
  const [row] = await prepared(ctx.db, 'product', statement).execute({
    id,
    asker: askerId(ctx),
    isAdmin: ctx.asker.role === 'admin',
  });
  if (!row) throw new Refusal('NOT_FOUND', 'Producto no encontrado o no disponible.');
  return { product: presentProduct(row) };
}
