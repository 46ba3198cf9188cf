import type { PopupStore } from '../../../contract/stores/popup-store.ts';

/**
 * Longest wait, in ms. Timers beyond the browser's limit fire at once, and the clock of a sleeping tab is
 * unreliable.
 */
const LONGEST_WAIT = 60 * 60 * 1_000;

/** Time until the next opening or closing of a store, in ms; one hour at most. */
export function timeToOpeningChange(store: PopupStore | null, now: number): number {
  const waits = [store?.startDate, store?.endDate].flatMap((date) => (date ? [Date.parse(date) - now] : []));
  // A store still sells in its very last millisecond.
  return Math.min(LONGEST_WAIT, ...waits.filter((wait) => wait >= 0).map((wait) => wait + 1));
}
