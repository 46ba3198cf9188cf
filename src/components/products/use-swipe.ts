import { type TouchEvent, useRef } from 'react';

/** Minimum swipe distance in px. */
const FAR = 40;

/** Touch handlers for a swipe: forward (1) or back (-1); gestures with two fingers are ignored. */
export function useSwipe(onSwiped: (way: 1 | -1) => void) {
  const touchedAt = useRef<number | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      touchedAt.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const way = (changedTouches[0]?.clientX ?? 0) - (touchedAt.current ?? 0);
      if (touchedAt.current !== null && Math.abs(way) > FAR) onSwiped(way < 0 ? 1 : -1);
      touchedAt.current = null;
    },
  };
}
