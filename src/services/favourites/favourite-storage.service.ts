import type { Favourite } from '../../../contract/favourites/favourite.ts';
import { tryStorage } from '../shell/try-storage.ts';

const KEY = 'favourites';

export interface FavouriteStorage {
  /** User id of the owner; null for a visitor's favourites. */
  ownerId: string | null;
  items: readonly Favourite[];
}

interface Options {
  /** May throw where the browser forbids it; then nothing is stored. */
  storage?: () => Storage;
  page?: EventTarget;
}

const NONE: FavouriteStorage = { ownerId: null, items: [] };

/** Favourites in local storage (R3.18). Unreadable data counts as none. */
export function createFavouriteStorage({ storage = () => localStorage, page = globalThis }: Options = {}) {
  /** Stored favourites. The parser loads only if there are some; rejects if it cannot be loaded. */
  async function recall(): Promise<FavouriteStorage> {
    const text = tryStorage(storage, (store) => store.getItem(KEY));
    if (text === null) return NONE;
    const { parseStoredFavourites } = await import('./stored-favourites.ts');
    return parseStoredFavourites(text) ?? NONE;
  }

  return {
    recall,

    remember({ ownerId, items }: FavouriteStorage): void {
      tryStorage(storage, (store) => {
        if (items.length === 0 && ownerId === null) store.removeItem(KEY);
        else store.setItem(KEY, JSON.stringify({ version: 1, ownerId, items }));
      });
    },

    /**
     * Subscribes to changes by other tabs, and to restores from the back/forward cache. Returns the
     * unsubscribe function.
     */
    watchKept(onChange: (kept: FavouriteStorage) => void): () => void {
      let isHeard = true;
      const tell = () =>
        void recall().then(
          (kept) => isHeard && onChange(kept),
          () => undefined,
        );
      const onStorage = (event: Event) => {
        const { key } = event as StorageEvent;
        if (key === null || key === KEY) tell();
      };
      const onReturn = (event: Event) => {
        if ((event as PageTransitionEvent).persisted) tell();
      };
      page.addEventListener('storage', onStorage);
      page.addEventListener('pageshow', onReturn);
      return () => {
        isHeard = false;
        page.removeEventListener('storage', onStorage);
        page.removeEventListener('pageshow', onReturn);
      };
    },
  };
}
