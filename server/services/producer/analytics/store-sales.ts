import { type SQL, sql } from 'drizzle-orm';
import type { DayRange } from '../../../../contract/values/day-range.ts';
import type { Context } from '../../../context.ts';
import { rowsOf } from '../../../db/database.ts';
import { productOrders } from '../../../db/schema-orders.ts';
import type { ProductSales, Sales } from '../../../db/schema-sales.ts';
import { marketDaySql, isWithin, timeRangeOf } from './market-days.ts';

type AnalyticsContext = Pick<Context, 'db' | 'timeZone'>;

const units = sql`sum(${productOrders.quantity})::int`;
const cents = sql`sum(${productOrders.priceCents}::bigint * ${productOrders.quantity})::bigint`;

/** Condition for a store's order lines that are not cancelled. */
const isSoldAt = (storeId: string): SQL =>
  sql`${productOrders.popupStoreId} = ${storeId} and ${productOrders.status} <> 'cancelled'`;

/**
 * Sales of a store by market day, from order lines; days without sales are absent. All lines of an order have the same
 * time, so orders per day add up.
 */
export async function salesByDay(
  { db, timeZone }: AnalyticsContext,
  storeId: string,
  days: DayRange,
): Promise<Map<string, Sales>> {
  const span = timeRangeOf(days, timeZone);
  const { createdAt, orderId } = productOrders;
  const rows = await rowsOf<{ day: string; orders: number; units: number; cents: string }>(
    db,
    sql`
      with bought as (
        select min(${createdAt}) as at, ${units} as units, ${cents} as cents
        from ${productOrders} where ${isSoldAt(storeId)} and ${isWithin(createdAt, span)} group by ${orderId}
      ), sold as (
        select ${marketDaySql(sql`at`, span, timeZone)} as day, count(*)::int as orders, sum(units)::int as units, sum(cents)::text as cents
        from bought group by 1
      )
      select day::text, orders, units, cents from sold`,
  );
  return new Map(rows.map(({ day, cents: sum, ...sold }) => [day, { ...sold, cents: Number(sum) }]));
}

/** Sales of a product in a month (its first day), or in the requested part of it. */
export interface ProductMonthSales extends ProductSales {
  month: string;
  productId: string;
}

/** Sales of a store by month and product, from order lines. */
export async function productsByMonth(
  { db, timeZone }: AnalyticsContext,
  storeId: string,
  days: DayRange,
): Promise<ProductMonthSales[]> {
  const span = timeRangeOf(days, timeZone);
  const { createdAt, productId } = productOrders;
  const rows = await rowsOf<{ month: string; id: string; units: number; cents: string }>(
    db,
    sql`
      select date_trunc('month', ${marketDaySql(createdAt, span, timeZone)})::date::text as month, ${productId} as id, ${units} as units,
        ${cents}::text as cents
      from ${productOrders} where ${isSoldAt(storeId)} and ${isWithin(createdAt, span)} group by 1, 2`,
  );
  return rows.map(({ id, cents: sum, ...sold }) => ({ productId: id, ...sold, cents: Number(sum) }));
}
