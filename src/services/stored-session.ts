const KEYS = ['access_token', 'refresh_token'];

/** Whether this browser holds tokens of any kind, told without the code that reads them. Unreadable storage holds none. */
export function hasStoredTokens(storage: () => Storage = () => localStorage): boolean {
  try {
    return KEYS.some((key) => storage().getItem(key) !== null);
  } catch {
    return false;
  }
}

/** Calls back whenever another tab changed the storage, until the returned function is called. */
export function whenStoredElsewhere(listener: () => void, page: EventTarget = globalThis): () => void {
  page.addEventListener('storage', listener);
  return () => page.removeEventListener('storage', listener);
}
