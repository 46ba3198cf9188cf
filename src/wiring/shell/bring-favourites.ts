import type { Call } from '../../../contract/calls/call.ts';
import type { AppActorRef } from '../../machines/app/app.machine.ts';
import { listening } from './listening.ts';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/**
 * Has the favourites come with the first sign that somebody is there, or at once on their own page: whoever only looks at a page never
 * pays for its hearts. A page that cannot fetch them has none.
 */
export const bringFavourites = (app: () => AppActorRef, call: Call) =>
  listening(() => {
    const stop = new AbortController();
    const bring = () => {
      stop.abort();
      import('./favourites.tsx').then((part) => part.admitFavourites(app(), call)).catch(() => undefined);
    };
    if (location.pathname === '/favoritos') bring();
    else for (const sign of SIGNS) addEventListener(sign, bring, { signal: stop.signal });
    return () => stop.abort();
  });
