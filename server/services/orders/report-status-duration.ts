import { and, eq, isNull, max } from 'drizzle-orm';
import type { OrderStatus } from '../../../contract/orders/order.ts';
import type { Context } from '../../context.ts';
import { orderEvents } from '../../db/schema-orders.ts';

/**
 * Reports to the metrics how long an order was in the status that it leaves, before the change is in its history. A
 * repeated transaction reports twice, which is rare and only blurs a figure.
 */
export async function reportStatusDuration(
  { db, clock, metrics }: Pick<Context, 'db' | 'clock' | 'metrics'>,
  orderId: string,
  state: OrderStatus,
): Promise<void> {
  if (!metrics) return;
  const [last] = await db
    .select({ at: max(orderEvents.createdAt) })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), isNull(orderEvents.productOrderId)));
  if (last?.at) metrics.stateLeft({ chart: 'order', state, stayed: clock.now() - last.at.getTime() });
}
