import type { Call } from '../../../contract/calls/call.ts';
import type { AppActorRef } from '../../machines/app/app.machine.ts';
import { listening } from './listening.ts';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/**
 * Has the favourites, and what keeps pages that are seen, come with the first sign that somebody is there: whoever only looks at a page
 * never pays for its hearts. At once on their own page, and without a line, where already the first press may lead to a page that
 * was kept. A page that cannot fetch them has none.
 */
export const bringFavourites = (app: () => AppActorRef, call: Call) =>
  listening(() => {
    const stop = new AbortController();
    const bring = () => {
      stop.abort();
      import('./late-parts.ts').then((part) => part.admitLateParts(app(), call)).catch(() => undefined);
    };
    if (location.pathname === '/favoritos' || !navigator.onLine) bring();
    else for (const sign of SIGNS) addEventListener(sign, bring, { signal: stop.signal });
    return () => stop.abort();
  });
