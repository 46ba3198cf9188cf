import { and, eq, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { Asker, Context } from '../context.ts';
import { orders, productOrders } from '../db/schema-orders.ts';
import { isOwnRow } from './asker.ts';

/** The orders that somebody may see among those that `found` holds for: the own, those with own lines, or all (R6.2, R6.8). */
export function isOrderOf(asker: Asker, found: SQL): SQL | undefined {
  if (asker.role === 'admin') return found;
  if (asker.role === 'consumer') return and(found, eq(orders.userId, asker.userId));
  if (asker.role === 'anonymous') return sql`false`;
  const hasOwnLine = sql`exists (select 1 from ${productOrders} where ${productOrders.orderId} = ${orders.id} and ${productOrders.producerId} = ${asker.userId})`;
  return and(found, hasOwnLine);
}

/** The lines of orders that a seller may see and move: the own, or all for an admin (R6.2, R7.19). */
export const linesOfProducer = (ctx: Pick<Context, 'asker'>): SQL | undefined =>
  isOwnRow(ctx, productOrders.producerId);

/** An order, or a parcel of it, with something that has neither come nor been cancelled; `status` is its column. */
export const isOrderOpen = (status: SQLWrapper): SQL =>
  sql`${status} in ('pending', 'organizing', 'ready_to_ship', 'shipped')`;
