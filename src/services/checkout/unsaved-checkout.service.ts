import { inStorage } from '../shell/in-storage.ts';

const KEY = 'checkout_draft';

interface Options {
  tab?: () => Storage;
  device?: () => Storage;
}

const parsed = (text: string | null): unknown => (text === null ? null : JSON.parse(text));

/**
 * A checkout that another page began. Its key is taken up only where an order was sent under it: otherwise that page may
 * still live and pay with it.
 */
const ofAnotherPage = (draft: unknown, userId: string): object | null => {
  if (typeof draft !== 'object' || draft === null || !('userId' in draft) || draft.userId !== userId)
    return null;
  return 'isSent' in draft && draft.isSent === true ? draft : { ...draft, key: null };
};

/**
 * The checkout that was begun: in this tab, so that a reload loses nothing, and on this device, so that a crash or a
 * closed tab does not either. What is read is anything that was ever written there: whoever reads it must check it.
 * Storages may throw, as browsers do where storage is forbidden.
 */
export function createUnsavedCheckoutService({
  tab = () => sessionStorage,
  device = () => localStorage,
}: Options = {}) {
  const both = (work: (store: Storage) => void) => {
    for (const storage of [tab, device]) inStorage(storage, work);
  };

  return {
    /** What is kept for a shopper, as parsed JSON; null when there is nothing or it is unreadable. */
    read(userId: string): unknown {
      const ofTab = inStorage(tab, (store) => parsed(store.getItem(KEY)));
      if (ofTab !== null) return ofTab;
      const found = inStorage(device, (store) => ofAnotherPage(parsed(store.getItem(KEY)), userId));
      // An address of somebody else does not stay on a shared device.
      if (found === null) inStorage(device, (store) => store.removeItem(KEY));
      return found;
    },
    remember: (draft: object): void => both((store) => store.setItem(KEY, JSON.stringify(draft))),
    forget: (): void => both((store) => store.removeItem(KEY)),
  };
}

export type UnsavedCheckoutService = ReturnType<typeof createUnsavedCheckoutService>;
