import { count, type SQL } from 'drizzle-orm';
import type { OrderCounts, OrderStatus } from '../../../contract/orders/order.ts';
import type { Context } from '../../context.ts';
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

/** Number of orders of a ledger per status. */
export async function countByStatus(
  { db }: Context,
  { table, status }: Pick<OrderSource, 'table' | 'status'>,
  isMeant: SQL | undefined,
): Promise<OrderCounts> {
  const rows = await db.select({ status, orders: count() }).from(table).where(isMeant).groupBy(status);
  return { ...NONE, ...Object.fromEntries(rows.map((row) => [String(row.status), row.orders])) };
}

/** Number of orders in one status, or in all. */
export const countInStatus = (counts: OrderCounts, status: OrderStatus | undefined): number =>
  status === undefined ? Object.values(counts).reduce((sum, some) => sum + some, 0) : counts[status];
