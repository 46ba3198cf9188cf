import { inStorage } from '../shell/in-storage.ts';

const KEYS = ['access_token', 'refresh_token'];

/** Whether this browser holds tokens of any kind, told without the code that reads them. Unreadable storage holds none. */
export function hasStoredTokens(storage: () => Storage = () => localStorage): boolean {
  return inStorage(storage, (store) => KEYS.some((key) => store.getItem(key) !== null)) ?? false;
}

/** Calls back when another tab changed the storage, or this page comes back from the history, until stopped. */
export function whenStoredElsewhere(listener: () => void, page: EventTarget = globalThis): () => void {
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
