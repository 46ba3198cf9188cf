import { and, eq, inArray } from 'drizzle-orm';
import { orderStatusOf } from '../../../contract/lifecycles/order.lifecycle.ts';
import { canProductOrderBecome } from '../../../contract/lifecycles/product-order.lifecycle.ts';
import type { OrderStatus, ProductOrderStatus } from '../../../contract/orders/order.ts';
import { PRODUCT_ORDER_STATUSES } from '../../../contract/orders/order-status.ts';
import type { Context } from '../../context.ts';
import { orders, parcels, productOrders } from '../../db/schema-orders.ts';
import { changedOrderRefusal } from './lock-order.ts';
import { restoreStock } from './restore-stock.ts';
import { reportStatusDuration } from './report-status-duration.ts';
import { recordStatusChanges } from './record-status-changes.ts';

/** Texts of a status change for the shopper. */
export interface StatusChangeDetails {
  notes?: string | undefined;
  /** Carrier and tracking number, only for a shipment. */
  carrier?: string | undefined;
  trackingNumber?: string | undefined;
}

interface Move extends StatusChangeDetails {
  orderId: string;
  to: ProductOrderStatus;
  /** Ids of the lines that move. */
  lineIds: readonly string[];
}

type Line = Pick<typeof productOrders.$inferSelect, 'producerId' | 'status'>;

/** Line that moved in a status change. */
export type MovedLine = Pick<
  typeof productOrders.$inferSelect,
  'id' | 'productId' | 'producerId' | 'quantity'
>;

/** Statuses from which a line may change to this one. */
const statusesBefore = (to: ProductOrderStatus) =>
  PRODUCT_ORDER_STATUSES.filter((from) => canProductOrderBecome(from, to));

const statusOf = (lines: readonly Line[]) => orderStatusOf(lines.map(({ status }) => status));

const linesOf = ({ db }: Context, orderId: string): Promise<Line[]> =>
  db
    .select({ producerId: productOrders.producerId, status: productOrders.status })
    .from(productOrders)
    .where(eq(productOrders.orderId, orderId));

/**
 * Updates the status of a locked order, and of the moved lines' parcels, from their lines (R4.12). Returns the new
 * order status; null if it is unchanged.
 */
async function followLines(
  ctx: Context,
  orderId: string,
  moved: readonly MovedLine[],
  at: Date,
): Promise<OrderStatus | null> {
  const { db } = ctx;
  const lines = await linesOf(ctx, orderId);
  for (const producerId of new Set(moved.map((line) => line.producerId)))
    await db
      .update(parcels)
      .set({ status: statusOf(lines.filter((line) => line.producerId === producerId)) })
      .where(and(eq(parcels.orderId, orderId), eq(parcels.producerId, producerId)));
  const status = statusOf(lines);
  const [before] = await db.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId));
  await db.update(orders).set({ status, updatedAt: at }).where(eq(orders.id, orderId));
  if (before === undefined || before.status === status) return null;
  await reportStatusDuration(ctx, orderId, before.status);
  return status;
}

/**
 * Moves lines of a locked order, restores the stock of cancelled ones, and updates the order status. Returns the moved
 * lines. Throws INVALID_TRANSITION if a line can no longer move (R8.10).
 */
export async function changeLineStatuses(
  ctx: Context,
  { orderId, to, lineIds, notes, carrier, trackingNumber }: Move,
): Promise<MovedLine[]> {
  const at = new Date(ctx.clock.now());
  const sent = to === 'shipped' && { carrier: carrier || null, trackingNumber: trackingNumber || null };
  const moved = await ctx.db
    .update(productOrders)
    .set({ status: to, updatedAt: at, ...sent })
    .where(
      and(
        eq(productOrders.orderId, orderId),
        inArray(productOrders.id, [...lineIds]),
        inArray(productOrders.status, statusesBefore(to)),
      ),
    )
    .returning({
      id: productOrders.id,
      productId: productOrders.productId,
      producerId: productOrders.producerId,
      quantity: productOrders.quantity,
    });
  if (moved.length !== lineIds.length) throw changedOrderRefusal();
  if (to === 'cancelled') await restoreStock(ctx, moved);
  const became = await followLines(ctx, orderId, moved, at);
  if (became) await recordStatusChanges(ctx, { orderId, status: became, lineIds: [null], at });
  await recordStatusChanges(ctx, { orderId, status: to, lineIds: moved.map(({ id }) => id), notes, at });
  return moved;
}
