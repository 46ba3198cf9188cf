import { inStorage } from '../shell/in-storage.ts';

const OWNER = 'owner';

/** What the device keeps for the case that a tab is lost. */
const OF_DEVICE = ['checkout_draft'];

/**
 * What this tab keeps of whoever is signed in, such as the checkout that was begun: session storage as a whole, and what
 * the device keeps of it. Storages may throw, as browsers do where storage is forbidden.
 */
export function createTabStorage(
  storage: () => Storage = () => sessionStorage,
  device: () => Storage = () => localStorage,
) {
  return {
    /** Somebody is here: what anybody else has left goes. */
    claimTraces: (userId: string): void =>
      void inStorage(storage, (store) => {
        if (store.getItem(OWNER) === userId) return;
        store.clear();
        store.setItem(OWNER, userId);
      }),
    wipeTraces: (): void => {
      inStorage(storage, (store) => store.clear());
      inStorage(device, (store) => {
        for (const key of OF_DEVICE) store.removeItem(key);
      });
    },
  };
}
