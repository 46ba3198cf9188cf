import { describe, expect, test } from 'vitest';
import { sampleStore } from '../../../../tests/support/samples/samples.ts';
import { countOpenDays, lastDay, openingsByDay, storesOpenBetween } from './store-dates.ts';

describe('a stay', () => {
  test.each([
    ['2026-12-03', 1, '2026-12-03'],
    ['2026-12-03', 7, '2026-12-09'],
    ['2026-12-28', 7, '2027-01-03'],
    ['2026-03-28', 2, '2026-03-29'],
  ])('from %s for %i days ends on %s', (first, days, last) => {
    expect(lastDay(first, days)).toEqual(last);
    expect(countOpenDays(first, last)).toEqual(days);
  });

  test('has no days while one of its ends is not said, or they are the wrong way round', () => {
    expect([
      countOpenDays('', '2026-12-03'),
      countOpenDays('2026-12-03', ''),
      countOpenDays('2026-12-03', '2026-12-01'),
    ]).toEqual([0, 0, 0]);
  });
});

describe('the neighbours', () => {
  const of = (name: string, startDate: string | null, endDate: string | null) =>
    sampleStore({ name, startDate, endDate });
  const stores = [
    of('antes', '2026-12-01T09:00:00.000Z', '2026-12-03T09:00:00.000Z'),
    of('dentro', '2026-12-04T09:00:00.000Z', '2026-12-04T19:00:00.000Z'),
    of('alrededor', '2026-11-01T09:00:00.000Z', '2026-12-31T19:00:00.000Z'),
    of('después', '2026-12-06T19:00:00.000Z', '2026-12-09T19:00:00.000Z'),
    of('sin fechas', null, null),
  ];

  test('are those that stand here at the same time, not those that touch it', () => {
    const found = storesOpenBetween(stores, '2026-12-03T09:00:00.000Z', '2026-12-06T19:00:00.000Z');
    expect(found.map(({ name }) => name)).toEqual(['dentro', 'alrededor']);
  });

  test('are counted on the day on which they open', () => {
    const openings = openingsByDay([...stores, stores[1]!], (instant) => instant.slice(0, 10));
    expect([...openings]).toEqual([
      ['2026-12-01', 1],
      ['2026-12-04', 2],
      ['2026-11-01', 1],
      ['2026-12-06', 1],
    ]);
  });
});
