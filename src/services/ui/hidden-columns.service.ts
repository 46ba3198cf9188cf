import { array, is, record, size, string } from 'superstruct';
import { tryStorage } from '../shell/try-storage.ts';

const KEY = 'table_columns';
const Name = size(string(), 1, 40);
const Hidden = record(Name, size(array(Name), 0, 40));

/** Hidden columns by table, in this device's local storage. `storage` may throw; then all columns are shown. */
export const createHiddenColumns = (storage: () => Storage = () => localStorage) => ({
  recallHidden: (): Readonly<Record<string, readonly string[]>> =>
    tryStorage(storage, (store) => {
      const kept: unknown = JSON.parse(store.getItem(KEY) ?? '{}');
      return is(kept, Hidden) ? kept : {};
    }) ?? {},

  rememberHidden(hidden: Readonly<Record<string, readonly string[]>>): void {
    tryStorage(storage, (store) => store.setItem(KEY, JSON.stringify(hidden)));
  },
});
