import type { FunnelStep, StoreAnalytics } from '../../../../contract/producer/store-analytics.ts';

export interface FunnelRow {
  step: FunnelStep;
  visitors: number;
  /** Number of visitors who went no further; 0 for the last step. */
  stopped: number;
}

/** Funnel rows: visitors at each step, and the drop-outs. */
export const funnelRows = (funnel: NonNullable<StoreAnalytics['funnel']>): FunnelRow[] =>
  funnel.map(({ step, visitors }, place) => ({
    step,
    visitors,
    stopped: Math.max(0, visitors - (funnel[place + 1]?.visitors ?? visitors)),
  }));

/** Step with the most drop-outs; null if there are none. */
export const worstStep = (rows: readonly FunnelRow[]): FunnelRow | null =>
  rows
    .filter(({ stopped }) => stopped > 0)
    .reduce<FunnelRow | null>((worst, row) => (worst && worst.stopped >= row.stopped ? worst : row), null);
