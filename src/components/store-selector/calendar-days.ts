import type { Formatter } from '../../../contract/values/format.ts';
import type { PopupStoreCard } from '../../../contract/catalogue/list-item.ts';

/** First or last day of a store. */
export interface StoreDay {
  kind: 'opens' | 'closes';
  store: PopupStoreCard;
  /** Instant, ISO 8601. */
  at: string;
}

const two = (value: number) => String(value).padStart(2, '0');

const numbersOf = (month: string): [number, number] => {
  const [year = 0, monthOfYear = 1] = month.split('-').map(Number);
  return [year, monthOfYear];
};

/** Month at a distance of `by` months: monthAfter('2026-12', 1) → '2027-01'. */
export function monthAfter(month: string, by: number): string {
  const [year, monthOfYear] = numbersOf(month);
  const date = new Date(Date.UTC(year, monthOfYear - 1 + by, 1));
  return `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}`;
}

/** Days of a month in order, as 2026-12-01. */
export function calendarDaysOf(month: string): string[] {
  const [year, monthOfYear] = numbersOf(month);
  const length = new Date(Date.UTC(year, monthOfYear, 0)).getUTCDate();
  return Array.from({ length }, (_, day) => `${month}-${two(day + 1)}`);
}

/** Day of the week; Monday is 0. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

const dayAfter = (day: string, by: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10);

/** Days of the week that contains a day, Monday first: weekOf('2026-12-03') → ['2026-11-30', …, '2026-12-06'] */
export const weekOf = (day: string): string[] =>
  Array.from({ length: 7 }, (_, place) => dayAfter(day, place - weekdayOf(day)));

/** Saturday and Sunday of a week. */
export const weekendOf = (day: string): string[] => weekOf(day).slice(5);

/** First and last days of stores by day in the market's time zone, each day sorted by time. */
export function storeDays(
  stores: readonly PopupStoreCard[],
  { isoDay }: Pick<Formatter, 'isoDay'>,
): Map<string, StoreDay[]> {
  const all = stores.flatMap((store): StoreDay[] => [
    ...(store.startDate ? [{ kind: 'opens' as const, store, at: store.startDate }] : []),
    ...(store.endDate ? [{ kind: 'closes' as const, store, at: store.endDate }] : []),
  ]);
  const days = new Map<string, StoreDay[]>();
  for (const one of all.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))) {
    const day = isoDay(one.at);
    days.set(day, [...(days.get(day) ?? []), one]);
  }
  return days;
}

/** Duration of a store within a range of days; `from` and `to` are indexes from 0. */
export interface OpeningSpan {
  store: PopupStoreCard & { startDate: string; endDate: string };
  from: number;
  to: number;
  /** The store has closed before `now`. */
  isOver: boolean;
}

/**
 * Stores with their durations on consecutive days in the market's time zone; stores that have not ended first, sorted by
 * closing.
 */
export function openingSpans(
  stores: readonly PopupStoreCard[],
  days: readonly string[],
  now: number,
  { isoDay }: Pick<Formatter, 'isoDay'>,
): OpeningSpan[] {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return stores
    .flatMap(({ startDate, endDate, ...rest }) => {
      if (!startDate || !endDate) return [];
      const [opens, closes] = [isoDay(startDate), isoDay(endDate)];
      if (closes < first || opens > last) return [];
      const from = Math.max(0, days.indexOf(opens));
      const to = closes > last ? days.length - 1 : days.indexOf(closes);
      return [{ store: { ...rest, startDate, endDate }, from, to, isOver: Date.parse(endDate) < now }];
    })
    .toSorted((a, b) => Number(a.isOver) - Number(b.isOver) || a.to - b.to || a.from - b.from);
}

/** First month from this one on with an opening or closing, otherwise the latest earlier one; null if there is none. */
export function nearestMonth(days: Iterable<string>, month: string): string | null {
  const months = [...new Set([...days].map((day) => day.slice(0, 7)))].toSorted();
  return months.find((one) => one >= month) ?? months.at(-1) ?? null;
}
