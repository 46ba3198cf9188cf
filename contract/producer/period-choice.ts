import { isCalendarDay } from '../values/calendar-day.ts';
import { ANALYTICS_PERIOD_LIMITS } from './analytics-period.ts';
import { addDays, type DayRange, dayCountOf } from '../values/day-range.ts';

/** Predefined analytics periods: the last N days including today, or since the store opened. */
export const ANALYTICS_PERIODS = [7, ANALYTICS_PERIOD_LIMITS.usual, 'store'] as const;

/** Selected analytics period of a store: a predefined one, or a custom inclusive range of days. */
export type PeriodChoice = (typeof ANALYTICS_PERIODS)[number] | DayRange;

export const DEFAULT_ANALYTICS_PERIOD = ANALYTICS_PERIOD_LIMITS.usual satisfies PeriodChoice;

/** Error in a custom range of days; null if it is valid. */
export function dayRangeFault(days: DayRange): 'unsaid' | 'backwards' | 'tooMany' | null {
  if (!isCalendarDay(days.from) || !isCalendarDay(days.to)) return 'unsaid';
  if (days.to < days.from) return 'backwards';
  return dayCountOf(days) > ANALYTICS_PERIOD_LIMITS.longest ? 'tooMany' : null;
}

export const isSameChoice = (one: PeriodChoice, other: PeriodChoice): boolean =>
  typeof one === 'object' && typeof other === 'object'
    ? one.from === other.from && one.to === other.to
    : one === other;

/** Opening and closing day of a store; null if not set. */
export interface StoreOpeningDays {
  opening: string | null;
  closing: string | null;
}

/** True if the store has opened, so that "since the store opened" is a valid period. */
export const hasOpened = ({ opening }: StoreOpeningDays, today: string): boolean =>
  opening !== null && opening <= today;

/** True if the store was open on days outside the given range. */
export function wasOpenOutsideRange(days: DayRange, life: StoreOpeningDays, today: string): boolean {
  if (!hasOpened(life, today)) return false;
  const all = daysOfChoice('store', life, today);
  return all.from < days.from || days.to < all.to;
}

/**
 * Days of the selected period, as of today. The period "store" runs from opening to closing or today, at most the last
 * 366 days; before the opening it is the default period.
 */
export function daysOfChoice(
  choice: PeriodChoice,
  { opening, closing }: StoreOpeningDays,
  today: string,
): DayRange {
  if (typeof choice === 'object') return choice;
  if (choice !== 'store' || opening === null || opening > today) {
    const length = choice === 'store' ? DEFAULT_ANALYTICS_PERIOD : choice;
    return { from: addDays(today, 1 - length), to: today };
  }
  const to = closing !== null && closing < today ? closing : today;
  const earliest = addDays(to, 1 - ANALYTICS_PERIOD_LIMITS.longest);
  return { from: opening < earliest ? earliest : opening, to };
}
