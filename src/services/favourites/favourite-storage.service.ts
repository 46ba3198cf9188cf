import type { Favourite } from '../../../contract/favourites/favourite.ts';
import { inStorage } from '../shell/in-storage.ts';

const KEY = 'favourites';

export interface FavouriteStorage {
  /** The account whose they are; null for nobody in particular. */
  ownerId: string | null;
  items: readonly Favourite[];
}

interface Options {
  /** May throw, as browsers do where storage is forbidden; then nothing is kept. */
  storage?: () => Storage;
  page?: EventTarget;
}

const NONE: FavouriteStorage = { ownerId: null, items: [] };

/** What somebody likes, in local storage (R3.18): what is not understood is none. */
export function createFavouriteStorage({ storage = () => localStorage, page = globalThis }: Options = {}) {
  /** Rejects when the code that understands what was kept, which comes when there is some, cannot be fetched. */
  async function recall(): Promise<FavouriteStorage> {
    const text = inStorage(storage, (store) => store.getItem(KEY));
    if (text === null) return NONE;
    const { storedFavourites } = await import('./stored-favourites.ts');
    return storedFavourites(text) ?? NONE;
  }

  return {
    recall,

    remember({ ownerId, items }: FavouriteStorage): void {
      inStorage(storage, (store) => {
        if (items.length === 0 && ownerId === null) store.removeItem(KEY);
        else store.setItem(KEY, JSON.stringify({ version: 1, ownerId, items }));
      });
    },

    /** Tells what other tabs have kept, and what there is on a return from the browser's history, until stopped. */
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
