import { count, type SQL, sql } from 'drizzle-orm';
import type { PageInfo } from '../../../contract/api/pagination.ts';
import { LIST_LIMITS } from '../../../contract/limits.ts';
import type { OrderCounts, OrderStatus } from '../../../contract/orders/order.ts';
import { ORDER_STATUSES } from '../../../contract/orders/order-status.ts';
import type { Context } from '../../context.ts';
import { rowsOf } from '../../db/database.ts';
import { inLane } from '../../db/lanes.ts';
import { boundTotal } from '../../db/list-page.ts';
import { memoizePerMarket } from '../../db/memoize-per-database.ts';
import { orders } from '../../db/schema-orders.ts';
import { MemoryCache } from '../../memory-cache.ts';
import { isOrderSearch } from '../producer/orders/producer-order-filters.ts';
import type { OrderSource } from '../producer/orders/order-source.ts';

const NONE: OrderCounts = {
  pending: 0,
  organizing: 0,
  ready_to_ship: 0,
  shipped: 0,
  delivered: 0,
  cancelled: 0,
  completed: 0,
};

type Rows = readonly { status: unknown; orders: number }[];

const countsOf = (rows: Rows): OrderCounts => ({
  ...NONE,
  ...Object.fromEntries(rows.map((row) => [String(row.status), row.orders])),
});

/** Number of orders of a ledger per status. */
export async function countByStatus(
  { db }: Pick<Context, 'db'>,
  { table, status }: Pick<OrderSource, 'table' | 'status'>,
  isMeant: SQL | undefined,
): Promise<OrderCounts> {
  return countsOf(await db.select({ status, orders: count() }).from(table).where(isMeant).groupBy(status));
}

/** Counts of all orders of a market; each takes as long as reading an index of all orders. */
const allCounts = memoizePerMarket(
  () => new MemoryCache<OrderCounts>({ name: 'order_counts', maxEntries: 1, ttl: 60_000 }),
);

/**
 * Number of orders of the whole market per status: exact up to 1,000 of a status; a larger number is up to a minute
 * old.
 */
export async function countAllOrders({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<OrderCounts> {
  const few = await rowsOf<{ status: OrderStatus; orders: number }>(
    db,
    sql`select wanted.status, (select count(*)::int from (
        select 1 from ${orders} where ${orders.status} = wanted.status limit ${LIST_LIMITS.countedRows + 1}
      ) as found) as orders
      from jsonb_array_elements_text(${JSON.stringify(ORDER_STATUSES)}::jsonb) as wanted(status)`,
  );
  if (few.every((row) => row.orders <= LIST_LIMITS.countedRows)) return countsOf(few);
  const known = await allCounts(db).getOrCompute('all', clock.now(), () =>
    countByStatus({ db: inLane(db, 'jobs') }, { table: orders, status: orders.status }, undefined),
  );
  return countsOf(
    few.map(({ status, orders: total }) => ({
      status,
      orders: total <= LIST_LIMITS.countedRows ? total : Math.max(total, known[status]),
    })),
  );
}

/** Maximum orders that filters of an admin count. */
const MOST_FOUND = 2_000;

/** Counts per status of some orders of a market, and if there are more. */
interface FoundCounts {
  counts: OrderCounts;
  isBound: boolean;
}

/** Number of the market's orders that filters find, per status. Counts some of them if they are many. */
async function countFoundOrders({ db }: Pick<Context, 'db'>, isMeant: SQL | undefined): Promise<FoundCounts> {
  const found = db
    .select({ status: orders.status })
    .from(orders)
    .where(isMeant)
    .limit(MOST_FOUND + 1)
    .as('found');
  const rows = await db.select({ status: found.status, orders: count() }).from(found).groupBy(found.status);
  const counts = countsOf(rows);
  return { counts, isBound: countInStatus(counts, undefined) > MOST_FOUND };
}

/** Number of the market's orders that a query's filters find, per status, for admins. */
export const countOrders = async (
  ctx: Pick<Context, 'db' | 'clock'>,
  query: Parameters<typeof isOrderSearch>[0] & { idempotencyKey?: string | undefined },
  isMeant: SQL | undefined,
): Promise<FoundCounts> =>
  isOrderSearch(query) || query.idempotencyKey !== undefined
    ? countFoundOrders(ctx, isMeant)
    : { counts: await countAllOrders(ctx), isBound: false };

/** Number of orders in one status, or in all. */
const countInStatus = (counts: OrderCounts, status: OrderStatus | undefined): number =>
  status === undefined ? Object.values(counts).reduce((sum, some) => sum + some, 0) : counts[status];

/** Total of a list from its counts; of bound counts it is bound, too. */
export function countedTotalOf(
  { counts, isBound }: FoundCounts,
  status: OrderStatus | undefined,
): Pick<PageInfo, 'total' | 'totalIsBound'> {
  const total = countInStatus(counts, status);
  return isBound ? { ...boundTotal(total), totalIsBound: true } : { total };
}
