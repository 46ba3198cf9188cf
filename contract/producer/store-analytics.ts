import { array, enums, object, optional, string, type Infer } from 'superstruct';
import { Amount, Count, Share } from '../values/figure.ts';

/** How far a shopper gets, one step after the other: saw the store or one of its products, put one into the cart, was at the checkout, bought. */
export const FUNNEL_STEPS = ['looked', 'added', 'checkout', 'ordered'] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

const Totals = {
  /** Pages of the store and of its products that were looked at. */
  views: Count,
  /** Who looked, each once a day: of several days the sum, for nobody is known again on the next one. */
  visitors: Count,
  /** Orders with a line of this store that is not cancelled. */
  orders: Count,
  units: Count,
  /** In currency units. */
  revenue: Amount,
  /** Orders by visitors, from 0 to 1; 0 where nobody was counted. */
  conversion: Share,
};

/** What not every server counts. */
const More = {
  /** Looks at pages of products, a part of the views. */
  productViews: optional(Count),
  /** How often something was put into a cart. */
  additions: optional(Count),
};

/** A day of the market's calendar as 2026-11-22. */
const Day = string();

/**
 * «extension» What a store came to on some days of the market's calendar: in all, day by day, none left out, and by product, the best
 * first, 50 of them at most. What not every server counts may be missing: the days meant, views by hour of the
 * day (24, from midnight), how far visitors got, words that were looked for in the store and not found, and the same number of days
 * before.
 */
export const StoreAnalytics = object({
  ...Totals,
  ...More,
  period: optional(object({ from: Day, to: Day })),
  series: array(
    object({
      date: Day,
      views: Count,
      visitors: optional(Count),
      orders: Count,
      units: Count,
      revenue: Amount,
    }),
  ),
  topProducts: array(
    object({ productId: string(), name: string(), views: optional(Count), units: Count, revenue: Amount }),
  ),
  hours: optional(array(Count)),
  funnel: optional(array(object({ step: enums(FUNNEL_STEPS), visitors: Count }))),
  searchesWithoutResult: optional(array(object({ q: string(), count: Count }))),
  previous: optional(object({ ...Totals, ...More })),
});
export type StoreAnalytics = Infer<typeof StoreAnalytics>;
