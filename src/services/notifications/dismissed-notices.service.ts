import { inStorage } from '../shell/in-storage.ts';

const KEY = 'dismissed_notifications';
const VERSION = 1;

/** More than any list holds; the oldest are forgotten first. */
const KEPT = 200;

const isList = (ids: unknown): ids is string[] =>
  Array.isArray(ids) && ids.every((id) => typeof id === 'string');

function idsIn(text: string | null): string[] {
  const memory: unknown = JSON.parse(text ?? 'null');
  if (typeof memory !== 'object' || memory === null || !('version' in memory) || !('ids' in memory))
    return [];
  return memory.version === VERSION && isList(memory.ids) ? memory.ids : [];
}

/** Which notices were put away on this device, in local storage. `storage` may throw; then nothing is kept. */
export function createDismissedNotices(storage: () => Storage = () => localStorage) {
  return {
    recallDismissed(): string[] {
      return inStorage(storage, (store) => idsIn(store.getItem(KEY))) ?? [];
    },

    rememberDismissed(ids: readonly string[]): void {
      // What cannot be kept is put away until the page is left.
      const memory = JSON.stringify({ version: VERSION, ids: ids.slice(-KEPT) });
      inStorage(storage, (store) => store.setItem(KEY, memory));
    },
  };
}
