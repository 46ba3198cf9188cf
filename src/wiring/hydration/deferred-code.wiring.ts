import { deferredCodeMachine } from '../../machines/hydration/deferred-code.machine.ts';
import { promiseActors } from '../api/promise-actors.ts';
import { listening } from '../shell/listening.ts';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/**
 * Deferred code of favourites, of pages kept for offline and of the cart's live region: loaded with the first pointer, key or scroll, so
 * that looking at a page costs none of it. Loaded at once on the page of favourites, and offline, where the first press may already
 * lead to a page that was kept.
 */
export const wireDeferredCode = (load: () => Promise<void>) =>
  deferredCodeMachine.provide({
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
      ...promiseActors({ load }),
    },
  });
