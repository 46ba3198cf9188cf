import type { Formatter } from '../../../../contract/values/format.ts';

const DAY = 24;

/** Duration in words: "18 h", "2 días y 5 h". Input in hours. */
export function durationText(hours: number, { count, number }: Pick<Formatter, 'count' | 'number'>): string {
  const whole = Math.round(hours);
  if (whole < 1) return 'menos de 1 h';
  const [days, rest] = [Math.floor(whole / DAY), whole % DAY];
  if (days === 0) return `${number(rest)} h`;
  return count(days, 'día', 'días') + (rest === 0 ? '' : ` y ${number(rest)} h`);
}
