import { eq } from 'drizzle-orm';
import type { Order } from '../../../contract/orders/order.ts';
import type { Context } from '../../context.ts';
import { orders } from '../../db/schema-orders.ts';
import { isOrderVisibleTo, isLineEditableBy } from '../../policies/order-visibility.ts';
import { missingOrderRefusal } from './lock-order.ts';
import { presentOrder, presentOrderToProducer } from './present-order.ts';
import { readLines, readOrderHistory } from './read-orders.ts';

/**
 * One order with lines and history: own for a consumer, any for an admin, own lines only for a producer (R7.18). Throws
 * NOT_FOUND for a consumer and NOT_OWNER for a producer, whether the order exists or not.
 */
export async function getOrder(ctx: Context, { id }: { id: string }): Promise<{ order: Order }> {
  const isProducer = ctx.asker.role === 'producer';
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(isOrderVisibleTo(ctx.asker, eq(orders.id, id)));
  if (!order) throw missingOrderRefusal(ctx.asker);
  const lines = await readLines(ctx.db, [id], isProducer ? isLineEditableBy(ctx) : undefined);
  const tale = await readOrderHistory(ctx.db, id);
  const present = isProducer ? presentOrderToProducer : presentOrder;
  return { order: present(order, lines.get(order.id) ?? [], tale) };
}
