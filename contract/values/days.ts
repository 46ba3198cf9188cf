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
