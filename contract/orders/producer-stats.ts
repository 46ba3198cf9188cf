import { array, object, optional, string, type Infer } from 'superstruct';
import { Amount, Count } from '../values/figure.ts';

/** How many days are told one by one. */
export const STATS_DAYS = 14;

/**
 * What a producer's orders come to (R1.3, R7.19): of the own lines alone. `revenue` in currency units, cancelled lines aside;
 * orders count by the status of their own lines, `open` those that are not delivered yet. «extension» `days`: the last two weeks in the
 * market's own days (2026-11-22), each of them and the present one last.
 */
export const ProducerStats = object({
  totalOrders: Count,
  pendingOrders: Count,
  openOrders: Count,
  completedOrders: Count,
  cancelledOrders: Count,
  units: Count,
  revenue: Amount,
  days: optional(array(object({ date: string(), orders: Count, units: Count, revenue: Amount }))),
});
export type ProducerStats = Infer<typeof ProducerStats>;
