const MINUTE = 60_000;

/** UTC offset function of a time zone: minutes ahead of UTC at an instant (ms UTC). */
export function offsetsOf(timeZone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  return (instant) => {
    const said = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(said) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
  };
}

type OffsetChange = [from: number, ahead: number];

/** UTC offsets of a time zone in a range: pairs of start minute (minutes since 1970, UTC) and offset in minutes. */
export interface OffsetChanges {
  changes: [OffsetChange, ...OffsetChange[]];
  /** End of the range in minutes since 1970, exclusive. */
  until: number;
}

/** Search step in minutes; no time zone changes its offset twice within it. */
const STEP = 7 * 24 * 60;

/** Offset changes of a time zone between two instants (ms UTC, whole minutes). */
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

/** Binary search: first number where `holds` is true, given that it is false at `no`, true at `yes`, and changes once. */
function firstWhere(holds: (middle: number) => boolean, no: number, yes: number): number {
  if (yes - no <= 1) return yes;
  const middle = Math.floor((no + yes) / 2);
  return holds(middle) ? firstWhere(holds, no, middle) : firstWhere(holds, middle, yes);
}
