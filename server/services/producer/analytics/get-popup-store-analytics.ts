import type { Infer } from 'superstruct';
import { analyticsPeriod, type StoreAnalyticsQuery } from '../../../../contract/producer/analytics-period.ts';
import { type DayRange, precedingDayRange, eachDay } from '../../../../contract/values/day-range.ts';
import type { StoreAnalytics } from '../../../../contract/producer/store-analytics.ts';
import { toUnits } from '../../../../contract/values/money.ts';
import type { Context } from '../../../context.ts';
import type { Sales } from '../../../db/schema-sales.ts';
import { invalidInputRefusal } from '../../../http/default-error-messages.ts';
import { findProducerStore } from '../../stores/lock-producer-store.ts';
import { bestProducts } from './best-products.ts';
import { salesInPeriod } from './period-sales.ts';
import { topMissedSearches, type VisitDay, viewsByHour, visitsByDay } from './store-visits.ts';

/** Maximum products and searches in the answer. */
const LONGEST_LIST = 50;

const UNSOLD: Sales = { orders: 0, units: 0, cents: 0 };
const UNVISITED: VisitDay = {
  views: 0,
  productViews: 0,
  additions: 0,
  visitors: 0,
  added: 0,
  checkout: 0,
  ordered: 0,
};

type Day = { date: string } & Sales & VisitDay;

const sumOf = (days: readonly Day[], read: (day: Day) => number): number =>
  days.reduce((total, day) => total + read(day), 0);

function totalsOf(days: readonly Day[]) {
  const [orders, visitors] = [sumOf(days, (day) => day.orders), sumOf(days, (day) => day.visitors)];
  return {
    views: sumOf(days, ({ views }) => views),
    visitors,
    orders,
    units: sumOf(days, ({ units }) => units),
    revenue: toUnits(sumOf(days, ({ cents }) => cents)),
    conversion: visitors === 0 ? 0 : Math.min(1, orders / visitors),
    productViews: sumOf(days, ({ productViews }) => productViews),
    additions: sumOf(days, ({ additions }) => additions),
  };
}

/** Visitors per funnel step. */
const funnelOf = (days: readonly Day[]): NonNullable<StoreAnalytics['funnel']> => [
  { step: 'looked', visitors: sumOf(days, ({ visitors }) => visitors) },
  { step: 'added', visitors: sumOf(days, ({ added }) => added) },
  { step: 'checkout', visitors: sumOf(days, ({ checkout }) => checkout) },
  { step: 'ordered', visitors: sumOf(days, ({ ordered }) => ordered) },
];

/**
 * Store analytics for a range of market days and the same number of days before (R7.12). Orders have at least one line
 * of this store that is not cancelled, of any producer; visits come from `server/visits`. For owner and admins. Throws
 * POPUP_STORE_NOT_FOUND, NOT_OWNER, or VALIDATION_FAILED for an invalid range.
 */
export async function getPopupStoreAnalytics(
  ctx: Context,
  { id, ...query }: { id: string } & Infer<typeof StoreAnalyticsQuery>,
): Promise<{ analytics: StoreAnalytics }> {
  const { clock, db, formatter } = ctx;
  const asked = analyticsPeriod(query, clock.now(), formatter.isoDay);
  if (!asked.ok) throw invalidInputRefusal(asked.errors);
  const store = await findProducerStore(ctx, id);
  const [period, before] = [asked.value, precedingDayRange(asked.value)];
  const both = { from: before.from, to: period.to };
  const sold = await salesInPeriod(ctx, store.id, both, period);
  const visits = await visitsByDay(db, store.id, both);
  const hours = await viewsByHour(db, store.id, period);
  const products = await bestProducts(db, store.id, period, sold.goods, LONGEST_LIST);
  const searchesWithoutResult = await topMissedSearches(db, store.id, period, LONGEST_LIST);
  const on = (days: DayRange): Day[] =>
    eachDay(days).map((date) => ({
      date,
      ...(sold.byDay.get(date) ?? UNSOLD),
      ...(visits.get(date) ?? UNVISITED),
    }));
  const days = on(period);
  return {
    analytics: {
      ...totalsOf(days),
      period,
      series: days.map(({ date, views, visitors, orders, units, cents }) => ({
        date,
        views,
        visitors,
        orders,
        units,
        revenue: toUnits(cents),
      })),
      hours,
      funnel: funnelOf(days),
      topProducts: products.map(({ cents, ...product }) => ({ ...product, revenue: toUnits(cents) })),
      searchesWithoutResult,
      previous: totalsOf(on(before)),
    },
  };
}
