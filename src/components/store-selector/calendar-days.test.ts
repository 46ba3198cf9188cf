import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFormatter, DEFAULT_MARKET } from '../../../contract/values/format.ts';
import { sampleId, sampleStore } from '../../../tests/support/samples.ts';
import { monthAfter, nearestMonth, storeDays, weekdayOf, weeksOf } from './calendar-days.ts';

const someMonth = integer({ min: 2000 * 12, max: 2100 * 12 }).map(
  (months) => `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`,
);

describe(weeksOf, () => {
  test('R2.20 December 2026 begins on a Tuesday and ends on a Thursday', () => {
    const weeks = weeksOf('2026-12');
    expect([weeks.length, weeks[0]?.slice(0, 2), weeks[4]?.slice(2)]).toEqual([
      5,
      [null, '2026-12-01'],
      ['2026-12-30', '2026-12-31', null, null, null],
    ]);
  });

  test('R2.20 any month: every day once, in order, under its weekday', () => {
    assert(
      property(someMonth, (month) => {
        const weeks = weeksOf(month);
        const days = weeks.flat().filter((day) => day !== null);
        expect(days.map((day) => Number(day.slice(8)))).toEqual(days.map((_, index) => index + 1));
        const misplaced = weeks.flatMap((week) =>
          week.filter((day, weekday) => day !== null && weekdayOf(day) !== weekday),
        );
        expect(misplaced).toEqual([]);
        expect(monthAfter(`${days.at(-1)}`.slice(0, 7), 1) > month).toEqual(true);
      }),
    );
  });
});

test('months go on over the year, there and back', () => {
  assert(
    property(someMonth, integer({ min: -30, max: 30 }), (month, by) => {
      expect(monthAfter(monthAfter(month, by), -by)).toEqual(month);
    }),
  );
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});

test('R2.20 a day is a day of the market’s zone, and its stores stand in the order of the clock', () => {
  const late = sampleStore({ startDate: '2026-11-30T23:30:00.000Z', endDate: '2026-12-24T19:00:00.000Z' });
  const early = sampleStore({
    id: sampleId(9),
    startDate: '2026-12-01T08:00:00.000Z',
    endDate: '2026-12-24T13:00:00.000Z',
  });
  const undated = sampleStore({ id: sampleId(10), startDate: null, endDate: null });
  const days = storeDays([early, late, undated], createFormatter(DEFAULT_MARKET));
  const told = [...days].map(([day, all]) => [day, all.map(({ kind, store }) => [kind, store.id])]);
  expect(told).toEqual([
    [
      '2026-12-01',
      [
        ['opens', late.id],
        ['opens', early.id],
      ],
    ],
    [
      '2026-12-24',
      [
        ['closes', early.id],
        ['closes', late.id],
      ],
    ],
  ]);
});

test('an empty month knows where something happens', () => {
  const days = ['2026-11-10', '2027-01-03'];
  expect([
    nearestMonth(days, '2026-10'),
    nearestMonth(days, '2026-12'),
    nearestMonth(days, '2027-05'),
    nearestMonth([], '2026-12'),
  ]).toEqual(['2026-11', '2027-01', '2027-01', null]);
});
