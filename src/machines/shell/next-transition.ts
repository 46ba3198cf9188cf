import type { PopupStore } from '../../../contract/stores/popup-store.ts';

/** A timer that is longer than a browser's can count fires at once, and the clock of a tab that slept must not be trusted for long. */
const LONGEST_WAIT = 60 * 60 * 1_000;

/** How long until the next of a store's dates has passed, in ms, an hour at most. */
export function timeToNextTransition(store: PopupStore | null, now: number): number {
  const waits = [store?.startDate, store?.endDate].flatMap((date) => (date ? [Date.parse(date) - now] : []));
  // A store still sells in its very last millisecond.
  return Math.min(LONGEST_WAIT, ...waits.filter((wait) => wait >= 0).map((wait) => wait + 1));
}
