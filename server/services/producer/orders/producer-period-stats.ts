import type { ProducerPeriodStats } from '../../../../contract/producer/producer-stats.ts';
import { type DayRange, precedingDayRange, eachDay } from '../../../../contract/values/day-range.ts';
import { toUnits } from '../../../../contract/values/money.ts';
import type { Context } from '../../../context.ts';
import { timeRangeOf } from '../analytics/market-days.ts';
import {
  cancellationsOf,
  medianHoursToShip,
  type ProducerSales,
  producerSalesByDay,
  producerSalesByStatus,
  producerSalesByStore,
  type ProducerDaySales,
} from './producer-sales.ts';

const NOTHING: ProducerDaySales = { orders: 0, units: 0, cents: 0, cancelledOrders: 0 };

const shown = ({ orders, units, cents }: ProducerSales) => ({ orders, units, revenue: toUnits(cents) });

type Totals = ProducerPeriodStats['previous'];

function totalsOf(days: readonly ProducerDaySales[], hours: number | null): Totals {
  const sum = (read: (day: ProducerDaySales) => number) => days.reduce((total, day) => total + read(day), 0);
  const [orders, cents] = [sum((day) => day.orders), sum((day) => day.cents)];
  return {
    orders,
    units: sum(({ units }) => units),
    revenue: toUnits(cents),
    averageOrder: toUnits(orders === 0 ? 0 : Math.round(cents / orders)),
    cancelledOrders: sum(({ cancelledOrders }) => cancelledOrders),
    hoursToSend: hours,
  };
}

/**
 * Order statistics of a producer for a range of market days and the same number of days before; amounts in currency
 * units (R7.19).
 */
export async function producerPeriodStats(
  ctx: Context,
  producerId: string,
  period: DayRange,
): Promise<ProducerPeriodStats> {
  const before = precedingDayRange(period);
  const [span, earlier] = [timeRangeOf(period, ctx.timeZone), timeRangeOf(before, ctx.timeZone)];
  const byDay = await producerSalesByDay(ctx, producerId, { since: earlier.since, before: span.before });
  const on = (days: DayRange) => eachDay(days).map((date) => ({ date, ...(byDay.get(date) ?? NOTHING) }));
  const days = on(period);
  const states = await producerSalesByStatus(ctx, producerId, span);
  const stores = await producerSalesByStore(ctx, producerId, span);
  return {
    period,
    ...totalsOf(days, await medianHoursToShip(ctx, producerId, span)),
    days: days.map(({ date, cancelledOrders, ...ordered }) => ({ date, ...shown(ordered), cancelledOrders })),
    states: states.map(({ status, ...ordered }) => ({ status, ...shown(ordered) })),
    stores: stores.map(({ id, name, ...ordered }) => ({ id, name, ...shown(ordered) })),
    cancellations: await cancellationsOf(ctx, producerId, span),
    previous: totalsOf(on(before), await medianHoursToShip(ctx, producerId, earlier)),
  };
}
