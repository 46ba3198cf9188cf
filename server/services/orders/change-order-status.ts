import { and, eq } from 'drizzle-orm';
import {
  orderOutcome,
  type OrderBeforeChange,
  type OrderOutcome,
  statusChangeRefusalReason,
} from '../../../contract/lifecycles/order-outcome.ts';
import type { OrderAsker } from '../../../contract/lifecycles/order.lifecycle.ts';
import type { Order, OrderStatus, ProductOrderStatus } from '../../../contract/orders/order.ts';
import type { Context } from '../../context.ts';
import { orders, parcels, productOrders } from '../../db/schema-orders.ts';
import { inTransaction } from '../../db/transaction.ts';
import { isLineEditableBy } from '../../policies/order-visibility.ts';
import { Refusal } from '../../http/refusal.ts';
import { recordAdminAction } from '../admin/audit-log/record-admin-action.ts';
import { getOrder } from './get-order.ts';
import { lockOrder } from './lock-order.ts';
import { reportStatusDuration } from './report-status-duration.ts';
import { changeLineStatuses, type StatusChangeDetails } from './change-line-statuses.ts';
import { ownStatusOf } from './present-order.ts';
import { recordStatusChanges } from './record-status-changes.ts';
import { notifyStatusChange } from './notify-status-change.ts';

interface StatusChange extends StatusChangeDetails {
  orderId: string;
  status: OrderStatus;
  /** True if the admin accepts an order status other than `status`. */
  partial?: boolean | undefined;
}

/** Locked order from the asker's view: a producer's own lines and their status, or the whole order for an admin. */
async function orderFor(
  ctx: Context,
  orderId: string,
  status: OrderStatus,
): Promise<{ before: OrderBeforeChange; asker: OrderAsker }> {
  const isOfOrder = eq(productOrders.orderId, orderId);
  const lines = await ctx.db
    .select({ id: productOrders.id, status: productOrders.status })
    .from(productOrders)
    .where(and(isOfOrder, isLineEditableBy(ctx)))
    .orderBy(productOrders.id);
  if (ctx.asker.role === 'admin') return { before: { status, lines }, asker: { role: 'admin' } };
  const own = ownStatusOf(
    status,
    lines.map((line) => line.status),
  );
  const isSoleProducer = lines.length === (await ctx.db.$count(productOrders, isOfOrder));
  return { before: { status: own, lines }, asker: { role: 'producer', isSoleProducer } };
}

/** Completes a delivered order; its lines stay unchanged. */
async function complete(
  ctx: Context,
  { orderId, notes }: StatusChange,
  before: OrderBeforeChange,
): Promise<void> {
  const at = new Date(ctx.clock.now());
  await ctx.db.update(orders).set({ status: 'completed', updatedAt: at }).where(eq(orders.id, orderId));
  await reportStatusDuration(ctx, orderId, before.status);
  await ctx.db
    .update(parcels)
    .set({ status: 'completed' })
    .where(and(eq(parcels.orderId, orderId), eq(parcels.status, 'delivered')));
  await recordStatusChanges(ctx, { orderId, status: 'completed', lineIds: [null], notes, at });
}

async function applyStatusChange(
  ctx: Context,
  change: StatusChangeDetails & { orderId: string; to: ProductOrderStatus },
  { moves }: OrderOutcome,
): Promise<void> {
  const moved = await changeLineStatuses(ctx, { ...change, lineIds: moves });
  await notifyStatusChange(ctx, { ...change, moved });
}

/**
 * Status change of an order through its lines (R4.12, R4.13, R6.2, R7.19, R8.10). Lines that may move do so: all for an
 * admin, own lines for a producer. The order status follows, and the shopper gets an e-mail. `completed` closes a
 * delivered order. Throws NOT_FOUND, NOT_OWNER, or INVALID_TRANSITION with the reason. For an admin, INVALID_TRANSITION
 * with the outcome also if the order would get another status, unless `partial` is set.
 */
export const changeOrderStatus = (
  ctx: Context,
  { status, partial = false, ...change }: StatusChange,
): Promise<{ order: Order }> =>
  inTransaction(ctx, async (ctx) => {
    const { orderId } = change;
    const locked = await lockOrder(ctx, orderId);
    const { before, asker } = await orderFor(ctx, orderId, locked.status);
    if (status === 'completed' && asker.role === 'producer' && !asker.isSoleProducer)
      throw new Refusal('INVALID_TRANSITION', 'Un pedido de varios puestos lo completa el mercado.');
    const outcome = orderOutcome(before, asker, status);
    const why = statusChangeRefusalReason(before, asker, { to: status, outcome, partial });
    if (why !== null)
      throw new Refusal('INVALID_TRANSITION', why, asker.role === 'admin' ? { data: { outcome } } : {});
    if (status === 'completed') await complete(ctx, { status, ...change }, before);
    else await applyStatusChange(ctx, { ...change, to: status }, outcome);
    await recordAdminAction(ctx, locked.userId, {
      kind: 'orderStatusChanged',
      changes: [
        { field: 'orderStatus', to: outcome.becomes },
        ...(outcome.becomes === status ? [] : [{ field: 'lineStatus', to: status }]),
        { field: 'orderId', to: orderId },
      ],
    });
    return getOrder(ctx, { id: orderId });
  });
