import type { Call } from '../../../contract/api/call.ts';

export type ConnectionEvent =
  | { type: 'browser.connected' }
  | { type: 'browser.disconnected' }
  | { type: 'call.answered' }
  | { type: 'call.unanswered' };

type Listener = (event: ConnectionEvent) => void;

/** Connection reports of this browser and its calls: the HTTP client reports, the connection chart subscribes. */
export function createConnectionService(
  page: EventTarget = globalThis,
  isOnline: () => boolean = () => navigator.onLine,
) {
  const listeners = new Set<Listener>();
  return {
    /** Receives `onContact` of the HTTP client: true if a request was answered at all. */
    reportContact(isReached: boolean) {
      for (const listener of listeners) listener({ type: isReached ? 'call.answered' : 'call.unanswered' });
    },

    /**
     * Subscribes to the reports; starts with `browser.disconnected` if the browser is offline. Returns the
     * unsubscribe function.
     */
    watchConnection(listener: Listener): () => void {
      const onOnline = () => listener({ type: 'browser.connected' });
      const onOffline = () => listener({ type: 'browser.disconnected' });
      page.addEventListener('online', onOnline);
      page.addEventListener('offline', onOffline);
      listeners.add(listener);
      if (!isOnline()) onOffline();
      return () => {
        page.removeEventListener('online', onOnline);
        page.removeEventListener('offline', onOffline);
        listeners.delete(listener);
      };
    },
  };
}

/** Health check of the server (R7.13). */
export const createHealthService = (call: Call) => ({
  /** True if the server answered, with any status. */
  async askHealth(signal: AbortSignal): Promise<boolean> {
    const result = await call('health', {}, signal);
    return result.ok || result.failure.status > 0;
  },
});
