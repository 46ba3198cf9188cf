import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  precedingDayRange,
  eachDay,
  dayCountOf,
  monthsOverlapping,
  monthOf,
  splitIntoMonths,
} from './day-range.ts';

test('days are one after the other, and those before are as many', () => {
  const day = fc.integer({ min: 0, max: 40_000 }).map((after) => addDays('2001-01-01', after));
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 365 }), (from, more) => {
      const days = { from, to: addDays(from, more) };
      const [all, earlier] = [eachDay(days), eachDay(precedingDayRange(days))];
      expect([all.length, earlier.length, dayCountOf(days)]).toEqual([more + 1, more + 1, more + 1]);
      expect([...earlier, ...all]).toEqual([...new Set([...earlier, ...all])].toSorted());
      expect([all[0], all.at(-1), addDays(earlier.at(-1) ?? '', 1)]).toEqual([days.from, days.to, days.from]);
    }),
  );
});

test('a month has all of its days, in leap years too', () => {
  expect(['2024-02-29', '2026-02-01', '2026-12-31', '2026-11-15'].map(monthOf)).toEqual([
    { from: '2024-02-01', to: '2024-02-29' },
    { from: '2026-02-01', to: '2026-02-28' },
    { from: '2026-12-01', to: '2026-12-31' },
    { from: '2026-11-01', to: '2026-11-30' },
  ]);
});

test('whole months and the days around them are all days, each once and in one piece', () => {
  const day = fc.integer({ min: 0, max: 40_000 }).map((after) => addDays('2001-01-01', after));
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 400 }), (from, more) => {
      const days = { from, to: addDays(from, more) };
      const { months, others } = splitIntoMonths(days);
      expect([...months, ...others].flatMap(eachDay).toSorted()).toEqual(eachDay(days));
      expect(months.map(({ from: first }) => monthOf(first))).toEqual(months);
      expect(others.every((some) => monthsOverlapping(some).length < 2 || months.length === 0)).toBe(true);
      expect(monthsOverlapping(days).flatMap(eachDay)).toEqual(expect.arrayContaining(eachDay(days)));
    }),
  );
});
