import { watchReturns } from './page-returns.ts';

type Page = Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;

interface SteadyPage {
  page?: Page;
  isOnline?: () => boolean;
}

/**
 * Tells every so many ms while somebody sees the page and the browser has a line, and at once each time that they come back
 * to it; answers how to stop.
 */
export function lookSteadily(
  onDue: () => void,
  every: number,
  { page = document, isOnline = () => navigator.onLine }: SteadyPage = {},
): () => void {
  const timer = setInterval(() => {
    if (page.visibilityState === 'visible' && isOnline()) onDue();
  }, every);
  const stop = watchReturns(onDue, page);
  return () => {
    clearInterval(timer);
    stop();
  };
}
