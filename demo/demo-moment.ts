const HOUR_MS = 3_600_000;

const formatHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Madrid',
  hour: '2-digit',
  hourCycle: 'h23',
});
const hourInMadrid = (moment: number) => Number(formatHour.format(moment));

/** Hour of the day in Madrid, or the first and last acceptable hour. */
export type DemoHours = number | readonly [first: number, last: number];

/**
 * Moment at `inHours` hours from `now` (negative: past), rounded down to the full hour and moved to the requested hour of
 * that day.
 * For a range of hours it moves to the next acceptable one.
 */
export function demoMoment(now: Date, inHours: number, at: DemoHours): Date {
  let moment = Math.floor((now.getTime() + inHours * HOUR_MS) / HOUR_MS) * HOUR_MS;
  if (typeof at === 'number') return new Date(moment + (at - hourInMadrid(moment)) * HOUR_MS);
  const [first, last] = at;
  while (hourInMadrid(moment) < first || hourInMadrid(moment) > last) moment += HOUR_MS;
  return new Date(moment);
}
