import { and, eq, inArray, ne } from 'drizzle-orm';
import { canOrderBecome, type OrderAsker } from '../../../contract/lifecycles/order.lifecycle.ts';
import { refusedStep } from '../../../contract/lifecycles/refused-step.ts';
import type { Order, OrderStatus } from '../../../contract/orders/order.ts';
import { ORDER_STATUSES } from '../../../contract/orders/order-status.ts';
import type { Context } from '../../context.ts';
import { orders, parcels, productOrders } from '../../db/schema-orders.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireAskerId } from '../../policies/asker.ts';
import { ownLines } from '../../policies/order-visibility.ts';
import { Refusal } from '../../refusal.ts';
import { writeOfficeDeed } from '../journal/write-office-deed.ts';
import { getOrder } from './get-order.ts';
import { lockOrder } from './lock-order.ts';
import { moveLines, type StepDetails } from './move-lines.ts';
import { recordSteps } from './record-steps.ts';
import { tellStep } from './tell-step.ts';

interface StatusChange extends StepDetails {
  orderId: string;
  status: OrderStatus;
}

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

async function notToClose(
  { db }: Context,
  orderId: string,
  { role, isSoleProducer }: OrderAsker,
): Promise<Refusal> {
  if (role === 'producer' && !isSoleProducer)
    return new Refusal('INVALID_TRANSITION', 'Un pedido de varios puestos lo completa el mercado.');
  const [order] = await db.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId));
  return new Refusal('INVALID_TRANSITION', refusedStep(order?.status ?? 'completed', 'completed'));
}

/** Closes a delivered order; its lines stay as they are. */
async function complete(ctx: Context, { orderId, notes }: StatusChange): Promise<void> {
  const asker = await orderAsker(ctx, orderId);
  const before = ORDER_STATUSES.filter((from) => canOrderBecome(from, 'completed', asker));
  const at = new Date(ctx.clock.now());
  const [closed] = await ctx.db
    .update(orders)
    .set({ status: 'completed', updatedAt: at })
    .where(and(eq(orders.id, orderId), inArray(orders.status, before)))
    .returning({ id: orders.id });
  if (!closed) throw await notToClose(ctx, orderId, asker);
  await ctx.db
    .update(parcels)
    .set({ status: 'completed' })
    .where(and(eq(parcels.orderId, orderId), eq(parcels.status, 'delivered')));
  await recordSteps(ctx, { orderId, status: 'completed', lineIds: [null], notes, at });
}

/**
 * Moves the lines of an order for which the step is allowed: all of them for an admin, a producer's own for a producer; the
 * order follows its lines, and the shopper is told. `completed` closes a delivered order. Refuses with NOT_FOUND, NOT_OWNER, or
 * INVALID_TRANSITION and why when nothing may go there (R4.12, R4.13, R6.2, R7.19, R8.10).
 */
export const changeOrderStatus = (
  ctx: Context,
  { status, ...change }: StatusChange,
): Promise<{ order: Order }> =>
  inTransaction(ctx, async (ctx) => {
    const { orderId } = change;
    const { userId } = await lockOrder(ctx, orderId);
    if (status === 'completed') await complete(ctx, { status, ...change });
    else {
      const moved = await moveLines(ctx, { ...change, to: status, which: ownLines(ctx) });
      await tellStep(ctx, { ...change, to: status, moved });
    }
    await writeOfficeDeed(ctx, userId, {
      kind: 'orderStatusChanged',
      changes: [
        { field: 'orderStatus', to: status },
        { field: 'orderId', to: orderId },
      ],
    });
    return getOrder(ctx, { id: orderId });
  });
