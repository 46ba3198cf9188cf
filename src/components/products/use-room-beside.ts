import { useDeferredValue, useSyncExternalStore } from 'react';

const WIDE = '(min-width: 64rem)';

function watchWidth(report: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', report);
  return () => media.removeEventListener('change', report);
}

const isWide = () => matchMedia(WIDE).matches;
const isUnknown = () => false;

/** Whether there is room beside the goods for what narrows them; not before the page is alive. */
export function useRoomBeside(): boolean {
  const hasRoom = useSyncExternalStore(watchWidth, isWide, isUnknown);
  // React would draw it in the very task in which it takes the page over.
  return useDeferredValue(hasRoom);
}
