import type { MarketStats } from '../../../contract/admin/market-stats.ts';

/** Statistics of a sample market; each figure is unique. */
export const sampleMarketStats = (changes: Partial<MarketStats> = {}): MarketStats => ({
  orders: {
    pending: 11,
    organizing: 12,
    ready_to_ship: 13,
    shipped: 14,
    delivered: 15,
    cancelled: 16,
    completed: 17,
  },
  stores: { draft: 21, scheduled: 22, active: 23, paused: 24, ended: 25, archived: 26 },
  approvals: { waiting: 7 },
  messages: { new: 3, read: 4, answered: 5, closed: 6 },
  mails: { retried: 1, undelivered: 2 },
  ...changes,
});
