import { createContext, useContext } from 'react';
import { deferredContext } from '../hydration/deferred-context.tsx';

const Clock = createContext<number | null>(null);

/** Tells the time, in ms UTC, to what is inside and reads it, and draws nothing else anew. */
export const ClockProvider = deferredContext(Clock);

/** Now, in ms UTC, by the clock of the page. */
export function useNow(): number {
  const now = useContext(Clock);
  if (now === null) throw new Error('Nobody tells the time here');
  return now;
}
