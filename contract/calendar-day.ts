const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_LENGTH = 24 * 60 * 60_000;

const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Whether a text is a day of the calendar as date fields and addresses write it: "2026-11-21". */
export function isCalendarDay(text: string): boolean {
  const time = DAY.test(text) ? midnight(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** How far the clocks of a zone are ahead of UTC at an instant, in ms. */
function clocksAhead(instant: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const said = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(said) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
}

function startOfDay(day: number, timeZone: string): number {
  const near = day - clocksAhead(day, timeZone);
  return day - clocksAhead(near, timeZone);
}

/** The first and the last ms of a calendar day in a zone, as ISO 8601 instants; days on which clocks are put forward are shorter. */
export function daySpan(day: string, timeZone: string): { first: string; last: string } {
  const first = startOfDay(midnight(day), timeZone);
  const next = startOfDay(midnight(day) + DAY_LENGTH, timeZone);
  return { first: new Date(first).toISOString(), last: new Date(next - 1).toISOString() };
}
