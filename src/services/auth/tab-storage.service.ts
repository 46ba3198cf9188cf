import { tryStorage } from '../shell/try-storage.ts';

const OWNER = 'owner';

/** Keys in the device's storage, which survive the loss of a tab. */
const OF_DEVICE = ['checkout_draft'];

/**
 * Data of the signed-in user in this tab, such as a started checkout: the whole session storage, and some
 * keys of the device's. Storages may throw where the browser forbids them.
 */
export function createTabStorage(
  storage: () => Storage = () => sessionStorage,
  device: () => Storage = () => localStorage,
) {
  return {
    /** Assigns the storage to this user. Data of any other user is deleted. */
    claimTraces: (userId: string): void =>
      void tryStorage(storage, (store) => {
        if (store.getItem(OWNER) === userId) return;
        store.clear();
        store.setItem(OWNER, userId);
      }),
    wipeTraces: (): void => {
      tryStorage(storage, (store) => store.clear());
      tryStorage(device, (store) => {
        for (const key of OF_DEVICE) store.removeItem(key);
      });
    },
  };
}
