/** Local storage shared by several tabs of one site; a write of one tab notifies the others. */
export function createBrowserStorage() {
  const items = new Map<string, string>();
  const tabs = new Set<EventTarget>();
  const tell = (from: EventTarget, key: string | null) => {
    for (const tab of tabs) if (tab !== from) tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
  };
  return {
    items,
    /** Tab: its view of the storage, and the page that receives storage events. */
    openTab() {
      const page = new EventTarget();
      tabs.add(page);
      let seen: ReadonlyMap<string, string> = items;
      const storage: Storage = {
        get length() {
          return seen.size;
        },
        key: (index) => [...seen.keys()][index] ?? null,
        getItem: (key) => seen.get(key) ?? null,
        setItem(key, value) {
          items.set(key, value);
          tell(page, key);
        },
        removeItem(key) {
          if (items.delete(key)) tell(page, key);
        },
        clear() {
          items.clear();
          tell(page, null);
        },
      };
      /** Freezes the tab's view of the storage, as browsers may for a moment; returns a function that updates it. */
      const fallBehind = () => {
        seen = new Map(items);
        return () => (seen = items);
      };
      return { page, storage, fallBehind };
    },
  };
}
