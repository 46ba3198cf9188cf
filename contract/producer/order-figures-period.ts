import { ANALYTICS } from './analytics-period.ts';

/** Of how many days, today the last, the figures of orders can be looked at; the second is usual. */
export const ORDER_FIGURE_PERIODS = [7, ANALYTICS.usual, 90] as const;
export type OrderFiguresPeriod = (typeof ORDER_FIGURE_PERIODS)[number];
