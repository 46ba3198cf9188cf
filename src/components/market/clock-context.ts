import { createContext, useContext } from 'react';
import { createDeferredProvider } from '../hydration/create-deferred-provider.tsx';

const Clock = createContext<number | null>(null);

/** Clock provider: current time in ms UTC; only its readers re-render. */
export const ClockProvider = createDeferredProvider(Clock);

/** Current time of the page's clock in ms UTC. */
export function useNow(): number {
  const now = useContext(Clock);
  if (now === null) throw new Error('Nobody tells the time here');
  return now;
}
