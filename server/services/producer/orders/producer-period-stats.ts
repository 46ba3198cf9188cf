import type { ProducerFigures } from '../../../../contract/producer/producer-stats.ts';
import { type Days, daysBefore, eachDay } from '../../../../contract/values/day-range.ts';
import { toUnits } from '../../../../contract/values/money.ts';
import type { Context } from '../../../context.ts';
import { spanOf } from '../analytics/market-days.ts';
import {
  cancellationsOf,
  hoursToSend,
  type Ordered,
  orderedByDay,
  orderedByStatus,
  orderedByStore,
  type OrderedOn,
} from './producer-sales.ts';

const NOTHING: OrderedOn = { orders: 0, units: 0, cents: 0, cancelledOrders: 0 };

const shown = ({ orders, units, cents }: Ordered) => ({ orders, units, revenue: toUnits(cents) });

type Totals = ProducerFigures['previous'];

function totalsOf(days: readonly OrderedOn[], hours: number | null): Totals {
  const sum = (read: (day: OrderedOn) => number) => days.reduce((total, day) => total + read(day), 0);
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
export async function producerFigures(
  ctx: Context,
  producerId: string,
  period: Days,
): Promise<ProducerFigures> {
  const before = daysBefore(period);
  const [span, earlier] = [spanOf(period, ctx.timeZone), spanOf(before, ctx.timeZone)];
  const byDay = await orderedByDay(ctx, producerId, { since: earlier.since, before: span.before });
  const on = (days: Days) => eachDay(days).map((date) => ({ date, ...(byDay.get(date) ?? NOTHING) }));
  const days = on(period);
  const states = await orderedByStatus(ctx, producerId, span);
  const stores = await orderedByStore(ctx, producerId, span);
  return {
    period,
    ...totalsOf(days, await hoursToSend(ctx, producerId, span)),
    days: days.map(({ date, cancelledOrders, ...ordered }) => ({ date, ...shown(ordered), cancelledOrders })),
    states: states.map(({ status, ...ordered }) => ({ status, ...shown(ordered) })),
    stores: stores.map(({ id, name, ...ordered }) => ({ id, name, ...shown(ordered) })),
    cancellations: await cancellationsOf(ctx, producerId, span),
    previous: totalsOf(on(before), await hoursToSend(ctx, producerId, earlier)),
  };
}
