import { isCalendarDay } from './calendar-day.ts';
import { offsetsOf } from './time-zone-offsets.ts';

/** Local date and time in a time zone, as date and time fields contain them: "2026-11-21" and "09:30". */
export interface WallTime {
  day: string;
  time: string;
}

const MINUTE = 60_000;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * Instant of a local date and time in a time zone, as ISO 8601; null for invalid input. At a clock change, a repeated
 * hour gives one of its two instants, and a skipped hour gives a time one hour off.
 */
export function instantAt({ day, time }: WallTime, timeZone: string): string | null {
  if (!isCalendarDay(day) || !TIME.test(time)) return null;
  const clocks = offsetsOf(timeZone);
  const shown = Date.parse(`${day}T${time}:00Z`);
  const near = shown - clocks(shown) * MINUTE;
  return new Date(shown - clocks(near) * MINUTE).toISOString();
}

/** Local date and time of an ISO 8601 instant in a time zone, to the minute. */
export function wallTimeAt(instant: string, timeZone: string): WallTime {
  const at = Date.parse(instant);
  const [day = '', time = ''] = new Date(at + offsetsOf(timeZone)(at) * MINUTE).toISOString().split('T');
  return { day, time: time.slice(0, 5) };
}
