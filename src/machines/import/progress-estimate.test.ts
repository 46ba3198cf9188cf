import { expect, test } from 'vitest';
import { type ProgressEstimate, estimateAfter } from './progress-estimate.ts';

/** Estimates after each of these amounts of 100, one second apart. */
const paces = (...done: number[]) => {
  let pace: ProgressEstimate | null = null;
  return done.map(
    (one, second) => (pace = estimateAfter(pace, { at: 1_000 * second, done: one, total: 100 })),
  );
};

const secondsLeft = (all: readonly ProgressEstimate[]) =>
  all.map(({ left }) => left && Math.round(left / 1_000));

test('battery 103 how long it takes is told after three seconds, and counts down evenly', () => {
  expect(secondsLeft(paces(0, 2, 4, 6, 8, 10))).toEqual([null, null, null, 47, 46, 45]);
});

test('battery 103 a moment in which nothing moves hardly changes what is told, and a new pace does', () => {
  const steady = secondsLeft(paces(0, 2, 4, 6, 8, 8, 12, 14));
  expect(steady.slice(3)).toEqual([47, 46, 45, 44, 43]);
  const slower = secondsLeft(paces(0, 8, 16, 24, ...Array.from({ length: 30 }, (_, at) => 25 + at)));
  expect(slower[3]).toBe(10);
  expect(slower.at(-1)).toBeGreaterThan(20);
  expect(slower.at(-1)).toBeLessThan(46);
});

test('battery 103 where nothing moves at all, or something begins again, nothing is foretold', () => {
  expect(secondsLeft(paces(5, 5, 5, 5, 5))).toEqual([null, null, null, null, null]);
  expect(secondsLeft(paces(0, 20, 40, 60, 0))).toEqual([null, null, null, 2, null]);
});

test('battery 103 what sounds is new at each quarter alone', () => {
  const said = paces(0, 10, 20, 24, 26, 40, 49, 51, 60, 76, 90).map((pace) => pace.said.quarter);
  expect(said).toEqual([0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 3]);
});

test('battery 103 what comes faster than twice a second is not reckoned with each time', () => {
  const first = estimateAfter(null, { at: 0, done: 0, total: 1 });
  expect(estimateAfter(first, { at: 400, done: 0.1, total: 1 })).toBe(first);
});
