import { define, object, optional, type Infer } from 'superstruct';
import type { Checked } from '../api/checking.ts';
import { isCalendarDay } from '../values/calendar-day.ts';
import { type Days, dayAfter, lengthOf } from '../values/days.ts';
import { Instant } from '../values/instant.ts';

/** How many days a store's figures are told of, the first and the last included: at most, and where nobody says which. */
export const ANALYTICS = { longest: 366, usual: 28 } as const;

const CENTURIES = /^2[01]\d\d-/;

/** A day of the market's calendar, or an instant, which stands for its day there; of the years 2000 to 2199. */
const DayOrInstant = define<string>('día', (value) => {
  if (typeof value !== 'string' || !CENTURIES.test(value)) return 'La fecha no es válida';
  return isCalendarDay(value) || Instant.is(value) || 'La fecha no es válida';
});

/** «extension» Of which days a store's figures are asked, both included. */
export const StoreAnalyticsQuery = object({
  from: optional(DayOrInstant),
  to: optional(DayOrInstant),
});

/**
 * Which days are meant: the last 28 where nothing is said, up to today or up to `to`; from `from` up to today, or that day alone where
 * it has not come yet. Wrong are an end before its start and more than 366 days. `isoDay` gives the market's day of an instant.
 */
export function analyticsPeriod(
  { from, to }: Infer<typeof StoreAnalyticsQuery>,
  now: number,
  isoDay: (instant: number | string) => string,
): Checked<Days> {
  const dayOf = (said: string) => (isCalendarDay(said) ? said : isoDay(said));
  const [today, start] = [isoDay(now), from === undefined ? undefined : dayOf(from)];
  const end = to === undefined ? (start !== undefined && start > today ? start : today) : dayOf(to);
  const days = { from: start ?? dayAfter(end, 1 - ANALYTICS.usual), to: end };
  const wrong = (message: string): Checked<Days> => ({ ok: false, errors: [{ field: 'to', message }] });
  if (days.to < days.from) return wrong('El último día no puede ser anterior al primero');
  if (lengthOf(days) > ANALYTICS.longest) return wrong(`Elige ${ANALYTICS.longest} días como máximo`);
  return { ok: true, value: days };
}
