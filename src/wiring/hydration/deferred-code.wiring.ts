import { deferredCodeMachine } from '../../machines/hydration/deferred-code.machine.ts';
import { promiseActors } from '../api/promise-actors.ts';
import { listenerActor } from '../shell/listener-actor.ts';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/**
 * Deferred code of the favourites, the offline pages and the cart's live region. It loads at the first
 * pointer, key or scroll event, so a mere page view does not pay for it. It loads at once on the favourites
 * page, and offline, where the first click may lead to an offline page.
 */
export const wireDeferredCode = (load: () => Promise<void>) =>
  deferredCodeMachine.provide({
    actors: {
      watchVisitor: listenerActor((listener) => {
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
