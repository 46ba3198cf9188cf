const HOUR_MS = 3_600_000;

const formatHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Madrid',
  hour: '2-digit',
  hourCycle: 'h23',
});
const hourInMadrid = (moment: number) => Number(formatHour.format(moment));

/** An hour of the day in Madrid, or the first and the last of those that will do. */
export type DemoHours = number | readonly [first: number, last: number];

/**
 * The moment that lies `inHours` hours from `now` (negative: past), at its full hour, moved to the hour of the same day
 * that is asked for; where several will do, on to the next of them.
 */
export function demoMoment(now: Date, inHours: number, at: DemoHours): Date {
  let moment = Math.floor((now.getTime() + inHours * HOUR_MS) / HOUR_MS) * HOUR_MS;
  if (typeof at === 'number') return new Date(moment + (at - hourInMadrid(moment)) * HOUR_MS);
  const [first, last] = at;
  while (hourInMadrid(moment) < first || hourInMadrid(moment) > last) moment += HOUR_MS;
  return new Date(moment);
}
