import { isCalendarDay } from './calendar-day.ts';
import { offsetsOf } from './time-zone-offsets.ts';

/** What calendar and clock show in a zone: "2026-11-21" and "09:30", as date and time fields write them. */
export interface WallTime {
  day: string;
  time: string;
}

const MINUTE = 60_000;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * The instant at which a zone's clocks show a day and a time, as ISO 8601; null where one of the two is none. Of an hour that clocks
 * show twice it is one of both, and of one that they leave out it is one hour beside.
 */
export function instantAt({ day, time }: WallTime, timeZone: string): string | null {
  if (!isCalendarDay(day) || !TIME.test(time)) return null;
  const clocks = offsetsOf(timeZone);
  const shown = Date.parse(`${day}T${time}:00Z`);
  const near = shown - clocks(shown) * MINUTE;
  return new Date(shown - clocks(near) * MINUTE).toISOString();
}

/** What the clocks of a zone show at an instant of ISO 8601, to the minute. */
export function wallTimeAt(instant: string, timeZone: string): WallTime {
  const at = Date.parse(instant);
  const [day = '', time = ''] = new Date(at + offsetsOf(timeZone)(at) * MINUTE).toISOString().split('T');
  return { day, time: time.slice(0, 5) };
}
