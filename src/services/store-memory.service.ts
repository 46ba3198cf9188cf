import { literal, number, object } from 'superstruct';
import { check } from '../../contract/checking.ts';
import { STORES } from '../../contract/limits.ts';
import { PopupStore } from '../../contract/popup-store.ts';

const KEY = 'current_store';
const VERSION = 1;
const Memory = object({ version: literal(VERSION), savedAt: number(), store: PopupStore });

/** The store chosen last, in local storage for five minutes (R9.9). `storage` may throw; then nothing is kept. */
export function createStoreMemory(storage: () => Storage = () => localStorage) {
  const attempt = <T>(work: (store: Storage) => T): T | null => {
    try {
      return work(storage());
    } catch {
      return null;
    }
  };
  const forgetStore = () => void attempt((place) => place.removeItem(KEY));

  return {
    forgetStore,

    /** `now` in ms UTC. What is unreadable, too old or of another version is removed. */
    async recallStore({ now }: { now: number }): Promise<PopupStore | null> {
      const text = attempt((place) => place.getItem(KEY));
      if (text === null) return null;
      const memory = check(
        attempt(() => JSON.parse(text) as unknown),
        Memory,
      );
      const age = memory.ok ? now - memory.value.savedAt : Infinity;
      if (memory.ok && age >= 0 && age < STORES.cacheTime) return memory.value.store;
      forgetStore();
      return null;
    },

    rememberStore({ store, now }: { store: PopupStore; now: number }): void {
      attempt((place) => place.setItem(KEY, JSON.stringify({ version: VERSION, savedAt: now, store })));
    },
  };
}
