import { useDeferredValue, useSyncExternalStore } from 'react';

const WIDE = '(min-width: 64rem)';

function watchWidth(report: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', report);
  return () => media.removeEventListener('change', report);
}

const isWide = () => matchMedia(WIDE).matches;
const isUnknown = () => false;

/** Enough width for the filter panel beside the products; false before hydration. */
export function useHasFilterSpace(): boolean {
  const hasRoom = useSyncExternalStore(watchWidth, isWide, isUnknown);
  // Deferred: otherwise React would render the panel in the task of the hydration.
  return useDeferredValue(hasRoom);
}
