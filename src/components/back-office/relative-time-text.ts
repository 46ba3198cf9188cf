import type { Formatter } from '../../../contract/values/format.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const FAR = 7;

/** Relative time in words, such as "hace 5 min"; `at` as ISO 8601, `now` in ms UTC. After seven days it is a date. */
export function relativeTimeText(
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
