/** What comes of working in a storage of the browser; null where it is forbidden, full, or the work fails in it. Never throws. */
export function inStorage<T>(storage: () => Storage, work: (store: Storage) => T): T | null {
  try {
    return work(storage());
  } catch {
    return null;
  }
}
