import { describe, expect, test } from 'vitest';
import { addDays } from '../../../../contract/values/day-range.ts';
import { highestBarOf, isByWeek, seriesBarsOf, barOfDay } from './day-series.ts';

const FIRST = '2026-01-01';
/** Series of days; each has as many views as days before it, and 10 cents of revenue. */
const seriesOf = (length: number) =>
  Array.from({ length }, (_, place) => ({
    date: addDays(FIRST, place),
    views: place,
    orders: 0,
    units: 0,
    revenue: 0.1,
  }));
const LATER = '2027-12-31';

describe(seriesBarsOf.name, () => {
  test('few days stand one by one, and those to come without a number', () => {
    const series = seriesOf(3);
    expect(seriesBarsOf(series, 'views', '2026-01-02')).toEqual([
      { first: '2026-01-01', last: '2026-01-01', value: 0 },
      { first: '2026-01-02', last: '2026-01-02', value: 1 },
      { first: '2026-01-03', last: '2026-01-03', value: null },
    ]);
  });

  test('what a server does not count of a day is nothing', () => {
    expect(seriesBarsOf(seriesOf(1), 'visitors', LATER)).toEqual([{ first: FIRST, last: FIRST, value: 0 }]);
  });

  test('a year is added up by weeks, to the last of its days, and to the cent', () => {
    const series = seriesOf(366);
    expect([
      isByWeek(seriesOf(62)),
      isByWeek(seriesOf(63)),
      seriesBarsOf(seriesOf(62), 'views', LATER).length,
    ]).toEqual([false, true, 62]);
    const weeks = seriesBarsOf(series, 'views', LATER);
    expect([weeks.length, weeks[0], weeks[1]?.value]).toEqual([
      53,
      { first: '2026-01-01', last: '2026-01-07', value: 21 },
      70,
    ]);
    expect(weeks.at(-1)).toEqual({ first: '2026-12-31', last: '2027-01-01', value: 364 + 365 });
    expect(weeks.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBe((366 * 365) / 2);
    expect(seriesBarsOf(series, 'revenue', LATER)[0]?.value).toBe(0.7);
  });
});

test('the best is the first of the highest, and none where nothing came', () => {
  const stretch = (first: string, value: number | null) => ({ first, last: first, value });
  const [low, high, other, coming] = [stretch('a', 1), stretch('b', 3), stretch('c', 3), stretch('d', null)];
  expect([
    highestBarOf([low, high, other, coming]),
    highestBarOf([stretch('a', 0), coming]),
    highestBarOf([]),
  ]).toEqual([high, null, null]);
});

test('a day is found in the stretch that has it', () => {
  const weeks = seriesBarsOf(seriesOf(70), 'views', LATER);
  const found = ['2026-01-07', '2026-01-08', '2025-12-31', '2026-03-12', null].map(
    (day) => barOfDay(weeks, day)?.first,
  );
  expect(found).toEqual(['2026-01-01', '2026-01-08', undefined, undefined, undefined]);
});
