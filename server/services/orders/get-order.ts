import { eq } from 'drizzle-orm';
import type { Order } from '../../../contract/orders/order.ts';
import type { Context } from '../../context.ts';
import { orders } from '../../db/schema-orders.ts';
import { isOrderOf, linesOfProducer } from '../../policies/order-visibility.ts';
import { orderMissing } from './lock-order.ts';
import { presentOrder, presentOrderToProducer } from './present-order.ts';
import { readLines, readTale } from './read-orders.ts';

/**
 * One order with its lines and history: a consumer's own, any for an admin, and for a producer the own lines of it
 * (R7.18). Refuses a consumer with NOT_FOUND and a producer with NOT_OWNER, whether the order exists or not.
 */
export async function getOrder(ctx: Context, { id }: { id: string }): Promise<{ order: Order }> {
  const isProducer = ctx.asker.role === 'producer';
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(isOrderOf(ctx.asker, eq(orders.id, id)));
  if (!order) throw orderMissing(ctx.asker);
  const lines = await readLines(ctx.db, [id], isProducer ? linesOfProducer(ctx) : undefined);
  const tale = await readTale(ctx.db, id);
  const present = isProducer ? presentOrderToProducer : presentOrder;
  return { order: present(order, lines.get(order.id) ?? [], tale) };
}
