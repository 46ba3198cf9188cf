import { inStorage } from '../../shell/in-storage.ts';

const KEY = 'product_draft';

interface Options {
  tab?: () => Storage;
  device?: () => Storage;
}

const parsed = (text: string | null): unknown => (text === null ? null : JSON.parse(text));

const isOf = (draft: unknown, userId: string) =>
  typeof draft === 'object' && draft !== null && 'userId' in draft && draft.userId === userId;

/**
 * The product that was begun to be described: in this tab, so that a reload loses nothing, and on this device, so that a crash
 * or a closed tab does not either. What is read is anything that was ever written there: whoever reads it must check it.
 * Storages may throw, as browsers do where storage is forbidden.
 */
export function createUnsavedProductService({
  tab = () => sessionStorage,
  device = () => localStorage,
}: Options = {}) {
  const both = (work: (store: Storage) => void) => {
    for (const storage of [tab, device]) inStorage(storage, work);
  };
  return {
    /** What is kept for a producer, as parsed JSON; null when there is nothing or it is unreadable. */
    read(userId: string): unknown {
      const readable = (store: Storage) => {
        const found = parsed(store.getItem(KEY));
        if (isOf(found, userId)) return found;
        // What somebody else typed does not stay on a shared device.
        store.removeItem(KEY);
        return null;
      };
      return inStorage(tab, readable) ?? inStorage(device, readable);
    },
    remember: (draft: object): void => both((store) => store.setItem(KEY, JSON.stringify(draft))),
    forget: (): void => both((store) => store.removeItem(KEY)),
  };
}

export type UnsavedProductService = ReturnType<typeof createUnsavedProductService>;
