import { tryStorage } from '../shell/try-storage.ts';

const KEYS = ['access_token', 'refresh_token'];

/** True if this browser stores any token, checked without loading the token code. Unreadable storage counts as none. */
export function hasStoredTokens(storage: () => Storage = () => localStorage): boolean {
  return tryStorage(storage, (store) => KEYS.some((key) => store.getItem(key) !== null)) ?? false;
}

/**
 * Calls back when another tab changes the storage, or this page is restored from the back/forward cache.
 * Returns the unsubscribe function.
 */
export function onStoredTokensChange(listener: () => void, page: EventTarget = globalThis): () => void {
  const onReturn = (event: Event) => {
    if ((event as PageTransitionEvent).persisted) listener();
  };
  page.addEventListener('storage', listener);
  page.addEventListener('pageshow', onReturn);
  return () => {
    page.removeEventListener('storage', listener);
    page.removeEventListener('pageshow', onReturn);
  };
}
