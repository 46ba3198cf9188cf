import { and, eq } from 'drizzle-orm';
import type { Order, ProductOrderStatus } from '../../../contract/orders/order.ts';
import type { Context } from '../../context.ts';
import { productOrders } from '../../db/schema-orders.ts';
import { inTransaction } from '../../db/transaction.ts';
import { ownLines } from '../../policies/order-visibility.ts';
import { Refusal } from '../../refusal.ts';
import { getOrder } from './get-order.ts';
import { lockOrder, orderMissing } from './lock-order.ts';
import { moveLines } from './move-lines.ts';
import { tellWithdrawn } from './tell-order.ts';

interface LineStatusChange {
  orderId: string;
  productOrderId: string;
  status: ProductOrderStatus;
  notes?: string | undefined;
}

/**
 * Moves one line of an order, with a note for who reads its history; the order follows. The line must be of that order and,
 * for a producer, the own one. Refuses with NOT_FOUND, NOT_OWNER or INVALID_TRANSITION (R4.12, R6.2, R7.19).
 */
export const changeProductOrderStatus = (
  ctx: Context,
  { orderId, productOrderId, status, notes }: LineStatusChange,
): Promise<{ order: Order }> =>
  inTransaction(ctx, async (ctx) => {
    await lockOrder(ctx, orderId);
    const which = and(eq(productOrders.id, productOrderId), ownLines(ctx));
    const [line] = await ctx.db
      .select({ id: productOrders.id })
      .from(productOrders)
      .where(and(eq(productOrders.orderId, orderId), which));
    if (!line) throw orderMissing(ctx.asker);
    const moved = await moveLines(ctx, { orderId, to: status, which, notes });
    if (moved.length === 0)
      throw new Refusal('INVALID_TRANSITION', 'El producto no puede pasar a ese estado desde donde está.');
    if (status === 'cancelled') await tellWithdrawn(ctx, { orderId, moved, notes });
    return getOrder(ctx, { id: orderId });
  });
