import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Infer } from 'superstruct';
import type { QueryOf } from '../../../contract/api/call-types.ts';
import type { OrderList } from '../../../contract/orders/order.ts';
import type { Context } from '../../context.ts';
import { countRows, paginateRows, existedAsOf, rowsToRead } from '../../db/list-page.ts';
import { idempotencyKeys, orders } from '../../db/schema-orders.ts';
import { isOwnRow, requireAskerId } from '../../policies/asker.ts';
import { countOrders, countedTotalOf } from './count-by-status.ts';
import { requestedOrderPage } from './order-page.ts';
import { presentOrder } from './present-order.ts';
import { allOrderSource } from '../producer/orders/order-source.ts';
import { producerOrderFilterSql, isInStatus } from '../producer/orders/producer-order-filters.ts';
import { readLines } from './read-orders.ts';

const placedUnder = (ctx: Context, key: string) =>
  inArray(
    orders.id,
    ctx.db
      .select({ orderId: idempotencyKeys.orderId })
      .from(idempotencyKeys)
      .where(and(eq(idempotencyKeys.userId, requireAskerId(ctx)), eq(idempotencyKeys.key, key))),
  );

/**
 * Order list of the asker, newest first; for an admin all orders, with counts per status (ignoring the status filter).
 * `idempotencyKey` finds the order of a checkout whose answer was lost (R7.18).
 */
export async function listOrders(
  ctx: Context,
  query: QueryOf<'listOrders'>,
): Promise<Infer<typeof OrderList>> {
  const page = requestedOrderPage(query, ctx.clock.now());
  const ledger = allOrderSource();
  const isMeant = and(
    isOwnRow(ctx, orders.userId),
    existedAsOf(orders.createdAt, page),
    producerOrderFilterSql(ledger, query),
    query.idempotencyKey ? placedUnder(ctx, query.idempotencyKey) : undefined,
  );
  const isListed = and(isMeant, isInStatus(ledger, query));
  const read = await ctx.db
    .select()
    .from(orders)
    .where(isListed)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(rowsToRead(page))
    .offset(page.offset);
  const counted = ctx.asker.role === 'admin' ? await countOrders(ctx, query, isMeant) : undefined;
  // The total is derived from the status counts if available, because a count over 100,000 orders takes as long as the
  // page.
  const { total, ...bound } = counted
    ? countedTotalOf(counted, query.status)
    : { total: await countRows(ctx.db, orders, isListed) };
  const { rows, pagination } = paginateRows(page, read, total);
  const lines = await readLines(
    ctx.db,
    rows.map(({ id }) => id),
  );
  return {
    orders: rows.map((order) => presentOrder(order, lines.get(order.id) ?? [])),
    pagination: { ...pagination, ...bound },
    ...(counted && { counts: counted.counts }),
  };
}
