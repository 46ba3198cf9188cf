import { and, eq } from 'drizzle-orm';
import { canProductOrderBecome } from '../../../contract/lifecycles/product-order.lifecycle.ts';
import { statusChangeRefusalMessage } from '../../../contract/lifecycles/status-change-refusal.ts';
import type { Order, ProductOrderStatus } from '../../../contract/orders/order.ts';
import type { Context } from '../../context.ts';
import { productOrders } from '../../db/schema-orders.ts';
import { inTransaction } from '../../db/transaction.ts';
import { isLineEditableBy } from '../../policies/order-visibility.ts';
import { Refusal } from '../../http/refusal.ts';
import { recordAdminAction } from '../admin/audit-log/record-admin-action.ts';
import { getOrder } from './get-order.ts';
import { lockOrder, missingOrderRefusal } from './lock-order.ts';
import { changeLineStatuses, type StatusChangeDetails } from './change-line-statuses.ts';
import { notifyStatusChange } from './notify-status-change.ts';

interface LineStatusChange extends StatusChangeDetails {
  orderId: string;
  productOrderId: string;
  status: ProductOrderStatus;
}

/**
 * Status change of one order line (R4.12, R6.2, R7.19, R8.10). The shopper gets an e-mail with the texts, and
 * the order status follows. The line must belong to the order and, for a producer, be their own. Throws NOT_FOUND,
 * NOT_OWNER, or INVALID_TRANSITION with the reason.
 */
export const changeProductOrderStatus = (
  ctx: Context,
  { productOrderId, status, ...change }: LineStatusChange,
): Promise<{ order: Order }> =>
  inTransaction(ctx, async (ctx) => {
    const { orderId } = change;
    const { userId } = await lockOrder(ctx, orderId);
    const isOwnLine = and(eq(productOrders.id, productOrderId), isLineEditableBy(ctx));
    const [line] = await ctx.db
      .select({ status: productOrders.status })
      .from(productOrders)
      .where(and(eq(productOrders.orderId, orderId), isOwnLine));
    if (!line) throw missingOrderRefusal(ctx.asker);
    if (!canProductOrderBecome(line.status, status))
      throw new Refusal('INVALID_TRANSITION', statusChangeRefusalMessage(line.status, status));
    const moved = await changeLineStatuses(ctx, { ...change, to: status, lineIds: [productOrderId] });
    await notifyStatusChange(ctx, { ...change, to: status, moved });
    await recordAdminAction(ctx, userId, {
      kind: 'orderStatusChanged',
      changes: [
        { field: 'orderStatus', to: status },
        { field: 'orderId', to: orderId },
      ],
    });
    return getOrder(ctx, { id: orderId });
  });
