import { eq, type SQL, sql } from 'drizzle-orm';
import { type DayRange, monthOf, monthsOverlapping } from '../../../../contract/values/day-range.ts';
import { PRODUCT_ORDER_STATUSES } from '../../../../contract/orders/order-status.ts';
import type { Context } from '../../../context.ts';
import { rowsOf } from '../../../db/database.ts';
import { productOrders } from '../../../db/schema-orders.ts';
import { type ProducerOrderTotals, producerMonths } from '../../../db/schema-sales.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { isWithin, timeRangeOf, type TimeRange } from '../analytics/market-days.ts';

type Asked = Pick<Context, 'db' | 'clock'>;

/** Time in ms after the end of a month before its totals are stored; by then no transaction can still write orders of it. */
const SETTLED = 24 * 60 * 60_000;

/** Advisory lock class, also used by the trigger `producer_months_forget`. */
const LOCK = 21;

/** Months that one statement sums, so that each is shorter than the statement timeout of its lane. */
const AT_ONCE = 12;

/** Months are those of UTC: totals of all time need no days of the market. */
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const spanOf = (days: DayRange): TimeRange => timeRangeOf(days, 'UTC');

const { createdAt, orderId, producerId, quantity, priceCents, status } = productOrders;

const steps = PRODUCT_ORDER_STATUSES.filter((step) => step !== 'cancelled');
const [delivered, pending] = [steps.indexOf('delivered') + 1, steps.indexOf('pending') + 1];
const stepNames = sql.join(
  steps.map((step) => sql`${step}`),
  sql`, `,
);
const isSold = sql`${status} <> 'cancelled'`;

/** Totals by month of own orders, by their least advanced line; months without orders are absent. */
async function totalsByMonth(
  { db }: Asked,
  producer: string,
  isMeant: SQL,
): Promise<Map<string, ProducerOrderTotals>> {
  const rows = await rowsOf<Omit<ProducerOrderTotals, 'cents'> & { month: string; cents: string }>(
    db,
    sql`
      with own as (
        select min(${createdAt}) as at, min(array_position(array[${stepNames}]::text[], ${status})) as step,
          coalesce(sum(${quantity}) filter (where ${isSold}), 0) as units,
          coalesce(sum(${priceCents}::bigint * ${quantity}) filter (where ${isSold}), 0) as cents
        from ${productOrders} where ${producerId} = ${producer} and ${isMeant} group by ${orderId}
      )
      select date_trunc('month', at at time zone 'UTC')::date::text as month, count(*)::int as orders,
        (count(*) filter (where step = ${pending}::int))::int as pending,
        (count(*) filter (where step < ${delivered}::int))::int as open,
        (count(*) filter (where step = ${delivered}::int))::int as completed,
        sum(units)::int as units, sum(cents)::text as cents
      from own group by 1`,
  );
  return new Map(rows.map(({ month, cents, ...counts }) => [month, { ...counts, cents: Number(cents) }]));
}

const NOTHING: ProducerOrderTotals = { orders: 0, pending: 0, open: 0, completed: 0, units: 0, cents: 0 };

const sumOf = (parts: readonly ProducerOrderTotals[]): ProducerOrderTotals =>
  parts.reduce(
    (sum, part) => ({
      orders: sum.orders + part.orders,
      pending: sum.pending + part.pending,
      open: sum.open + part.open,
      completed: sum.completed + part.completed,
      units: sum.units + part.units,
      cents: sum.cents + part.cents,
    }),
    NOTHING,
  );

/**
 * Calculates and stores the totals of past months. It stores nothing while a line of the producer is changing, because
 * an outdated sum must not follow the trigger's deletion.
 */
const storeMonths = (
  ctx: Asked,
  producer: string,
  months: readonly DayRange[],
): Promise<ProducerOrderTotals[]> =>
  inTransaction(ctx, async (tx) => {
    const [lock] = await rowsOf<{ held: boolean }>(
      tx.db,
      sql`select pg_try_advisory_xact_lock(${LOCK}::int, hashtext(${producer}::text)) as held`,
    );
    // In a separate statement, so that its snapshot is newer than the lock.
    const isMeant = sql.join(
      months.map((month) => isWithin(createdAt, spanOf(month))),
      sql` or `,
    );
    const found = await totalsByMonth(tx, producer, sql`(${isMeant})`);
    const rows = months.map(({ from }) => ({
      producerId: producer,
      month: from,
      ...(found.get(from) ?? NOTHING),
    }));
    if (lock?.held) await tx.db.insert(producerMonths).values(rows).onConflictDoNothing();
    return rows;
  });

/** Months from the first own line to the last settled one, without those that are stored. */
async function missingMonths(
  { db }: Asked,
  producer: string,
  { stored, last }: { stored: ReadonlySet<string>; last: string },
): Promise<DayRange[]> {
  const [found] = await rowsOf<{ first: string | null }>(
    db,
    sql`select (min(${createdAt}) at time zone 'UTC')::date::text as first from ${productOrders} where ${producerId} = ${producer}`,
  );
  if (!found?.first) return [];
  return monthsOverlapping({ from: found.first, to: last }).filter(({ from }) => !stored.has(from));
}

/**
 * Totals of a producer's orders of all time. Past months are summed once and stored; a trigger deletes the row of a month
 * when a line of it changes (docs/decisions/054). The current month is summed at each call.
 */
export async function producerOrderTotals(ctx: Asked, producer: string): Promise<ProducerOrderTotals> {
  // The day before the first one that is not settled.
  const current = monthOf(dayOf(ctx.clock.now() - SETTLED)).from;
  const since = spanOf({ from: current, to: current }).since;
  const rows = (
    await ctx.db.select().from(producerMonths).where(eq(producerMonths.producerId, producer))
  ).filter(({ month }) => month < current);
  const missing = await missingMonths(ctx, producer, {
    stored: new Set(rows.map(({ month }) => month)),
    last: dayOf(since - 1),
  });
  const parts: ProducerOrderTotals[] = [...rows];
  for (let from = 0; from < missing.length; from += AT_ONCE)
    parts.push(...(await storeMonths(ctx, producer, missing.slice(from, from + AT_ONCE))));
  const fresh = await totalsByMonth(
    ctx,
    producer,
    sql`${createdAt} >= ${new Date(since).toISOString()}::timestamptz`,
  );
  return sumOf([...parts, ...fresh.values()]);
}
