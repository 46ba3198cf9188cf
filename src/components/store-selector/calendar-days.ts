import type { Formatter } from '../../../contract/values/format.ts';
import type { PopupStoreCard } from '../../../contract/products/listing.ts';

/** The first or the last day of a store. */
export interface StoreDay {
  kind: 'opens' | 'closes';
  store: PopupStoreCard;
  /** The instant, ISO 8601. */
  at: string;
}

const two = (value: number) => String(value).padStart(2, '0');

const numbersOf = (month: string): [number, number] => {
  const [year = 0, monthOfYear = 1] = month.split('-').map(Number);
  return [year, monthOfYear];
};

/** The month so many months later or earlier: monthAfter('2026-12', 1) → '2027-01'. */
export function monthAfter(month: string, by: number): string {
  const [year, monthOfYear] = numbersOf(month);
  const date = new Date(Date.UTC(year, monthOfYear - 1 + by, 1));
  return `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}`;
}

/** The weeks of a month, Monday first, as days such as 2026-12-01; null where a week reaches into another month. */
export function weeksOf(month: string): (string | null)[][] {
  const [year, monthOfYear] = numbersOf(month);
  const length = new Date(Date.UTC(year, monthOfYear, 0)).getUTCDate();
  const before = (new Date(Date.UTC(year, monthOfYear - 1, 1)).getUTCDay() + 6) % 7;
  const weeks = Math.ceil((before + length) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_place, weekday) => {
      const day = week * 7 + weekday - before + 1;
      return day >= 1 && day <= length ? `${month}-${two(day)}` : null;
    }),
  );
}

/** Monday is 0. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** First and last days of stores by day of the market's zone, each day's in the order of the clock. */
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

/** The nearest month at or after this one in which a store opens or closes, else the last before it; null without any. */
export function nearestMonth(days: Iterable<string>, month: string): string | null {
  const months = [...new Set([...days].map((day) => day.slice(0, 7)))].toSorted();
  return months.find((one) => one >= month) ?? months.at(-1) ?? null;
}
