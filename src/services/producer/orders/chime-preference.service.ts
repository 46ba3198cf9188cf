import { tryStorage } from '../../shell/try-storage.ts';

const KEY = 'orders_sound';
const WANTED = 'on';

/** Setting of the sound for new orders, in this device's local storage. `storage` may throw; then it is off. */
export const createChimePreference = (storage: () => Storage = () => localStorage) => ({
  recallWish: (): boolean => tryStorage(storage, (store) => store.getItem(KEY) === WANTED) ?? false,

  rememberWish(isWanted: boolean): void {
    tryStorage(storage, (store) => (isWanted ? store.setItem(KEY, WANTED) : store.removeItem(KEY)));
  },
});
