import { STORE_LIMITS } from '../../../../contract/limits.ts';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import { tryStorage } from '../../shell/try-storage.ts';

const KEY = 'current_store';
const VERSION = 1;

/** Last chosen store, in local storage for five minutes (R9.9). `storage` may throw; then nothing is stored. */
export function createRememberedStoreService(storage: () => Storage = () => localStorage) {
  const forgetStore = () => void tryStorage(storage, (place) => place.removeItem(KEY));

  return {
    forgetStore,

    /** Remembered store at `now`, in ms UTC. Unreadable or outdated entries are deleted. */
    async recallStore({ now }: { now: number }): Promise<PopupStore | null> {
      const text = tryStorage(storage, (place) => place.getItem(KEY));
      if (text === null) return null;
      // The validation code is large and rarely needed, so it loads only if a store is stored.
      const { rememberedStore } = await import('./remembered-store.ts');
      const memory = rememberedStore(text);
      const age = memory ? now - memory.savedAt : Infinity;
      if (memory && age >= 0 && age < STORE_LIMITS.cacheTime) return memory.store;
      forgetStore();
      return null;
    },

    rememberStore({ store, now }: { store: PopupStore; now: number }): void {
      tryStorage(storage, (place) =>
        place.setItem(KEY, JSON.stringify({ version: VERSION, savedAt: now, store })),
      );
    },
  };
}
