import { offsetsOf } from './time-zone-offsets.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MINUTE = 60_000;
const DAY_LENGTH = 24 * 60 * MINUTE;

const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Whether a text is a day of the calendar as date fields and addresses write it: "2026-11-21". */
export function isCalendarDay(text: string): boolean {
  const time = DAY.test(text) ? midnight(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function startOfDay(day: number, clocks: (instant: number) => number): number {
  const near = day - clocks(day) * MINUTE;
  return day - clocks(near) * MINUTE;
}

/** The first and the last ms of a calendar day in a zone, as ISO 8601 instants; days on which clocks are put forward are shorter. */
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

/** The same question with its days, both within, as the instants at which they begin and end in a zone. */
export const daysAsInstants = <Asked extends object>(
  { fromDate, toDate, ...rest }: Asked & Days,
  timeZone: string,
) => ({
  ...rest,
  ...(fromDate && { fromDate: daySpan(fromDate, timeZone).first }),
  ...(toDate && { toDate: daySpan(toDate, timeZone).last }),
});
