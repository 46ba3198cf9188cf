import { and, count, desc, eq, gte, inArray, lte } from 'drizzle-orm';
import type { Infer } from 'superstruct';
import type { QueryOf } from '../../../contract/calls/call-types.ts';
import { ORDERS } from '../../../contract/limits.ts';
import type { OrderList } from '../../../contract/orders/order.ts';
import type { Context } from '../../context.ts';
import { idempotencyKeys, orders } from '../../db/schema-orders.ts';
import { requireAskerId } from '../../policies/asker.ts';
import { presentOrder } from './present-order.ts';
import { readLines } from './read-orders.ts';

const MAX_OFFSET = 1_000_000_000;

const placedUnder = ({ db }: Context, userId: string, key: string) =>
  inArray(
    orders.id,
    db
      .select({ orderId: idempotencyKeys.orderId })
      .from(idempotencyKeys)
      .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))),
  );

/**
 * The orders that the asker placed, newest first; an admin gets everybody's. With `idempotencyKey`, the one that was placed
 * under it or none: how a checkout whose answer was lost asks what happened (R7.18).
 */
export async function listOrders(
  ctx: Context,
  query: QueryOf<'listOrders'>,
): Promise<Infer<typeof OrderList>> {
  const me = requireAskerId(ctx);
  const limit = query.limit ?? ORDERS.pageSize;
  const offset = query.offset ?? Math.min(((query.page ?? 1) - 1) * limit, MAX_OFFSET);
  const asOf = query.asOf ?? new Date(ctx.clock.now()).toISOString();
  const isListed = and(
    ctx.asker.role === 'admin' ? undefined : eq(orders.userId, me),
    lte(orders.createdAt, new Date(asOf)),
    query.status ? eq(orders.status, query.status) : undefined,
    query.fromDate ? gte(orders.createdAt, new Date(query.fromDate)) : undefined,
    query.toDate ? lte(orders.createdAt, new Date(query.toDate)) : undefined,
    query.idempotencyKey ? placedUnder(ctx, me, query.idempotencyKey) : undefined,
  );
  const rows = await ctx.db
    .select()
    .from(orders)
    .where(isListed)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await ctx.db.select({ total: count() }).from(orders).where(isListed);
  const total = counted?.total ?? 0;
  const lines = await readLines(
    ctx.db,
    rows.map(({ id }) => id),
  );
  return {
    orders: rows.map((order) => presentOrder(order, lines.get(order.id) ?? [])),
    pagination: { total, hasMore: offset + rows.length < total, asOf },
  };
}
