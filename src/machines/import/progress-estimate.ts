/** Progress estimate: amount done, and the time at which it was seen, in ms. */
export interface ProgressEstimate {
  since: number;
  at: number;
  done: number;
  /** Smoothed rate per ms; null until it is known. */
  rate: number | null;
  /** Remaining time in ms; null until it is known, or while nothing moves. */
  left: number | null;
  /** Last announcement to screen readers: the quarter that was reached, and the remaining time in ms. */
  said: { quarter: number; left: number | null };
}

interface Seen {
  at: number;
  done: number;
  total: number;
}

const SECOND = 1_000;
/** Minimum interval between two samples, in ms. Shorter ones are too noisy. */
const STEP = SECOND / 2;
/** Time before the first estimate, in ms. */
const WARM_UP = 3 * SECOND;
/** Time constant of the smoothing, in ms: after this time, a sample's weight has fallen to about a third. */
const MEMORY = 15 * SECOND;
/** Tolerated relative error. Within it, the remaining time counts down like a clock instead of jumping. */
const TOLERANCE = 0.2;
/** Longest estimate, in ms. If it would take longer, the work counts as stalled. */
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
 * Estimate after one more sample, smoothed over earlier ones. If the amount done decreases, as after a
 * restart, the estimate starts anew.
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
