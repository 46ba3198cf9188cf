import { sql } from 'drizzle-orm';
import type { QueryOf } from '../../../../contract/api/call-types.ts';
import { type ProducerStats, STATS_DAYS } from '../../../../contract/producer/producer-stats.ts';
import { analyticsPeriod } from '../../../../contract/producer/analytics-period.ts';
import { addDays, eachDay } from '../../../../contract/values/day-range.ts';
import { toUnits } from '../../../../contract/values/money.ts';
import type { Context } from '../../../context.ts';
import { rowsOf } from '../../../db/database.ts';
import { productOrders } from '../../../db/schema-orders.ts';
import { requireAskerId } from '../../../policies/asker.ts';
import { invalidInputRefusal } from '../../../http/default-error-messages.ts';
import { producerOrderTotals } from './producer-order-totals.ts';
import { timeRangeOf } from '../analytics/market-days.ts';
import { producerPeriodStats } from './producer-period-stats.ts';

/** Sales within one interval of `QUARTER` seconds. */
type Moment = {
  at: string;
  orders: number;
  units: number;
  cents: string;
};

/** Interval in seconds; days of all time zones start at a multiple of it. */
const QUARTER = 15 * 60;

const isSold = sql`${productOrders.status} <> 'cancelled'`;
const cents = sql`coalesce(sum(${productOrders.priceCents}::bigint * ${productOrders.quantity}) filter (where ${isSold}), 0)`;
const units = sql`coalesce(sum(${productOrders.quantity}) filter (where ${isSold}), 0)`;

const moments = ({ db }: Context, producerId: string, since: number): Promise<Moment[]> =>
  rowsOf<Moment>(
    db,
    sql`
      select to_timestamp(floor(extract(epoch from ${productOrders.createdAt}) / ${QUARTER}::int) * ${QUARTER}::int) as at,
        (count(distinct ${productOrders.orderId}) filter (where ${isSold}))::int as orders,
        ${units}::int as units, ${cents}::text as cents
      from ${productOrders}
      where ${productOrders.producerId} = ${producerId} and ${productOrders.createdAt} >= ${new Date(since).toISOString()}::timestamptz
      group by 1`,
  );

/**
 * Statistics over the asker's own lines, and daily values of the last days by market day; for a requested range also
 * its figures (R1.3, R7.19). Amounts in currency units. Throws VALIDATION_FAILED for an invalid range.
 */
export async function getProducerStats(
  ctx: Context,
  query: QueryOf<'getProducerStats'>,
): Promise<ProducerStats> {
  const { clock, formatter } = ctx;
  const now = clock.now();
  const asker = requireAskerId(ctx);
  const isOfDays = query.from !== undefined || query.to !== undefined;
  const asked = analyticsPeriod(query, now, formatter.isoDay);
  if (!asked.ok) throw invalidInputRefusal(asked.errors);
  const all = await producerOrderTotals(ctx, asker);
  const today = formatter.isoDay(now);
  const last = { from: addDays(today, 1 - STATS_DAYS), to: today };
  const sold = await moments(ctx, asker, timeRangeOf(last, ctx.timeZone).since);
  const dayOf = new Map<string, Moment[]>(eachDay(last).map((date) => [date, []]));
  for (const moment of sold) dayOf.get(formatter.isoDay(new Date(moment.at).getTime()))?.push(moment);
  const sum = (parts: readonly Moment[], read: (part: Moment) => number) =>
    parts.reduce((total, part) => total + read(part), 0);
  return {
    totalOrders: all.orders,
    pendingOrders: all.pending,
    openOrders: all.open,
    completedOrders: all.completed,
    cancelledOrders: all.orders - all.open - all.completed,
    units: all.units,
    revenue: toUnits(all.cents),
    days: [...dayOf].map(([date, parts]) => ({
      date,
      orders: sum(parts, (part) => part.orders),
      units: sum(parts, (part) => part.units),
      revenue: toUnits(sum(parts, (part) => Number(part.cents))),
    })),
    ...(isOfDays && { figures: await producerPeriodStats(ctx, asker, asked.value) }),
  };
}
