import { sql } from 'drizzle-orm';
import type { Days } from '../../../contract/values/days.ts';
import type { Context } from '../../context.ts';
import { rowsOf } from '../../db/database.ts';
import { productOrders } from '../../db/schema-orders.ts';
import { products } from '../../db/schema-products.ts';
import { productDays } from '../../db/schema-visits.ts';
import { isWithin, spanOf } from './market-days.ts';
import { cents, isSoldAt, units } from './store-sales.ts';

/** What one product came to. */
export interface ProductFigures {
  productId: string;
  name: string;
  views: number;
  units: number;
  cents: number;
}

/**
 * The products of which a store sold most in these days, by money, and after them those that were looked at most. One that is no more
 * has a name under which it was bought; of one that nobody ever bought there is none, and it is left out.
 */
export async function bestProducts(
  { db, timeZone }: Pick<Context, 'db' | 'timeZone'>,
  storeId: string,
  days: Days,
  most: number,
): Promise<ProductFigures[]> {
  const { createdAt, productId, name } = productOrders;
  const rows = await rowsOf<Omit<ProductFigures, 'productId' | 'cents'> & { id: string; cents: string }>(
    db,
    sql`
      with sold as (
        select ${productId} as id, ${units} as units, ${cents} as cents, max(${name}) as name
        from ${productOrders} where ${isSoldAt(storeId)} and ${isWithin(createdAt, spanOf(days, timeZone))} group by 1
      ), seen as (
        select ${productDays.productId} as id, sum(${productDays.views})::int as views from ${productDays}
        where ${productDays.popupStoreId} = ${storeId} and ${productDays.day} between ${days.from} and ${days.to} group by 1
      ), both_of as (
        select id, coalesce(views, 0) as views, coalesce(units, 0) as units, coalesce(cents, 0) as cents, name
        from sold full join seen using (id)
      )
      select b.id, coalesce(${products.name}, b.name) as name, b.views, b.units, b.cents::text
      from both_of b left join ${products} on ${products.id} = b.id
      where coalesce(${products.name}, b.name) is not null
      order by b.cents desc, b.units desc, b.views desc, b.id limit ${most}`,
  );
  return rows.map(({ id, cents: sum, ...figures }) => ({ productId: id, ...figures, cents: Number(sum) }));
}
