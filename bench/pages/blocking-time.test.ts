import { expect, test } from 'vitest';
import { blockingTime } from './blocking-time.ts';

test('what tasks take beyond 50 ms counts, from the first paint on', () => {
  expect(
    blockingTime({
      firstPaint: 1_000,
      longTasks: [
        [500, 300],
        [900, 200],
        [2_000, 120],
        [3_000, 51],
      ],
    }),
  ).toBe(50 + 70 + 1);
});
