import { object, type Infer } from 'superstruct';
import { Amount, Count } from '../values/figure.ts';

/**
 * What a producer's orders come to (R1.3, R7.19): of the own lines alone. `revenue` in currency units, cancelled lines aside;
 * orders count by the status of their own lines, `open` those that are not delivered yet.
 */
export const ProducerStats = object({
  totalOrders: Count,
  pendingOrders: Count,
  openOrders: Count,
  completedOrders: Count,
  cancelledOrders: Count,
  units: Count,
  revenue: Amount,
});
export type ProducerStats = Infer<typeof ProducerStats>;
