const HOUR_MS = 3_600_000;

const hourInMadrid = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Madrid',
  hour: '2-digit',
  hourCycle: 'h23',
});

/**
 * The moment that lies `inHours` hours from `now` (negative: past), at its full hour; with `atHour`, moved to that hour
 * of the same day in Madrid.
 */
export function demoMoment(now: Date, inHours: number, atHour: number | null): Date {
  const fullHour = Math.floor((now.getTime() + inHours * HOUR_MS) / HOUR_MS) * HOUR_MS;
  if (atHour === null) return new Date(fullHour);
  return new Date(fullHour + (atHour - Number(hourInMadrid.format(fullHour))) * HOUR_MS);
}
