import { ANALYTICS } from './analytics-period.ts';

/** Lengths of the order statistics period in days, ending today; the second is the default. */
export const ORDER_FIGURE_PERIODS = [7, ANALYTICS.usual, 90] as const;
export type OrderFiguresPeriod = (typeof ORDER_FIGURE_PERIODS)[number];
