import { inStorage } from '../../shell/in-storage.ts';

const KEY = 'orders_sound';
const WANTED = 'on';

/** Whether somebody wants to hear new orders on this device, in local storage. `storage` may throw; then nobody does. */
export const createChimePreference = (storage: () => Storage = () => localStorage) => ({
  recallWish: (): boolean => inStorage(storage, (store) => store.getItem(KEY) === WANTED) ?? false,

  rememberWish(isWanted: boolean): void {
    inStorage(storage, (store) => (isWanted ? store.setItem(KEY, WANTED) : store.removeItem(KEY)));
  },
});
