import { ANALYTICS_PERIOD_LIMITS } from './analytics-period.ts';

/** Lengths of the order statistics period in days, ending today; the second is the default. */
export const ORDER_STATS_PERIODS = [7, ANALYTICS_PERIOD_LIMITS.usual, 90] as const;
export type OrderStatsPeriod = (typeof ORDER_STATS_PERIODS)[number];
