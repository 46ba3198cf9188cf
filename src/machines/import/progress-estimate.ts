/** How fast something comes along: of so many in all, what is done and when that was seen, in ms. */
export interface ProgressEstimate {
  since: number;
  at: number;
  done: number;
  /** How much is done in a ms, smoothed; null before that can be said. */
  rate: number | null;
  /** How long it will take, in ms; null before that can be said, or while nothing moves. */
  left: number | null;
  /** What was said aloud last: at which quarter, and how long it would take then. */
  said: { quarter: number; left: number | null };
}

interface Seen {
  at: number;
  done: number;
  total: number;
}

const SECOND = 1_000;
/** What happens in less says little, in ms. */
const STEP = SECOND / 2;
/** Before so long nothing is foretold, in ms. */
const WARM_UP = 3 * SECOND;
/** What was seen so long ago counts a third, in ms. */
const MEMORY = 15 * SECOND;
/** A forecast that is off by less counts down as a clock does. */
const TOLERANCE = 0.2;
/** What would take longer stands, more or less. */
const LONGEST = 24 * 60 * 60 * SECOND;

const quarterOf = ({ done, total }: Seen) => (total > 0 ? Math.floor((4 * done) / total) : 0);

const begun = (seen: Seen): ProgressEstimate => ({
  since: seen.at,
  at: seen.at,
  done: seen.done,
  rate: null,
  left: null,
  said: { quarter: quarterOf(seen), left: null },
});

function leftOf({ left, at }: ProgressEstimate, seen: Seen, rate: number): number | null {
  const forecast = (seen.total - seen.done) / rate;
  if (!(forecast < LONGEST)) return null;
  const expected = left === null ? forecast : left - (seen.at - at);
  return Math.abs(forecast - expected) <= TOLERANCE * forecast ? Math.max(0, expected) : forecast;
}

/**
 * The pace after something more was seen: steady, since what was seen before counts too. What goes back, as when all begins again, begins a
 * pace of its own.
 */
export function estimateAfter(before: ProgressEstimate | null, seen: Seen): ProgressEstimate {
  if (!before || seen.done < before.done) return begun(seen);
  const passed = seen.at - before.at;
  if (passed < STEP) return before;
  const now = (seen.done - before.done) / passed;
  const weight = 1 - Math.exp(-passed / MEMORY);
  const rate = before.rate === null ? now : before.rate + weight * (now - before.rate);
  const left = seen.at - before.since < WARM_UP ? null : leftOf(before, seen, rate);
  const quarter = quarterOf(seen);
  const said = quarter > before.said.quarter ? { quarter, left } : before.said;
  return { since: before.since, at: seen.at, done: seen.done, rate, left, said };
}
