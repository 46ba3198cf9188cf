import { describe, expect, test } from 'vitest';
import { daySpan, isCalendarDay } from './calendar-day.ts';

test(`${isCalendarDay.name} knows the calendar`, () => {
  const days = [
    '2026-11-21',
    '2024-02-29',
    '2026-02-29',
    '2026-13-01',
    '26-1-1',
    '2026-11-21T00:00',
    '+012026-11-21',
    '',
  ];
  expect(days.map(isCalendarDay)).toEqual([true, true, false, false, false, false, false, false]);
});

describe(daySpan, () => {
  test.each([
    ['2026-11-21', 'Europe/Madrid', '2026-11-20T23:00:00.000Z', '2026-11-21T22:59:59.999Z'],
    ['2026-07-01', 'Europe/Madrid', '2026-06-30T22:00:00.000Z', '2026-07-01T21:59:59.999Z'],
    ['2026-03-29', 'Europe/Madrid', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
    ['2026-10-25', 'Europe/Madrid', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
    ['2026-11-21', 'America/Bogota', '2026-11-21T05:00:00.000Z', '2026-11-22T04:59:59.999Z'],
    ['2026-11-21', 'UTC', '2026-11-21T00:00:00.000Z', '2026-11-21T23:59:59.999Z'],
  ])('R7.18 %s in %s begins and ends by its clocks', (day, zone, first, last) => {
    expect(daySpan(day, zone)).toEqual({ first, last });
  });
});
