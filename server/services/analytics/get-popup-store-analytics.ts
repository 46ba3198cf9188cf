import type { Infer } from 'superstruct';
import {
  analyticsPeriod,
  type StoreAnalyticsQuery,
} from '../../../contract/popup-stores/analytics-period.ts';
import { type Days, daysBefore, eachDay } from '../../../contract/values/days.ts';
import type { StoreAnalytics } from '../../../contract/popup-stores/store-analytics.ts';
import { toUnits } from '../../../contract/values/money.ts';
import type { Context } from '../../context.ts';
import { invalidInput } from '../../standing-words.ts';
import { findOwnStore } from '../popup-stores/lock-own-store.ts';
import { bestSellers, type Sales, salesByDay } from './store-sales.ts';

/** How many products are told. */
const LONGEST_LIST = 50;

const NOTHING: Sales = { orders: 0, units: 0, cents: 0 };

function totalsOf(sales: readonly Sales[]) {
  const sum = (read: (day: Sales) => number) => sales.reduce((total, day) => total + read(day), 0);
  return {
    views: 0,
    visitors: 0,
    orders: sum(({ orders }) => orders),
    units: sum(({ units }) => units),
    revenue: toUnits(sum(({ cents }) => cents)),
    conversion: 0,
  };
}

/**
 * What a store came to on some days of the market's calendar, and on as many before: of lines that are not cancelled, whose they are.
 * For its owner and admins; refuses with POPUP_STORE_NOT_FOUND, NOT_OWNER, or VALIDATION_FAILED for days that are no period.
 */
export async function getPopupStoreAnalytics(
  ctx: Context,
  { id, ...query }: { id: string } & Infer<typeof StoreAnalyticsQuery>,
): Promise<{ analytics: StoreAnalytics }> {
  const { clock, formatter } = ctx;
  const asked = analyticsPeriod(query, clock.now(), formatter.isoDay);
  if (!asked.ok) throw invalidInput(asked.errors);
  const store = await findOwnStore(ctx, id);
  const [period, before] = [asked.value, daysBefore(asked.value)];
  const sales = await salesByDay(ctx, store.id, { from: before.from, to: period.to });
  const best = await bestSellers(ctx, store.id, period, LONGEST_LIST);
  const on = (days: Days) => eachDay(days).map((date) => ({ date, ...(sales.get(date) ?? NOTHING) }));
  const days = on(period);
  return {
    analytics: {
      ...totalsOf(days),
      period,
      series: days.map(({ date, orders, units, cents }) => ({
        date,
        views: 0,
        orders,
        units,
        revenue: toUnits(cents),
      })),
      topProducts: best.map(({ cents, ...product }) => ({ ...product, revenue: toUnits(cents) })),
      previous: totalsOf(on(before)),
    },
  };
}
