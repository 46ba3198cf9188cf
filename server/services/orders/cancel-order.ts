import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { canConsumerCancel } from '../../../contract/lifecycles/order.lifecycle.ts';
import type { Order } from '../../../contract/order.ts';
import type { Context } from '../../context.ts';
import { announceChange } from '../../db/change-feed.ts';
import { orderEvents, orders, productOrders } from '../../db/schema-orders.ts';
import { products } from '../../db/schema-products.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireAskerId } from '../../policies/asker.ts';
import { Refusal } from '../../refusal.ts';
import { getOrder } from './get-order.ts';
import { type OrderServices, tellCancelled } from './tell-order.ts';

/** Locks one of the asker's orders until the transaction ends: whatever moves an order or its lines begins with that. */
async function lockOwnOrder(ctx: Context, id: string) {
  const [order] = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, requireAskerId(ctx))))
    .for('update');
  if (!order) throw new Refusal('NOT_FOUND', 'Pedido no encontrado.');
}

async function restock({ db }: Context, lines: { productId: string; quantity: number }[]) {
  const ids = lines.map(({ productId }) => productId);
  await db
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for('no key update');
  const back = JSON.stringify(lines);
  await db.execute(sql`
    update ${products} set stock = ${products.stock} + line.quantity
    from jsonb_to_recordset(${back}::jsonb) as line("productId" uuid, quantity int)
    where ${products.id} = line."productId"`);
  await announceChange(db, ids);
}

/**
 * Cancels an order of the asker while every line that is not cancelled is pending, gives the stock back, once, and mails to
 * all whom it concerns.
 * Refuses with NOT_FOUND or INVALID_TRANSITION (R4.13, R5.14, R8.10).
 */
export const cancelOrder = (
  ctx: Context,
  services: OrderServices,
  { id }: { id: string },
): Promise<{ order: Order }> =>
  inTransaction(ctx, async (ctx) => {
    await lockOwnOrder(ctx, id);
    const isLine = eq(productOrders.orderId, id);
    const lines = await ctx.db.select({ status: productOrders.status }).from(productOrders).where(isLine);
    if (!canConsumerCancel(lines.map(({ status }) => status)))
      throw new Refusal('INVALID_TRANSITION', 'El pedido no puede ser cancelado en su estado actual.');
    const at = { status: 'cancelled', updatedAt: new Date(ctx.clock.now()) } as const;
    const cancelled = await ctx.db
      .update(productOrders)
      .set(at)
      .where(and(isLine, eq(productOrders.status, 'pending')))
      .returning({
        id: productOrders.id,
        productId: productOrders.productId,
        quantity: productOrders.quantity,
      });
    await restock(ctx, cancelled);
    await ctx.db.update(orders).set(at).where(eq(orders.id, id));
    await ctx.db.insert(orderEvents).values(
      [null, ...cancelled.map((line) => line.id)].map((productOrderId) => ({
        id: ctx.newId(),
        orderId: id,
        productOrderId,
        status: at.status,
        actorId: requireAskerId(ctx),
        createdAt: at.updatedAt,
      })),
    );
    const { order } = await getOrder(ctx, { id });
    const isCancelledNow = new Set(cancelled.map((line) => line.id));
    await tellCancelled(
      ctx,
      services,
      order,
      order.items.filter((line) => isCancelledNow.has(line.id)),
    );
    return { order };
  });
