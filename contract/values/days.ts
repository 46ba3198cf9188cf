/** Days of the market's calendar, as 2026-11-22, both included. */
export interface Days {
  from: string;
  to: string;
}

const DAY = 24 * 60 * 60 * 1000;

/** The day so many days after another one. Days are counted in noons of UTC: not every day of a zone has 24 hours. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** How many days there are, the first and the last included. */
export const lengthOf = ({ from, to }: Days): number =>
  Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / DAY) + 1;

/** The days one by one. */
export const eachDay = (days: Days): string[] =>
  Array.from({ length: lengthOf(days) }, (_, after) => dayAfter(days.from, after));

/** As many days just before. */
export const daysBefore = (days: Days): Days => ({
  from: dayAfter(days.from, -lengthOf(days)),
  to: dayAfter(days.from, -1),
});

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;

/** The month of the calendar in which a day lies, all of it. */
export function monthWith(day: string): Days {
  const from = firstOfMonth(day);
  return { from, to: dayAfter(firstOfMonth(dayAfter(from, 31)), -1) };
}

/** The months of the calendar in which some days lie, each all of it. */
export function monthsWith({ from, to }: Days): Days[] {
  const months: Days[] = [];
  for (let month = monthWith(from); month.from <= to; month = monthWith(dayAfter(month.to, 1)))
    months.push(month);
  return months;
}

/** The months that lie among some days with all of theirs, and the days before and after those. */
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
