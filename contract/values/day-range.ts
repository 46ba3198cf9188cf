/** Inclusive range of days of the market's calendar, e.g. 2026-11-22. */
export interface DayRange {
  from: string;
  to: string;
}

const DAY = 24 * 60 * 60 * 1000;

/** Day N days later. The calculation uses noon UTC, because days in a time zone do not always have 24 hours. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** Number of days, first and last included. */
export const dayCountOf = ({ from, to }: DayRange): number =>
  Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / DAY) + 1;

/** List of all days in the range. */
export const eachDay = (days: DayRange): string[] =>
  Array.from({ length: dayCountOf(days) }, (_, after) => addDays(days.from, after));

/** Preceding range with the same number of days. */
export const precedingDayRange = (days: DayRange): DayRange => ({
  from: addDays(days.from, -dayCountOf(days)),
  to: addDays(days.from, -1),
});

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;

/** Complete calendar month that contains a day. */
export function monthOf(day: string): DayRange {
  const from = firstOfMonth(day);
  return { from, to: addDays(firstOfMonth(addDays(from, 31)), -1) };
}

/** Complete calendar months that overlap a range of days. */
export function monthsOverlapping({ from, to }: DayRange): DayRange[] {
  const months: DayRange[] = [];
  for (let month = monthOf(from); month.from <= to; month = monthOf(addDays(month.to, 1))) months.push(month);
  return months;
}

/** Calendar months completely inside a range, and the remaining ranges before and after them. */
export function splitIntoMonths(days: DayRange): { months: DayRange[]; others: DayRange[] } {
  const months = monthsOverlapping(days).filter(({ from, to }) => from >= days.from && to <= days.to);
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return { months, others: [days] };
  const around = [
    { from: days.from, to: addDays(first.from, -1) },
    { from: addDays(last.to, 1), to: days.to },
  ];
  return { months, others: around.filter(({ from, to }) => from <= to) };
}
