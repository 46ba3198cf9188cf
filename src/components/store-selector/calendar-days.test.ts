import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFormatter, DEFAULT_MARKET } from '../../../contract/values/format.ts';
import { sampleId, sampleStore } from '../../../tests/support/samples/samples.ts';
import {
  calendarDaysOf,
  monthAfter,
  nearestMonth,
  openingSpans,
  storeDays,
  weekdayOf,
  weekendOf,
  weekOf,
} from './calendar-days.ts';
import { openingSpanText, weekendText } from './store-selector.messages.ts';

const formatter = createFormatter(DEFAULT_MARKET);

const someMonth = integer({ min: 2000 * 12, max: 2100 * 12 }).map(
  (months) => `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`,
);

test('R2.20 any month has each of its days once, in order', () => {
  assert(
    property(someMonth, (month) => {
      const days = calendarDaysOf(month);
      expect(days.map((day) => Number(day.slice(8)))).toEqual(days.map((_, index) => index + 1));
      expect(new Date(`${days.at(-1)}T24:00:00Z`).toISOString().slice(0, 7)).toEqual(monthAfter(month, 1));
    }),
  );
  expect([weekdayOf('2026-12-01'), calendarDaysOf('2028-02').length]).toEqual([1, 29]);
});

describe(openingSpans, () => {
  const from = (id: number, startDate: string | null, endDate: string | null) =>
    sampleStore({ id: sampleId(id), startDate, endDate });
  const stores = [
    from(1, '2026-11-20T09:00:00.000Z', '2026-11-22T19:00:00.000Z'),
    from(2, '2026-10-20T09:00:00.000Z', '2026-12-24T19:00:00.000Z'),
    // Evening of 31 October in UTC, already 1 November in Madrid.
    from(3, '2026-10-31T23:30:00.000Z', '2026-11-25T19:00:00.000Z'),
    from(4, '2026-12-01T09:00:00.000Z', '2026-12-24T19:00:00.000Z'),
    from(5, '2026-10-01T09:00:00.000Z', '2026-10-31T12:00:00.000Z'),
    from(6, null, null),
  ];

  test('R2.20 a month holds what stands in it, cut at its ends, what is over last', () => {
    const spans = openingSpans(
      stores,
      calendarDaysOf('2026-11'),
      Date.parse('2026-11-23T12:00:00.000Z'),
      formatter,
    );
    expect(spans.map(({ store, from: first, to, isOver }) => [store.id, first, to, isOver])).toEqual([
      [sampleId(3), 0, 24, false],
      [sampleId(2), 0, 29, false],
      [sampleId(1), 19, 21, true],
    ]);
  });

  test('R2.20 the line of a store says when it opens and closes, with the month where it is another', () => {
    const [span] = openingSpans(stores.slice(1, 2), calendarDaysOf('2026-11'), 0, formatter);
    expect(span && openingSpanText(span.store, '2026-11', formatter)).toEqual(
      'Del 20 de octubre a las 11:00 al 24 de diciembre a las 20:00',
    );
    const [other] = openingSpans(stores.slice(0, 1), calendarDaysOf('2026-11'), 0, formatter);
    expect(other && openingSpanText(other.store, '2026-11', formatter)).toEqual(
      'Del 20 a las 10:00 al 22 a las 20:00',
    );
    expect(other && openingSpanText(other.store, null, formatter)).toEqual(
      'Del 20 de noviembre a las 10:00 al 22 de noviembre a las 20:00',
    );
  });

  test('R2.20 the weekend is the coming one, or this one while it lasts, and holds what stands on one of its days', () => {
    const weekends = ['2026-11-23', '2026-11-27', '2026-11-28', '2026-11-29', '2026-10-31'].map(weekendOf);
    expect(weekends.map(weekendText)).toEqual([
      '28 y 29 de noviembre',
      '28 y 29 de noviembre',
      '28 y 29 de noviembre',
      '28 y 29 de noviembre',
      '31 de octubre y 1 de noviembre',
    ]);
    const on = (day: string) =>
      openingSpans(stores, weekendOf(day), 0, formatter).map(({ store }) => store.id);
    expect([on('2026-11-18'), on('2026-11-25'), on('2026-12-31')]).toEqual([
      [sampleId(1), sampleId(2), sampleId(3)],
      [sampleId(2)],
      [],
    ]);
    const [span] = openingSpans(stores.slice(0, 1), weekOf('2026-11-18'), 0, formatter);
    expect([span?.from, span?.to]).toEqual([4, 6]);
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
