import { expect, test } from 'vitest';
import { createMarketClock } from './market-clock.ts';

/** Tolerance for the time that the test itself takes, in ms. */
const BRIEF = 5_000;
const MINUTE = 60_000;
const DATABASE = Date.parse('2026-11-20T10:00:00Z');

const isAbout = (time: number, expected: number) => Math.abs(time - expected) < BRIEF;

test('battery 116 a machine whose clock is ahead takes the database’s time, and says how far it is ahead', async () => {
  const clock = createMarketClock({ now: () => DATABASE + 90_000 });
  expect(isAbout(clock.now(), DATABASE + 90_000)).toBe(true);
  await clock.adjust(async () => DATABASE);
  expect([isAbout(clock.now(), DATABASE), isAbout(clock.lead(), 90_000)]).toEqual([true, true]);
});

test('battery 116 a clock that is set while the process runs changes nothing', async () => {
  let machine = DATABASE;
  const clock = createMarketClock({ now: () => machine });
  await clock.adjust(async () => DATABASE);
  machine += 400 * 24 * 60 * MINUTE;
  expect(isAbout(clock.now(), DATABASE)).toBe(true);
});

test('battery 116 the time is whole milliseconds and follows the database when it is set', async () => {
  const clock = createMarketClock({ now: () => DATABASE });
  await clock.adjust(async () => DATABASE);
  await clock.adjust(async () => DATABASE + 10 * MINUTE);
  expect([isAbout(clock.now(), DATABASE + 10 * MINUTE), Number.isInteger(clock.now())]).toEqual([true, true]);
});

test('battery 116 an answer that may be wrong by more than the difference moves no clock', async () => {
  const clock = createMarketClock({ now: () => DATABASE });
  await clock.adjust(async () => DATABASE);
  const before = clock.now() - performance.now();
  await clock.adjust(async () => {
    const late = performance.now() + 40;
    while (performance.now() < late);
    return clock.now() - 30;
  });
  expect(Math.abs(clock.now() - performance.now() - before)).toBeLessThanOrEqual(1);
  await expect(clock.adjust(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
});
