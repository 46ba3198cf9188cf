import { and, desc, inArray } from 'drizzle-orm';
import type { AnswerOf, QueryOf } from '../../../../contract/api/call-types.ts';
import type { ProducerOrderDto } from '../../../../contract/orders/order.ts';
import type { Context } from '../../../context.ts';
import { paginateRows, existedAsOf, rowsToRead } from '../../../db/list-page.ts';
import { orders } from '../../../db/schema-orders.ts';
import { isLineEditableBy } from '../../../policies/order-visibility.ts';
import { countByStatus, countOrders, countedTotalOf } from '../../orders/count-by-status.ts';
import { requestedOrderPage } from '../../orders/order-page.ts';
import { toProducerOrderDto, presentOrder, presentOrderToProducer } from '../../orders/present-order.ts';
import { orderSourceOf } from './order-source.ts';
import { producerOrderFilterSql, isInStatus } from './producer-order-filters.ts';
import { readLines } from '../../orders/read-orders.ts';

/** Orders by ids, in that order, from the seller's view. */
async function readOrders(ctx: Context, ids: string[]): Promise<ProducerOrderDto[]> {
  const rows = await ctx.db.select().from(orders).where(inArray(orders.id, ids));
  const byId = new Map(rows.map((order) => [order.id, order]));
  const lines = await readLines(ctx.db, ids, isLineEditableBy(ctx));
  const present = ctx.asker.role === 'admin' ? presentOrder : presentOrderToProducer;
  return ids.flatMap((id) => {
    const [order, own = []] = [byId.get(id), lines.get(id)];
    return order ? toProducerOrderDto(present(order, own)) : [];
  });
}

/**
 * Orders with lines of the asker, newest first, reduced to own lines with their total and status (R3.13, R6.2, R7.19).
 * An admin gets all orders; other roles an empty list. `counts` ignore the status filter. Not cached.
 */
export async function listProducerOrders(
  ctx: Context,
  query: QueryOf<'listProducerOrders'>,
): Promise<AnswerOf<'listProducerOrders'>> {
  const page = requestedOrderPage(query, ctx.clock.now());
  const ledger = orderSourceOf(ctx);
  const isMeant = and(
    ledger.isOwn,
    existedAsOf(ledger.createdAt, page),
    producerOrderFilterSql(ledger, query),
  );
  const counted =
    ctx.asker.role === 'admin'
      ? await countOrders(ctx, query, isMeant)
      : { counts: await countByStatus(ctx, ledger, isMeant), isBound: false };
  const read = await ctx.db
    .select({ id: ledger.orderId })
    .from(ledger.table)
    .where(and(isMeant, isInStatus(ledger, query)))
    .orderBy(desc(ledger.createdAt), desc(ledger.orderId))
    .limit(rowsToRead(page))
    .offset(page.offset);
  const { total, ...bound } = countedTotalOf(counted, query.status);
  const { rows, pagination } = paginateRows(page, read, total);
  const ids = rows.map(({ id }) => String(id));
  return {
    orders: await readOrders(ctx, ids),
    pagination: { ...pagination, ...bound },
    counts: counted.counts,
  };
}
