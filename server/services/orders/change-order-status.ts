import { and, eq, inArray, ne } from 'drizzle-orm';
import { canOrderBecome, type OrderAsker } from '../../../contract/lifecycles/order.lifecycle.ts';
import type { Order, OrderStatus, ProductOrderStatus } from '../../../contract/orders/order.ts';
import { ORDER_STATUSES } from '../../../contract/orders/order-status.ts';
import type { Context } from '../../context.ts';
import { orders, parcels, productOrders } from '../../db/schema-orders.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireAskerId } from '../../policies/asker.ts';
import { ownLines } from '../../policies/order-visibility.ts';
import { Refusal } from '../../refusal.ts';
import { getOrder } from './get-order.ts';
import { lockOrder } from './lock-order.ts';
import { moveLines, tellSteps } from './move-lines.ts';
import { tellWithdrawn } from './tell-order.ts';

interface StatusChange {
  orderId: string;
  status: OrderStatus;
}

const notFromHere = () =>
  new Refusal('INVALID_TRANSITION', 'El pedido no puede pasar a ese estado desde donde está.');

async function orderAsker(ctx: Context, orderId: string): Promise<OrderAsker> {
  const me = requireAskerId(ctx);
  const [others] = await ctx.db
    .select({ id: productOrders.id })
    .from(productOrders)
    .where(and(eq(productOrders.orderId, orderId), ne(productOrders.producerId, me)))
    .limit(1);
  const role = ctx.asker.role === 'admin' ? 'admin' : 'producer';
  return { role, isSoleProducer: others === undefined };
}

/** Closes a delivered order; its lines stay as they are. */
async function complete(ctx: Context, orderId: string): Promise<void> {
  const asker = await orderAsker(ctx, orderId);
  const before = ORDER_STATUSES.filter((from) => canOrderBecome(from, 'completed', asker));
  const at = new Date(ctx.clock.now());
  const [closed] = await ctx.db
    .update(orders)
    .set({ status: 'completed', updatedAt: at })
    .where(and(eq(orders.id, orderId), inArray(orders.status, before)))
    .returning({ id: orders.id });
  if (!closed) throw notFromHere();
  await ctx.db
    .update(parcels)
    .set({ status: 'completed' })
    .where(and(eq(parcels.orderId, orderId), eq(parcels.status, 'delivered')));
  await tellSteps(ctx, { orderId, status: 'completed', lineIds: [null], at });
}

async function move(ctx: Context, orderId: string, to: ProductOrderStatus) {
  const moved = await moveLines(ctx, { orderId, to, which: ownLines(ctx) });
  if (moved.length === 0) throw notFromHere();
  if (to === 'cancelled') await tellWithdrawn(ctx, { orderId, moved });
}

/**
 * Moves the lines of an order for which the step is allowed: all of them for an admin, a producer's own for a producer; the
 * order follows its lines. `completed` closes a delivered order. Refuses with NOT_FOUND, NOT_OWNER, or INVALID_TRANSITION
 * when nothing may go there (R4.12, R4.13, R6.2, R7.19).
 */
export const changeOrderStatus = (
  ctx: Context,
  { orderId, status }: StatusChange,
): Promise<{ order: Order }> =>
  inTransaction(ctx, async (ctx) => {
    await lockOrder(ctx, orderId);
    if (status === 'completed') await complete(ctx, orderId);
    else await move(ctx, orderId, status);
    return getOrder(ctx, { id: orderId });
  });
