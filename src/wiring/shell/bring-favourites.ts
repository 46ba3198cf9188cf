import { latePartsMachine } from '../../machines/late-parts/late-parts.machine.ts';
import { tasks } from '../calls.ts';
import { listening } from './listening.ts';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/**
 * Has the favourites, and what keeps pages that are seen, come with the first sign that somebody is there: whoever only looks at a page
 * never pays for its hearts. At once on their own page, and without a line, where already the first press may lead to a page that
 * was kept.
 */
export const bringFavourites = (bring: () => Promise<void>) =>
  latePartsMachine.provide({
    actors: {
      watchVisitor: listening((listener) => {
        const stop = new AbortController();
        const hear = (type: string, reported: string) =>
          addEventListener(type, () => listener({ type: reported }), { signal: stop.signal });
        for (const sign of SIGNS) hear(sign, 'visitor.noticed');
        hear('online', 'browser.connected');
        if (location.pathname === '/favoritos' || !navigator.onLine) listener({ type: 'visitor.noticed' });
        return () => stop.abort();
      }),
      ...tasks({ bring }),
    },
  });
