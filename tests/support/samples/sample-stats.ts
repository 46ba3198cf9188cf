import type { ProducerStats } from '../../../contract/producer/producer-stats.ts';

/** Statistics of a sample producer: two open orders, no daily values. */
export const sampleStats = (changes: Partial<ProducerStats> = {}): ProducerStats => ({
  totalOrders: 0,
  pendingOrders: 0,
  openOrders: 2,
  completedOrders: 0,
  cancelledOrders: 0,
  units: 5,
  revenue: 40,
  days: [],
  ...changes,
});
