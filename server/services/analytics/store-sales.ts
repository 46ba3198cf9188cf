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
      with bought as (
        select min(${createdAt}) as at, ${units} as units, ${cents} as cents
        from ${productOrders} where ${isSoldAt(storeId)} and ${isWithin(createdAt, span)} group by ${orderId}
      ), sold as (
        select ${dayOf(sql`at`, span, timeZone)} as day, count(*)::int as orders, sum(units)::int as units, sum(cents)::text as cents
        from bought group by 1
      )
      select day::text, orders, units, cents from sold`,
  );
  return new Map(rows.map(({ day, cents: sum, ...sold }) => [day, { ...sold, cents: Number(sum) }]));
}
