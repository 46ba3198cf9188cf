import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { orderStatusOf } from '../../../contract/lifecycles/order.lifecycle.ts';
import { canProductOrderBecome } from '../../../contract/lifecycles/product-order.lifecycle.ts';
import type { OrderStatus, ProductOrderStatus } from '../../../contract/orders/order.ts';
import { PRODUCT_ORDER_STATUSES } from '../../../contract/orders/order-status.ts';
import type { Context } from '../../context.ts';
import { orderEvents, orders, parcels, productOrders } from '../../db/schema-orders.ts';
import { requireAskerId } from '../../policies/asker.ts';
import { restock } from './restock.ts';

interface Move {
  orderId: string;
  to: ProductOrderStatus;
  /** Which of the order's lines; all that the lifecycle lets go there unless said. */
  which?: SQL | undefined;
  notes?: string | undefined;
}

/** Statuses from which the lifecycle leads a line to this one. */
const statusesBefore = (to: ProductOrderStatus) =>
  PRODUCT_ORDER_STATUSES.filter((from) => canProductOrderBecome(from, to));

interface Told {
  orderId: string;
  status: OrderStatus;
  lineIds: (string | null)[];
  notes?: string | undefined;
  at: Date;
}

/** Writes down that an order (null) and lines of it took a step. */
export async function tellSteps(ctx: Context, { orderId, status, lineIds, notes, at }: Told): Promise<void> {
  await ctx.db.insert(orderEvents).values(
    lineIds.map((productOrderId) => ({
      id: ctx.newId(),
      orderId,
      productOrderId,
      status,
      notes: notes || null,
      actorId: requireAskerId(ctx),
      createdAt: at,
    })),
  );
}

type Line = Pick<typeof productOrders.$inferSelect, 'producerId' | 'status'>;

/** Brings the parcels of some producers up to date with their lines. */
async function packAnew(
  { db }: Context,
  orderId: string,
  lines: readonly Line[],
  producers: ReadonlySet<string>,
): Promise<void> {
  for (const producerId of producers) {
    const own = lines.filter((line) => line.producerId === producerId);
    await db
      .update(parcels)
      .set({ status: orderStatusOf(own.map((line) => line.status)) })
      .where(and(eq(parcels.orderId, orderId), eq(parcels.producerId, producerId)));
  }
}

/**
 * Brings the status of a locked order and of the parcels of whose lines moved up to date with its lines, and says whether the order
 * has another one now (R4.12).
 */
async function followLines(
  ctx: Context,
  orderId: string,
  moved: readonly Pick<Line, 'producerId'>[],
  at: Date,
): Promise<OrderStatus | null> {
  const { db } = ctx;
  const lines = await db
    .select({ producerId: productOrders.producerId, status: productOrders.status })
    .from(productOrders)
    .where(eq(productOrders.orderId, orderId));
  await packAnew(ctx, orderId, lines, new Set(moved.map(({ producerId }) => producerId)));
  const status = orderStatusOf(lines.map((line) => line.status));
  const [before] = await db.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId));
  await db.update(orders).set({ status, updatedAt: at }).where(eq(orders.id, orderId));
  return before?.status === status ? null : status;
}

/**
 * Moves lines of a locked order as far as their lifecycle allows, gives the stock of cancelled ones back, and lets the order
 * follow. Gives the lines that moved; none of them is no step of the order either.
 */
export async function moveLines(ctx: Context, { orderId, to, which, notes }: Move) {
  const at = new Date(ctx.clock.now());
  const moved = await ctx.db
    .update(productOrders)
    .set({ status: to, updatedAt: at })
    .where(and(eq(productOrders.orderId, orderId), which, inArray(productOrders.status, statusesBefore(to))))
    .returning({
      id: productOrders.id,
      productId: productOrders.productId,
      producerId: productOrders.producerId,
      quantity: productOrders.quantity,
    });
  if (moved.length === 0) return moved;
  if (to === 'cancelled') await restock(ctx, moved);
  const became = await followLines(ctx, orderId, moved, at);
  if (became) await tellSteps(ctx, { orderId, status: became, lineIds: [null], at });
  await tellSteps(ctx, { orderId, status: to, lineIds: moved.map(({ id }) => id), notes, at });
  return moved;
}
