import { sql } from 'drizzle-orm';
import { type DayRange, splitIntoMonths } from '../../../../contract/values/day-range.ts';
import { type Database, rowsOf } from '../../../db/database.ts';
import { productOrders } from '../../../db/schema-orders.ts';
import { products } from '../../../db/schema-products.ts';
import type { ProductSales } from '../../../db/schema-sales.ts';
import { productDays, productMonths } from '../../../db/schema-visits.ts';

/** Sales and views of one product. */
export interface ProductStats extends ProductSales {
  productId: string;
  name: string;
  views: number;
}

const isAmong = (
  column: typeof productDays.day | typeof productMonths.month,
  stretches: readonly DayRange[],
) =>
  stretches.length === 0
    ? sql`false`
    : sql`(${sql.join(
        stretches.map(({ from, to }) => sql`${column} between ${from} and ${to}`),
        sql` or `,
      )})`;

/**
 * Best products of a store in a range of days: by revenue, then by views. A deleted product appears under its name in
 * orders; one without orders is omitted. `sold` has the sales of these days.
 */
export async function bestProducts(
  db: Database,
  storeId: string,
  days: DayRange,
  sold: ReadonlyMap<string, ProductSales>,
  most: number,
): Promise<ProductStats[]> {
  const { months, others } = splitIntoMonths(days);
  const goods = JSON.stringify([...sold].map(([id, figures]) => ({ id, ...figures })));
  const rows = await rowsOf<Omit<ProductStats, 'productId' | 'cents'> & { id: string; cents: string }>(
    db,
    sql`
      with sold as (
        select * from jsonb_to_recordset(${goods}::jsonb) as sold(id uuid, units int, cents bigint)
      ), looks as (
        select ${productDays.productId} as id, views from ${productDays}
        where ${productDays.popupStoreId} = ${storeId} and ${isAmong(productDays.day, others)}
        union all
        select ${productMonths.productId}, views from ${productMonths}
        where ${productMonths.popupStoreId} = ${storeId} and ${isAmong(productMonths.month, months)}
      ), seen as (
        select id, sum(views)::int as views from looks group by id
      ), both_of as (
        select id, coalesce(views, 0) as views, coalesce(units, 0) as units, coalesce(cents, 0) as cents
        from sold full join seen using (id)
      ), named as (
        select b.*, coalesce(${products.name}, case when b.units > 0 then (
          select max(${productOrders.name}) from ${productOrders} where ${productOrders.productId} = b.id
        ) end) as name
        from both_of b left join ${products} on ${products.id} = b.id
      )
      select id, name, views, units, cents::text from named where name is not null
      order by named.cents desc, units desc, views desc, id limit ${most}`,
  );
  return rows.map(({ id, cents: sum, ...figures }) => ({ productId: id, ...figures, cents: Number(sum) }));
}
