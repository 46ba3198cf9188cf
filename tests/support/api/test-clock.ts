import type { Clock } from '../../../server/clock.ts';

/** Clock that moves only on request, in ms. */
export interface TestClock extends Clock {
  turn(ms: number): void;
  set(instant: string): void;
}

export function createTestClock(start = '2026-09-14T10:00:00.000Z'): TestClock {
  let time = Date.parse(start);
  return {
    now: () => time,
    turn: (ms) => {
      time += ms;
    },
    set: (instant) => {
      time = Date.parse(instant);
    },
  };
}
