import { and, eq, or, sql } from 'drizzle-orm';
import type { Product } from '../../../contract/product.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { products } from '../../db/schema-products.ts';
import { askerId } from '../../policies/asker.ts';
import { isOfAsker, isPublicProduct } from '../../policies/product-visibility.ts';
import { Refusal } from '../../refusal.ts';
import { presentValues, productValues } from './present-product.ts';

const publicStatement = (db: Database, name: string) =>
  db
    .select({ values: productValues })
    .from(products)
    .where(and(eq(products.id, sql.placeholder('id')), isPublicProduct))
    .prepare(name);

const hiddenStatement = (db: Database, name: string) =>
  db
    .select({ values: productValues })
    .from(products)
    .where(
      and(eq(products.id, sql.placeholder('id')), or(isOfAsker, sql`${sql.placeholder('isAdmin')}::boolean`)),
    )
    .prepare(name);

async function findHidden(ctx: Context, id: string) {
  if (ctx.asker.role === 'anonymous') return undefined;
  const asked = { id, asker: askerId(ctx), isAdmin: ctx.asker.role === 'admin' };
  const [hidden] = await prepared(ctx.db, 'hidden_product', hiddenStatement).execute(asked);
  return hidden;
}

/** One product; what the public may not see is there for its producer, its store's owner and admins (R7.14). Refuses with NOT_FOUND. */
export async function getProduct(ctx: Context, { id }: { id: string }): Promise<{ product: Product }> {
  const [found] = await prepared(ctx.db, 'product', publicStatement).execute({ id });
  const row = found ?? (await findHidden(ctx, id));
  if (!row) throw new Refusal('NOT_FOUND', 'Producto no encontrado o no disponible.');
  return { product: presentValues(row.values) };
}
