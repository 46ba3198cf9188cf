import { array, enums, object, optional, string, type Infer } from 'superstruct';
import { Amount, Count, Share } from '../values/number-structs.ts';

/**
 * Funnel steps of a shopper, in order: viewed the store or a product of it, added a product to the cart, opened the
 * checkout, ordered.
 */
export const FUNNEL_STEPS = ['looked', 'added', 'checkout', 'ordered'] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

const Totals = {
  /** Page views of the store and its products. */
  views: Count,
  /** Daily unique visitors. For several days it is the sum, because visitors are not recognized on the next day. */
  visitors: Count,
  /** Orders with a line of this store that is not cancelled. */
  orders: Count,
  units: Count,
  /** Revenue in currency units. */
  revenue: Amount,
  /** Conversion rate: orders per visitor, from 0 to 1; 0 without visitors. */
  conversion: Share,
};

/** Optional figures that not every server counts. */
const More = {
  /** Page views of products, included in `views`. */
  productViews: optional(Count),
  /** Number of products added to a cart. */
  additions: optional(Count),
};

/** Day of the market's calendar, e.g. 2026-11-22. */
const Day = string();

/**
 * «extension» Store analytics for a range of market days: totals, every day, and the best 50 products, best first. Some
 * servers omit the period, views by hour of day (24, from midnight), the funnel, searches without results, and the
 * previous period of equal length.
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
