/** Fake IndexedDB with a single object store. Requests complete in later turns of the event loop, in order. */
export function fakeIndexedDb({
  hasRoomFor = () => true,
}: { hasRoomFor?: (value: unknown) => boolean } = {}) {
  const kept = new Map<string, unknown>();

  function request(act: () => unknown) {
    const asked = Object.assign(new EventTarget(), { result: undefined as unknown, error: null as unknown });
    setImmediate(() => {
      try {
        asked.result = act();
        asked.dispatchEvent(new Event('success'));
      } catch (error) {
        asked.error = error;
        asked.dispatchEvent(new Event('error'));
      }
    });
    return asked;
  }
  const store = {
    put: (value: unknown, key: string) =>
      request(() => {
        if (!hasRoomFor(value)) throw new DOMException('Full', 'QuotaExceededError');
        kept.set(key, value);
      }),
    get: (key: string) => request(() => kept.get(key)),
    delete: (key: string) => request(() => kept.delete(key)),
    getAllKeys: () => request(() => [...kept.keys()]),
  };
  const database = {
    transaction: () => ({ objectStore: () => store }),
    close: () => {},
  };
  const factory = { open: () => request(() => database) };
  // Cast: only the used part of the platform type is implemented.
  return { kept, factory: factory as unknown as IDBFactory };
}
