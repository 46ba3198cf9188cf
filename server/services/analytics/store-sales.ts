import { type SQL, sql } from 'drizzle-orm';
import type { Days } from '../../../contract/values/days.ts';
import type { Context } from '../../context.ts';
import { rowsOf } from '../../db/database.ts';
import { productOrders } from '../../db/schema-orders.ts';
import { dayOf, isWithin, spanOf } from './market-days.ts';

/** What was sold: orders that have something of it, pieces, and money. */
export interface Sales {
  orders: number;
  units: number;
  cents: number;
}

export const units = sql`sum(${productOrders.quantity})::int`;
export const cents = sql`sum(${productOrders.priceCents}::bigint * ${productOrders.quantity})::bigint`;

/** Holds for the lines of a store that bring it something. */
export const isSoldAt = (storeId: string): SQL =>
  sql`${productOrders.popupStoreId} = ${storeId} and ${productOrders.status} <> 'cancelled'`;

/**
 * What a store sold by days of the market; days without anything are left out. The lines of an order have one moment, so that days add
 * up.
 */
export async function salesByDay(
  { db, timeZone }: Pick<Context, 'db' | 'timeZone'>,
  storeId: string,
  days: Days,
): Promise<Map<string, Sales>> {
  const span = spanOf(days, timeZone);
  const { createdAt, orderId } = productOrders;
  const rows = await rowsOf<{ day: string; orders: number; units: number; cents: string }>(
    db,
    sql`
      select ${dayOf(createdAt, span, timeZone)} as day, count(distinct ${orderId})::int as orders, ${units} as units, ${cents}::text as cents
      from ${productOrders} where ${isSoldAt(storeId)} and ${isWithin(createdAt, span)} group by 1`,
  );
  return new Map(rows.map(({ day, cents: sum, ...sold }) => [day, { ...sold, cents: Number(sum) }]));
}
