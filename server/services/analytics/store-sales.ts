import { type SQL, sql } from 'drizzle-orm';
import type { Days } from '../../../contract/values/days.ts';
import type { Context } from '../../context.ts';
import { rowsOf } from '../../db/database.ts';
import { productOrders } from '../../db/schema-orders.ts';
import { products } from '../../db/schema-products.ts';
import { dayOf, isWithin, spanOf } from './market-days.ts';

/** What was sold: orders that have something of it, pieces, and money. */
export interface Sales {
  orders: number;
  units: number;
  cents: number;
}

type SalesContext = Pick<Context, 'db' | 'timeZone'>;

const units = sql`sum(${productOrders.quantity})::int`;
const cents = sql`sum(${productOrders.priceCents}::bigint * ${productOrders.quantity})::text`;

const isSoldAt = (storeId: string): SQL =>
  sql`${productOrders.popupStoreId} = ${storeId} and ${productOrders.status} <> 'cancelled'`;

/**
 * What a store sold by days of the market; days without anything are left out. The lines of an order have one moment, so that days add
 * up.
 */
export async function salesByDay(
  { db, timeZone }: SalesContext,
  storeId: string,
  days: Days,
): Promise<Map<string, Sales>> {
  const span = spanOf(days, timeZone);
  const { createdAt, orderId } = productOrders;
  const rows = await rowsOf<{ day: string; orders: number; units: number; cents: string }>(
    db,
    sql`
      select ${dayOf(createdAt, span, timeZone)} as day, count(distinct ${orderId})::int as orders, ${units} as units, ${cents} as cents
      from ${productOrders} where ${isSoldAt(storeId)} and ${isWithin(createdAt, span)} group by 1`,
  );
  return new Map(rows.map(({ day, cents: sum, ...sold }) => [day, { ...sold, cents: Number(sum) }]));
}

/** What one product sold. */
export interface ProductSales {
  productId: string;
  name: string;
  units: number;
  cents: number;
}

/** The products of which a store sold most in these days, by money; one that is no more has the name under which it was bought last. */
export async function bestSellers(
  { db, timeZone }: SalesContext,
  storeId: string,
  days: Days,
  most: number,
): Promise<ProductSales[]> {
  const { createdAt, productId, name } = productOrders;
  const rows = await rowsOf<{ product_id: string; name: string; units: number; cents: string }>(
    db,
    sql`
      with sold as (
        select ${productId} as product_id, ${units} as units, ${cents} as cents,
          (array_agg(${name} order by ${createdAt} desc))[1] as name
        from ${productOrders} where ${isSoldAt(storeId)} and ${isWithin(createdAt, spanOf(days, timeZone))} group by 1
      )
      select sold.product_id, coalesce(${products.name}, sold.name) as name, sold.units, sold.cents
      from sold left join ${products} on ${products.id} = sold.product_id
      order by sold.cents::bigint desc, sold.units desc, sold.product_id limit ${most}`,
  );
  return rows.map(({ product_id, cents: sum, ...sold }) => ({
    productId: product_id,
    ...sold,
    cents: Number(sum),
  }));
}
