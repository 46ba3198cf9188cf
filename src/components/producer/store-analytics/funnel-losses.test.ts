import { expect, test } from 'vitest';
import { FUNNEL_STEPS } from '../../../../contract/producer/store-analytics.ts';
import { funnelRows, worstStep } from './funnel-losses.ts';

const funnelOf = (...visitors: number[]) =>
  FUNNEL_STEPS.map((step, place) => ({ step, visitors: visitors[place] ?? 0 }));

test.each([
  [[25, 5, 3, 2], [20, 2, 1, 0], 'looked'],
  [[25, 24, 3, 2], [1, 21, 1, 0], 'added'],
  [[4, 4, 4, 4], [0, 0, 0, 0], null],
  [[0, 0, 0, 0], [0, 0, 0, 0], null],
  // Visitors may buy on a later day than their first visit, so a later step may have more visitors.
  [[5, 2, 3, 1], [3, 0, 2, 0], 'looked'],
])('of %j who got so far, %j stayed behind, most at %s', (visitors, stopped, worst) => {
  const rows = funnelRows(funnelOf(...visitors));
  expect([rows.map((row) => row.stopped), worstStep(rows)?.step ?? null]).toEqual([stopped, worst]);
});
