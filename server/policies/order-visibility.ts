import { and, eq, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { Asker, Context } from '../context.ts';
import { orders, productOrders } from '../db/schema-orders.ts';
import { isOwnRow } from './asker.ts';

/**
 * Condition for the orders that the asker may see among those found: own orders, orders with own lines, or all for an
 * admin (R6.2, R6.8).
 */
export function isOrderVisibleTo(asker: Asker, found: SQL): SQL | undefined {
  if (asker.role === 'admin') return found;
  if (asker.role === 'consumer') return and(found, eq(orders.userId, asker.userId));
  if (asker.role === 'anonymous') return sql`false`;
  const hasOwnLine = sql`exists (select 1 from ${productOrders} where ${productOrders.orderId} = ${orders.id} and ${productOrders.producerId} = ${asker.userId})`;
  return and(found, hasOwnLine);
}

/** Condition for the order lines that a seller may see and move: own lines, or all for an admin (R6.2, R7.19). */
export const isLineEditableBy = (ctx: Pick<Context, 'asker'>): SQL | undefined =>
  isOwnRow(ctx, productOrders.producerId);

/** Condition for an order or parcel in progress: neither delivered nor cancelled; `status` is its column. */
export const isOrderOpen = (status: SQLWrapper): SQL =>
  sql`${status} in ('pending', 'organizing', 'ready_to_ship', 'shipped')`;
