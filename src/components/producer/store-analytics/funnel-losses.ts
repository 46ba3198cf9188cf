import type { FunnelStep, StoreAnalytics } from '../../../../contract/producer/store-analytics.ts';

export interface FunnelRow {
  step: FunnelStep;
  visitors: number;
  /** How many came no further; 0 of the last one. */
  stopped: number;
}

/** How far visitors got, and how many stayed behind at each step. */
export const funnelRows = (funnel: NonNullable<StoreAnalytics['funnel']>): FunnelRow[] =>
  funnel.map(({ step, visitors }, place) => ({
    step,
    visitors,
    stopped: Math.max(0, visitors - (funnel[place + 1]?.visitors ?? visitors)),
  }));

/** The step at which most of those who got there stayed behind; null where nobody did. */
export const worstStep = (rows: readonly FunnelRow[]): FunnelRow | null =>
  rows
    .filter(({ stopped }) => stopped > 0)
    .reduce<FunnelRow | null>((worst, row) => (worst && worst.stopped >= row.stopped ? worst : row), null);
