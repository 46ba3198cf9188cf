import type { Formatter } from '../../../contract/values/format.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const FAR = 7;

/** How long ago something happened, as it is said among people; both in ms UTC or ISO 8601. */
export function agoOf(
  at: string,
  now: number,
  { daysBetween, day }: Pick<Formatter, 'daysBetween' | 'day'>,
): string {
  const passed = now - Date.parse(at);
  if (passed < MINUTE) return 'ahora mismo';
  if (passed < HOUR) return `hace ${Math.floor(passed / MINUTE)} min`;
  const days = daysBetween(at, now);
  if (days === 0 || passed < 6 * HOUR) return `hace ${Math.floor(passed / HOUR)} h`;
  if (days === 1) return 'ayer';
  return days <= FAR ? `hace ${days} días` : day(at);
}
