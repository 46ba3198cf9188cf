import { array, object, optional, string, type Infer } from 'superstruct';
import { Amount, Count, Share } from '../values/figure.ts';

const Totals = {
  views: Count,
  visitors: Count,
  orders: Count,
  units: Count,
  /** In currency units. */
  revenue: Amount,
  /** Orders by visitors, from 0 to 1. */
  conversion: Share,
};

/**
 * «extension» What a store came to between two moments: in all, by day (`date` as 2026-11-22), and by product. What not every
 * server counts may be missing: additions to carts, hours of the day, how far visitors got, words that found nothing, and the
 * time before of the same length.
 */
export const StoreAnalytics = object({
  ...Totals,
  series: array(object({ date: string(), views: Count, orders: Count, units: Count, revenue: Amount })),
  topProducts: array(object({ productId: string(), name: string(), units: Count, revenue: Amount })),
  additions: optional(Count),
  hours: optional(array(Count)),
  funnel: optional(array(object({ step: string(), visitors: Count }))),
  searchesWithoutResult: optional(array(object({ q: string(), count: Count }))),
  previous: optional(object(Totals)),
});
export type StoreAnalytics = Infer<typeof StoreAnalytics>;
