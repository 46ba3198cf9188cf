import { type SQL, sql } from 'drizzle-orm';
import type { OrderStatus } from '../../../../contract/orders/order.ts';
import type { Role } from '../../../../contract/account/role.ts';
import type { Context } from '../../../context.ts';
import { onlyRow, rowsOf } from '../../../db/database.ts';
import { orderEvents, orders, parcels, productOrders } from '../../../db/schema-orders.ts';
import { popupStores } from '../../../db/schema-stores.ts';
import { marketDaySql, isWithin, type TimeRange } from '../analytics/market-days.ts';

type Asked = Pick<Context, 'db' | 'timeZone'>;

/** Sales without cancelled lines: orders, pieces, and revenue in cents. */
export interface ProducerSales {
  orders: number;
  units: number;
  cents: number;
}

/** Sales of a day, with the number of fully cancelled orders. */
export interface ProducerDaySales extends ProducerSales {
  cancelledOrders: number;
}

/** Amounts come as text, because they may exceed SQL's int. */
type Row<T extends ProducerSales> = Omit<T, 'cents'> & { cents: string };

const LONGEST_LIST = 50;

const { createdAt, orderId, producerId, quantity, priceCents, status, popupStoreId } = productOrders;
const isSold = sql`${status} <> 'cancelled'`;
const units = sql`coalesce(sum(${quantity}) filter (where ${isSold}), 0)::int`;
const cents = sql`coalesce(sum(${priceCents}::bigint * ${quantity}) filter (where ${isSold}), 0)::text`;
const soldOrders = sql`(count(distinct ${orderId}) filter (where ${isSold}))::int`;

const isOf = (producer: string, span: TimeRange): SQL =>
  sql`${producerId} = ${producer} and ${isWithin(createdAt, span)}`;

const counted = <T extends { cents: string }>(rows: readonly T[]) =>
  rows.map(({ cents: sum, ...row }) => ({ ...row, cents: Number(sum) }));

/** Sales of a producer by market day; days without orders are absent. */
export async function producerSalesByDay(
  { db, timeZone }: Asked,
  producer: string,
  span: TimeRange,
): Promise<Map<string, ProducerDaySales>> {
  const rows = await rowsOf<Row<ProducerDaySales> & { day: string }>(
    db,
    sql`
      with own as (
        select min(${createdAt}) as at, bool_or(${isSold}) as is_sold, ${units} as units, ${cents}::bigint as cents
        from ${productOrders} where ${isOf(producer, span)} group by ${orderId}
      )
      select ${marketDaySql(sql`at`, span, timeZone)}::text as day, (count(*) filter (where is_sold))::int as orders,
        (count(*) filter (where not is_sold))::int as "cancelledOrders", sum(units)::int as units, sum(cents)::text as cents
      from own group by 1`,
  );
  return new Map(counted(rows).map(({ day, ...ordered }) => [day, ordered]));
}

/** Sales of a producer by current parcel status. */
export async function producerSalesByStatus(
  { db }: Asked,
  producer: string,
  span: TimeRange,
): Promise<(ProducerSales & { status: OrderStatus })[]> {
  const rows = await rowsOf<Row<ProducerSales & { status: OrderStatus }>>(
    db,
    sql`
      select ${parcels.status} as status, count(distinct ${orderId})::int as orders, ${units} as units, ${cents} as cents
      from ${productOrders}
      join ${parcels} on ${parcels.orderId} = ${orderId} and ${parcels.producerId} = ${producerId}
      where ${isOf(producer, span)} group by 1 order by 2 desc, 1`,
  );
  return counted(rows);
}

/** Sales of a producer by store, best first. The id is null without a store; the name is null for a deleted store. */
export async function producerSalesByStore(
  { db }: Asked,
  producer: string,
  span: TimeRange,
): Promise<(ProducerSales & { id: string | null; name: string | null })[]> {
  const rows = await rowsOf<Row<ProducerSales & { id: string | null; name: string | null }>>(
    db,
    sql`
      select ${popupStoreId} as id, max(${popupStores.name}) as name, ${soldOrders} as orders, ${units} as units, ${cents} as cents
      from ${productOrders} left join ${popupStores} on ${popupStores.id} = ${popupStoreId}
      where ${isOf(producer, span)} group by 1
      order by coalesce(sum(${priceCents}::bigint * ${quantity}) filter (where ${isSold}), 0) desc, 1 nulls last`,
  );
  return counted(rows);
}

/** Median hours from the order to its first shipment; null if nothing was shipped. */
export async function medianHoursToShip(
  { db }: Asked,
  producer: string,
  span: TimeRange,
): Promise<number | null> {
  const rows = await rowsOf<{ hours: number | null }>(
    db,
    sql`
      with sent as (
        select min(${orderEvents.createdAt}) - min(${createdAt}) as took
        from ${productOrders} join ${orderEvents}
          on ${orderEvents.orderId} = ${orderId} and ${orderEvents.productOrderId} = ${productOrders.id}
        where ${isOf(producer, span)} and ${orderEvents.status} = 'shipped' group by ${orderId}
      )
      select round((extract(epoch from percentile_cont(0.5) within group (order by took)) / 3600)::numeric, 1)::float8 as hours
      from sent`,
  );
  return onlyRow(rows).hours;
}

/** Cancellations of own lines by actor and note, with the number of orders, most frequent first. */
export const cancellationsOf = (
  { db }: Asked,
  producer: string,
  span: TimeRange,
): Promise<{ actor: Role | null; notes: string | null; orders: number }[]> =>
  rowsOf<{ actor: Role | null; notes: string | null; orders: number }>(
    db,
    sql`
      select case when ${orderEvents.actorId} is null then null when ${orderEvents.actorId} = ${orders.userId} then 'consumer'
          when ${orderEvents.actorId} = ${producerId} then 'producer' else 'admin' end as actor,
        ${orderEvents.notes} as notes, count(distinct ${orderId})::int as orders
      from ${productOrders} join ${orders} on ${orders.id} = ${orderId} join ${orderEvents}
        on ${orderEvents.orderId} = ${orderId} and ${orderEvents.productOrderId} = ${productOrders.id}
      where ${isOf(producer, span)} and ${orderEvents.status} = 'cancelled'
      group by 1, 2 order by 3 desc, 1, 2 limit ${LONGEST_LIST}`,
  );
