import { isCalendarDay } from '../values/calendar-day.ts';
import { ANALYTICS } from './analytics-period.ts';
import { dayAfter, type Days, lengthOf } from '../values/days.ts';

/** The last so many days with today, or all since the store opened. */
export const PERIODS = [7, ANALYTICS.usual, 'store'] as const;

/** Which days of a store somebody wants to look at: one of these, or days of their own, both included. */
export type PeriodChoice = (typeof PERIODS)[number] | Days;

export const USUAL_PERIOD = ANALYTICS.usual satisfies PeriodChoice;

/** What is wrong with days of somebody's own; null where nothing is. */
export function daysFault(days: Days): 'unsaid' | 'backwards' | 'tooMany' | null {
  if (!isCalendarDay(days.from) || !isCalendarDay(days.to)) return 'unsaid';
  if (days.to < days.from) return 'backwards';
  return lengthOf(days) > ANALYTICS.longest ? 'tooMany' : null;
}

export const isSameChoice = (one: PeriodChoice, other: PeriodChoice): boolean =>
  typeof one === 'object' && typeof other === 'object'
    ? one.from === other.from && one.to === other.to
    : one === other;

/** The days on which a store opens and closes, as far as it has said so. */
export interface StoreLife {
  opening: string | null;
  closing: string | null;
}

/** Whether there is such a time as since a store opened. */
export const hasOpened = ({ opening }: StoreLife, today: string): boolean =>
  opening !== null && opening <= today;

/** Whether a store has been open on days of which these are none. */
export function hasOtherDays(days: Days, life: StoreLife, today: string): boolean {
  if (!hasOpened(life, today)) return false;
  const all = daysOfChoice('store', life, today);
  return all.from < days.from || days.to < all.to;
}

/**
 * The days that are meant today. A store is looked at from the day on which it opened to the one on which it closed, the last 366 of
 * them at most; one that has not opened, as usual.
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
