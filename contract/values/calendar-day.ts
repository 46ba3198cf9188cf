import { offsetsOf } from './time-zone-offsets.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MINUTE = 60_000;
const DAY_LENGTH = 24 * 60 * MINUTE;

const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** True for a calendar day in the format of date fields and addresses: "2026-11-21". */
export function isCalendarDay(text: string): boolean {
  const time = DAY.test(text) ? midnight(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function startOfDay(day: number, clocks: (instant: number) => number): number {
  const near = day - clocks(day) * MINUTE;
  return day - clocks(near) * MINUTE;
}

/**
 * First and last millisecond of a calendar day in a time zone, as ISO 8601 instants. With daylight saving changes, days
 * are not always 24 hours long.
 */
export function daySpan(day: string, timeZone: string): { first: string; last: string } {
  const clocks = offsetsOf(timeZone);
  const first = startOfDay(midnight(day), clocks);
  const next = startOfDay(midnight(day) + DAY_LENGTH, clocks);
  return { first: new Date(first).toISOString(), last: new Date(next - 1).toISOString() };
}

interface Days {
  fromDate?: string | undefined;
  toDate?: string | undefined;
}

/** Query with its inclusive days replaced by the instants at which they begin and end in a time zone. */
export const daysAsInstants = <Asked extends object>(
  { fromDate, toDate, ...rest }: Asked & Days,
  timeZone: string,
) => ({
  ...rest,
  ...(fromDate && { fromDate: daySpan(fromDate, timeZone).first }),
  ...(toDate && { toDate: daySpan(toDate, timeZone).last }),
});
