/** What a day of the market's calendar comes to in some measures. */
type DayOf<Measure extends string> = { date: string } & Partial<Record<Measure, number | undefined>>;

/** More days than these are added up by weeks. */
const DAYS_AT_MOST = 62;
const WEEK = 7;

/** A bar: some days in a row, and what they come to; null where the first of them is still to come. */
export interface Stretch {
  first: string;
  last: string;
  value: number | null;
}

export const isByWeek = (series: readonly unknown[]): boolean => series.length > DAYS_AT_MOST;

/** In cents, for sums of money in halves of a binary world. */
const sumOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + Math.round(value * 100), 0) / 100;

/** What the days of a period come to one by one; many of them, by weeks from the first one. */
export function stretchesOf<Measure extends string>(
  series: readonly DayOf<Measure>[],
  measure: Measure,
  today: string,
): Stretch[] {
  const length = isByWeek(series) ? WEEK : 1;
  return series
    .filter((_, place) => place % length === 0)
    .map(({ date: first }, place) => {
      const days = series.slice(place * length, (place + 1) * length);
      const value = sumOf(days.map((day) => day[measure] ?? 0));
      return { first, last: days.at(-1)?.date ?? first, value: first > today ? null : value };
    });
}

/** The highest of them, the first where there are several; null where all are nothing. */
export const bestOf = (stretches: readonly Stretch[]): Stretch | null =>
  stretches.reduce<Stretch | null>((best, one) => ((one.value ?? 0) > (best?.value ?? 0) ? one : best), null);

/** The stretch in which a day lies; undefined where none has it. */
export const stretchWith = (stretches: readonly Stretch[], day: string | null): Stretch | undefined =>
  stretches.find(({ first, last }) => day !== null && first <= day && day <= last);
