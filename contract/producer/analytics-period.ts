import { define, object, optional, type Infer } from 'superstruct';
import type { ValidationResult } from '../api/validate-input.ts';
import { isCalendarDay } from '../values/calendar-day.ts';
import { type DayRange, addDays, dayCountOf } from '../values/day-range.ts';
import { Instant } from '../values/instant.ts';

/** Length of an analytics period in days, inclusive: maximum and default. */
export const ANALYTICS_PERIOD_LIMITS = { longest: 366, usual: 28 } as const;

const CENTURIES = /^2[01]\d\d-/;

/** Calendar day of the market, or an instant, converted to its day in the market's time zone; years 2000 to 2199. */
const DayOrInstant = define<string>('día', (value) => {
  if (typeof value !== 'string' || !CENTURIES.test(value)) return 'La fecha no es válida';
  return isCalendarDay(value) || Instant.is(value) || 'La fecha no es válida';
});

/** «extension» Store analytics query: inclusive range of days. */
export const StoreAnalyticsQuery = object({
  from: optional(DayOrInstant),
  to: optional(DayOrInstant),
});

/**
 * Analytics period from a query. Default: the last 28 days up to today or `to`. With `from` only: up to today, or that
 * one day if it is in the future. Errors: end before start, or more than 366 days. `isoDay` converts an instant to the
 * market's day.
 */
export function analyticsPeriod(
  { from, to }: Infer<typeof StoreAnalyticsQuery>,
  now: number,
  isoDay: (instant: number | string) => string,
): ValidationResult<DayRange> {
  const dayOf = (said: string) => (isCalendarDay(said) ? said : isoDay(said));
  const [today, start] = [isoDay(now), from === undefined ? undefined : dayOf(from)];
  const end = to === undefined ? (start !== undefined && start > today ? start : today) : dayOf(to);
  const days = { from: start ?? addDays(end, 1 - ANALYTICS_PERIOD_LIMITS.usual), to: end };
  const wrong = (message: string): ValidationResult<DayRange> => ({
    ok: false,
    errors: [{ field: 'to', message }],
  });
  if (days.to < days.from) return wrong('El último día no puede ser anterior al primero');
  if (dayCountOf(days) > ANALYTICS_PERIOD_LIMITS.longest)
    return wrong(`Elige ${ANALYTICS_PERIOD_LIMITS.longest} días como máximo`);
  return { ok: true, value: days };
}
