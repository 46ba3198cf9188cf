import { isCalendarDay } from '../values/calendar-day.ts';
import { ANALYTICS } from './analytics-period.ts';
import { dayAfter, type Days, lengthOf } from '../values/day-range.ts';

/** Predefined analytics periods: the last N days including today, or since the store opened. */
export const PERIODS = [7, ANALYTICS.usual, 'store'] as const;

/** Selected analytics period of a store: a predefined one, or a custom inclusive range of days. */
export type PeriodChoice = (typeof PERIODS)[number] | Days;

export const USUAL_PERIOD = ANALYTICS.usual satisfies PeriodChoice;

/** Error in a custom range of days; null if it is valid. */
export function daysFault(days: Days): 'unsaid' | 'backwards' | 'tooMany' | null {
  if (!isCalendarDay(days.from) || !isCalendarDay(days.to)) return 'unsaid';
  if (days.to < days.from) return 'backwards';
  return lengthOf(days) > ANALYTICS.longest ? 'tooMany' : null;
}

export const isSameChoice = (one: PeriodChoice, other: PeriodChoice): boolean =>
  typeof one === 'object' && typeof other === 'object'
    ? one.from === other.from && one.to === other.to
    : one === other;

/** Opening and closing day of a store; null if not set. */
export interface StoreLife {
  opening: string | null;
  closing: string | null;
}

/** True if the store has opened, so that "since the store opened" is a valid period. */
export const hasOpened = ({ opening }: StoreLife, today: string): boolean =>
  opening !== null && opening <= today;

/** True if the store was open on days outside the given range. */
export function hasOtherDays(days: Days, life: StoreLife, today: string): boolean {
  if (!hasOpened(life, today)) return false;
  const all = daysOfChoice('store', life, today);
  return all.from < days.from || days.to < all.to;
}

/**
 * Days of the selected period, as of today. The period "store" runs from opening to closing or today, at most the last
 * 366 days; before the opening it is the default period.
 */
export function daysOfChoice(choice: PeriodChoice, { opening, closing }: StoreLife, today: string): Days {
  if (typeof choice === 'object') return choice;
  if (choice !== 'store' || opening === null || opening > today) {
    const length = choice === 'store' ? USUAL_PERIOD : choice;
    return { from: dayAfter(today, 1 - length), to: today };
  }
  const to = closing !== null && closing < today ? closing : today;
  const earliest = dayAfter(to, 1 - ANALYTICS.longest);
  return { from: opening < earliest ? earliest : opening, to };
}
