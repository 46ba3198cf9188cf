import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import { isCalendarDay } from '../../../../contract/values/calendar-day.ts';
import { dayAfter, lengthOf } from '../../../../contract/values/days.ts';

/** The last day of a stay of so many days, the first one counted; as 2026-12-03. */
export const lastDay = (first: string, days: number): string => dayAfter(first, days - 1);

/** How many days a stay has, the first and the last one counted; 0 where one of them is not said or they are the wrong way round. */
export function daysOf(first: string, last: string): number {
  if (!isCalendarDay(first) || !isCalendarDay(last)) return 0;
  return Math.max(0, lengthOf({ from: first, to: last }));
}

type Dated = Pick<PopupStore, 'startDate' | 'endDate'>;

/** The stores that stand here for some of a time, of two instants of ISO 8601. */
export const standingBetween = <Store extends Dated>(
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

/** How many stores open on each day, by the days of the market. */
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
