/** Result of work in a browser storage; null if the storage is forbidden or full, or the work fails. Never throws. */
export function tryStorage<T>(storage: () => Storage, work: (store: Storage) => T): T | null {
  try {
    return work(storage());
  } catch {
    return null;
  }
}
