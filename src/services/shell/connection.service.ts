export type ConnectionEvent =
  | { type: 'browser.connected' }
  | { type: 'browser.disconnected' }
  | { type: 'call.answered' }
  | { type: 'call.unanswered' };

type Listener = (event: ConnectionEvent) => void;

/** What this browser and its calls say of the line. The client reports here, the connection chart listens. */
export function createConnectionService(
  page: EventTarget = globalThis,
  isOnline: () => boolean = () => navigator.onLine,
) {
  const listeners = new Set<Listener>();
  return {
    /** Takes `onContact` of the client: whether a request was answered at all. */
    reportContact(isReached: boolean) {
      for (const listener of listeners) listener({ type: isReached ? 'call.answered' : 'call.unanswered' });
    },

    /** Tells what the browser and the calls report until stopped; at once if the browser is offline already. */
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
