import { type TouchEvent, useRef } from 'react';

/** How far a finger must travel, in px, before it means the next one. */
const FAR = 40;

/** Handlers for an element over which a finger's swipe goes on (1) or back (-1); two fingers mean something else. */
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
