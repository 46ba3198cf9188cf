/** Measures of one day in the market's time zone. */
type DayOf<Measure extends string> = { date: string } & Partial<Record<Measure, number | undefined>>;

/** Longest series shown by day; longer ones are summed by week. */
const DAYS_AT_MOST = 62;
const WEEK = 7;

/** Bar of consecutive days with their sum; null if its first day is in the future. */
export interface SeriesBar {
  first: string;
  last: string;
  value: number | null;
}

export const isByWeek = (series: readonly unknown[]): boolean => series.length > DAYS_AT_MOST;

/** Sum via integer cents; binary fractions would produce rounding errors. */
const sumOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + Math.round(value * 100), 0) / 100;

/** Bars of a period: one for each day, or for each week from the first day if the period is long. */
export function seriesBarsOf<Measure extends string>(
  series: readonly DayOf<Measure>[],
  measure: Measure,
  today: string,
): SeriesBar[] {
  const length = isByWeek(series) ? WEEK : 1;
  return series
    .filter((_, place) => place % length === 0)
    .map(({ date: first }, place) => {
      const days = series.slice(place * length, (place + 1) * length);
      const value = sumOf(days.map((day) => day[measure] ?? 0));
      return { first, last: days.at(-1)?.date ?? first, value: first > today ? null : value };
    });
}

/** Highest bar, the first of equal ones; null if all are zero. */
export const highestBarOf = (stretches: readonly SeriesBar[]): SeriesBar | null =>
  stretches.reduce<SeriesBar | null>(
    (best, one) => ((one.value ?? 0) > (best?.value ?? 0) ? one : best),
    null,
  );

/** Bar that contains a day; undefined if none does. */
export const barOfDay = (stretches: readonly SeriesBar[], day: string | null): SeriesBar | undefined =>
  stretches.find(({ first, last }) => day !== null && first <= day && day <= last);
