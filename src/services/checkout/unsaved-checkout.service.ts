import { tryStorage } from '../shell/try-storage.ts';

const KEY = 'checkout_draft';

interface Options {
  tab?: () => Storage;
  device?: () => Storage;
}

const parsed = (text: string | null): unknown => (text === null ? null : JSON.parse(text));

/**
 * Draft of another page. Its idempotency key is reused only if an order was sent under it; otherwise that
 * page may still be open and pay with it.
 */
const ofAnotherPage = (draft: unknown, userId: string): object | null => {
  if (typeof draft !== 'object' || draft === null || !('userId' in draft) || draft.userId !== userId)
    return null;
  return 'isSent' in draft && draft.isSent === true ? draft : { ...draft, key: null };
};

/**
 * Saved draft of the checkout: in this tab, for a reload, and on this device, for a crash or a closed tab.
 * The caller must validate the data. Storages may throw where the browser forbids them.
 */
export function createUnsavedCheckoutService({
  tab = () => sessionStorage,
  device = () => localStorage,
}: Options = {}) {
  const both = (work: (store: Storage) => void) => {
    for (const storage of [tab, device]) tryStorage(storage, work);
  };

  return {
    /** Draft of a shopper as parsed JSON; null if there is none or it is unreadable. */
    read(userId: string): unknown {
      const ofTab = tryStorage(tab, (store) => parsed(store.getItem(KEY)));
      if (ofTab !== null) return ofTab;
      const found = tryStorage(device, (store) => ofAnotherPage(parsed(store.getItem(KEY)), userId));
      // Deletes the address of another user from a shared device.
      if (found === null) tryStorage(device, (store) => store.removeItem(KEY));
      return found;
    },
    remember: (draft: object): void => both((store) => store.setItem(KEY, JSON.stringify(draft))),
    forget: (): void => both((store) => store.removeItem(KEY)),
  };
}

export type UnsavedCheckoutService = ReturnType<typeof createUnsavedCheckoutService>;
