const MINUTE = 60_000;

/** Tells how far the clocks of a zone are ahead of UTC at an instant, in minutes; the instant in ms UTC. */
export function offsetsOf(timeZone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  return (instant) => {
    const said = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(said) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
  };
}

/** What the clocks of a zone show for a while: from which minute since 1970 on, in UTC, they are how many minutes ahead. */
export interface OffsetChanges {
  changes: [from: number, ahead: number][];
  /** The first minute of which nothing is known any more. */
  until: number;
}

/** No zone puts its clocks forward and back within it, in minutes. */
const STEP = 7 * 24 * 60;

/** The changes of a zone's clocks between two instants in ms UTC, whole minutes. */
export function offsetChanges(since: number, until: number, timeZone: string): OffsetChanges {
  const clocks = offsetsOf(timeZone);
  const aheadAt = (minute: number) => clocks(minute * MINUTE);
  const last = until / MINUTE;
  let minute = since / MINUTE;
  const changes: OffsetChanges['changes'] = [[minute, aheadAt(minute)]];
  while (minute < last) {
    const next = Math.min(minute + STEP, last);
    if (aheadAt(next) !== aheadAt(minute)) {
      const change = firstWhere((middle) => aheadAt(middle) !== aheadAt(minute), minute, next);
      changes.push([change, aheadAt(change)]);
    }
    minute = next;
  }
  return { changes, until: last };
}

/** The first number at which something holds that does not hold at one and holds at the other, and is not given up between. */
function firstWhere(holds: (middle: number) => boolean, no: number, yes: number): number {
  if (yes - no <= 1) return yes;
  const middle = Math.floor((no + yes) / 2);
  return holds(middle) ? firstWhere(holds, no, middle) : firstWhere(holds, middle, yes);
}
