import { eq } from 'drizzle-orm';
import { orderOutcome } from '../../../contract/lifecycles/order-outcome.ts';
import type { Order } from '../../../contract/orders/order.ts';
import type { Context } from '../../context.ts';
import { productOrders } from '../../db/schema-orders.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Refusal } from '../../http/refusal.ts';
import { getOrder } from './get-order.ts';
import { lockOrder } from './lock-order.ts';
import { changeLineStatuses } from './change-line-statuses.ts';
import { notifyCancelled } from './notify-order.ts';

const SHOPPER = { role: 'consumer' } as const;

/**
 * Cancellation of the asker's order (R4.13, R5.14, R8.10). Every line must be pending or cancelled. The stock is
 * restored once, and everybody concerned gets an e-mail. Throws NOT_FOUND or INVALID_TRANSITION.
 */
export const cancelOrder = (ctx: Context, { id }: { id: string }): Promise<{ order: Order }> =>
  inTransaction(ctx, async (ctx) => {
    const { status } = await lockOrder(ctx, id);
    const lines = await ctx.db
      .select({ id: productOrders.id, status: productOrders.status })
      .from(productOrders)
      .where(eq(productOrders.orderId, id));
    const { moves } = orderOutcome({ status, lines }, SHOPPER, 'cancelled');
    if (moves.length === 0)
      throw new Refusal('INVALID_TRANSITION', 'El pedido no puede ser cancelado en su estado actual.');
    const moved = await changeLineStatuses(ctx, { orderId: id, to: 'cancelled', lineIds: moves });
    const { order } = await getOrder(ctx, { id });
    await notifyCancelled(ctx, order, moved);
    return { order };
  });
