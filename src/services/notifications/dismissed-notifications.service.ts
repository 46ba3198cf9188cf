import { tryStorage } from '../shell/try-storage.ts';

const KEY = 'dismissed_notifications';
const VERSION = 1;

/** Maximum number of stored ids, more than any list shows. The oldest are dropped first. */
const KEPT = 200;

const isList = (ids: unknown): ids is string[] =>
  Array.isArray(ids) && ids.every((id) => typeof id === 'string');

function idsIn(text: string | null): string[] {
  const memory: unknown = JSON.parse(text ?? 'null');
  if (typeof memory !== 'object' || memory === null || !('version' in memory) || !('ids' in memory))
    return [];
  return memory.version === VERSION && isList(memory.ids) ? memory.ids : [];
}

/** Dismissed notifications of this device, in local storage. `storage` may throw; then nothing is stored. */
export function createDismissedNotifications(storage: () => Storage = () => localStorage) {
  return {
    recallDismissed(): string[] {
      return tryStorage(storage, (store) => idsIn(store.getItem(KEY))) ?? [];
    },

    rememberDismissed(ids: readonly string[]): void {
      // If the storage fails, the dismissal lasts until the page is left.
      const memory = JSON.stringify({ version: VERSION, ids: ids.slice(-KEPT) });
      tryStorage(storage, (store) => store.setItem(KEY, memory));
    },
  };
}
