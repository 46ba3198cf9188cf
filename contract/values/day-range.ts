/** Inclusive range of days of the market's calendar, e.g. 2026-11-22. */
export interface Days {
  from: string;
  to: string;
}

const DAY = 24 * 60 * 60 * 1000;

/** Day N days later. The calculation uses noon UTC, because days in a time zone do not always have 24 hours. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** Number of days, first and last included. */
export const lengthOf = ({ from, to }: Days): number =>
  Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / DAY) + 1;

/** List of all days in the range. */
export const eachDay = (days: Days): string[] =>
  Array.from({ length: lengthOf(days) }, (_, after) => dayAfter(days.from, after));

/** Preceding range with the same number of days. */
export const daysBefore = (days: Days): Days => ({
  from: dayAfter(days.from, -lengthOf(days)),
  to: dayAfter(days.from, -1),
});

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;

/** Complete calendar month that contains a day. */
export function monthWith(day: string): Days {
  const from = firstOfMonth(day);
  return { from, to: dayAfter(firstOfMonth(dayAfter(from, 31)), -1) };
}

/** Complete calendar months that overlap a range of days. */
export function monthsWith({ from, to }: Days): Days[] {
  const months: Days[] = [];
  for (let month = monthWith(from); month.from <= to; month = monthWith(dayAfter(month.to, 1)))
    months.push(month);
  return months;
}

/** Calendar months completely inside a range, and the remaining ranges before and after them. */
export function wholeMonths(days: Days): { months: Days[]; others: Days[] } {
  const months = monthsWith(days).filter(({ from, to }) => from >= days.from && to <= days.to);
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return { months, others: [days] };
  const around = [
    { from: days.from, to: dayAfter(first.from, -1) },
    { from: dayAfter(last.to, 1), to: days.to },
  ];
  return { months, others: around.filter(({ from, to }) => from <= to) };
}
