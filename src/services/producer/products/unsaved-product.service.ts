import { tryStorage } from '../../shell/try-storage.ts';

const KEY = 'product_draft';

interface Options {
  tab?: () => Storage;
  device?: () => Storage;
}

const parsed = (text: string | null): unknown => (text === null ? null : JSON.parse(text));

const isOf = (draft: unknown, userId: string) =>
  typeof draft === 'object' && draft !== null && 'userId' in draft && draft.userId === userId;

/**
 * Saved draft of a product: in this tab, for a reload, and on this device, for a crash or a closed tab. The
 * caller must validate the data. Storages may throw where the browser forbids them.
 */
export function createUnsavedProductService({
  tab = () => sessionStorage,
  device = () => localStorage,
}: Options = {}) {
  const both = (work: (store: Storage) => void) => {
    for (const storage of [tab, device]) tryStorage(storage, work);
  };
  return {
    /** Draft of a producer as parsed JSON; null if there is none or it is unreadable. */
    read(userId: string): unknown {
      const readable = (store: Storage) => {
        const found = parsed(store.getItem(KEY));
        if (isOf(found, userId)) return found;
        // Deletes the draft of another user from a shared device.
        store.removeItem(KEY);
        return null;
      };
      return tryStorage(tab, readable) ?? tryStorage(device, readable);
    },
    remember: (draft: object): void => both((store) => store.setItem(KEY, JSON.stringify(draft))),
    forget: (): void => both((store) => store.removeItem(KEY)),
  };
}

export type UnsavedProductService = ReturnType<typeof createUnsavedProductService>;
