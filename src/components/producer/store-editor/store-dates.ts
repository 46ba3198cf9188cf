import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import { isCalendarDay } from '../../../../contract/values/calendar-day.ts';
import { addDays, dayCountOf } from '../../../../contract/values/day-range.ts';

/** Last day of a stay with that many days, first day included; as 2026-12-03. */
export const lastDay = (first: string, days: number): string => addDays(first, days - 1);

/** Number of days, first and last included; 0 if a day is missing or the order is wrong. */
export function countOpenDays(first: string, last: string): number {
  if (!isCalendarDay(first) || !isCalendarDay(last)) return 0;
  return Math.max(0, dayCountOf({ from: first, to: last }));
}

type Dated = Pick<PopupStore, 'startDate' | 'endDate'>;

/** Stores that are open at some time between two ISO 8601 instants. */
export const storesOpenBetween = <Store extends Dated>(
  stores: readonly Store[],
  from: string,
  to: string,
): Store[] =>
  stores.filter(
    ({ startDate, endDate }) =>
      startDate &&
      endDate &&
      Date.parse(startDate) < Date.parse(to) &&
      Date.parse(from) < Date.parse(endDate),
  );

/** Number of stores opening on each day, in the market's time zone. */
export function openingsByDay(
  stores: readonly Dated[],
  isoDay: (instant: string) => string,
): ReadonlyMap<string, number> {
  const days = new Map<string, number>();
  for (const { startDate } of stores) {
    if (!startDate) continue;
    const day = isoDay(startDate);
    days.set(day, (days.get(day) ?? 0) + 1);
  }
  return days;
}
