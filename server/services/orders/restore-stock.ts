import { asc, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { announceListChange } from '../../db/change-feed.ts';
import { products } from '../../db/schema-products.ts';

/** Restores the stock of cancelled lines. Products are locked in id order; deleted ones are skipped. */
export async function restoreStock(
  { db }: Context,
  lines: readonly { productId: string; quantity: number }[],
): Promise<void> {
  const ids = lines.map(({ productId }) => productId);
  await db
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for('no key update');
  const back = JSON.stringify(lines.map(({ productId, quantity }) => ({ productId, quantity })));
  await db.execute(sql`
    update ${products} set stock = ${products.stock} + line.quantity, version = ${products.version} + 1,
      stocked_version = ${products.version} + 1
    from (
      select "productId", sum(quantity)::int as quantity
      from jsonb_to_recordset(${back}::jsonb) as line("productId" uuid, quantity int) group by 1
    ) as line
    where ${products.id} = line."productId"`);
  await announceListChange(db, ids);
}
