import type { CartItem } from '../../../contract/cart/cart.ts';
import { CART_SETTINGS } from '../../../contract/limits.ts';
import { totalOf } from '../../../contract/values/money.ts';
import { tryStorage } from '../shell/try-storage.ts';

const VERSION = 1;

type Options = {
  storage?: () => Storage;
  page?: EventTarget;
  locks?: Pick<LockManager, 'request'> | undefined;
  /** Called once, when lines could not be stored. */
  onNotKept?: () => void;
};

/** Local cart of this device (R9.11). `storage` may throw where the browser forbids it; then nothing is stored. */
export function createLocalCartService({
  storage = () => localStorage,
  page = globalThis,
  locks = globalThis.navigator?.locks,
  onNotKept = () => {},
}: Options = {}) {
  const storedText = () =>
    tryStorage(storage, (store) => store.getItem(CART_SETTINGS.storageKey))?.trim() ?? '';
  let isUnread = false;
  let isTold = false;

  /**
   * Replaces the stored lines; an empty cart deletes the key. Lines whose read is pending or failed are not
   * overwritten.
   */
  function write(items: readonly CartItem[]): void {
    if (isUnread) return;
    const isKept = tryStorage(storage, (store) => {
      if (items.length === 0) {
        store.removeItem(CART_SETTINGS.storageKey);
        return true;
      }
      const cart = {
        version: VERSION,
        id: CART_SETTINGS.localId,
        userId: CART_SETTINGS.anonymousUser,
        items,
        totalPrice: totalOf(items),
      };
      store.setItem(CART_SETTINGS.storageKey, JSON.stringify(cart));
      return true;
    });
    if (isKept || isTold || items.length === 0) return;
    isTold = true;
    onNotKept();
  }

  /**
   * Stored lines. Unreadable ones are counted and removed, so that they are reported once. The parser loads
   * only if there are lines; rejects if it cannot be loaded.
   */
  async function read(): Promise<{ lines: CartItem[]; dropped: number }> {
    if (storedText() === '') return { lines: [], dropped: 0 };
    isUnread = true;
    const { parseStoredCart } = await import('./stored-cart.ts');
    isUnread = false;
    const result = parseStoredCart(storedText() || 'null');
    if (result.dropped > 0) write(result.lines);
    return result;
  }

  return {
    read,
    write,

    /**
     * Subscribes to changes by other tabs, and to restores from the back/forward cache. Returns the
     * unsubscribe function.
     */
    subscribe(onChange: (lines: CartItem[]) => void): () => void {
      let isHeard = true;
      const tell = async () => {
        const { lines } = await read();
        if (isHeard) onChange(lines);
      };
      const onStorage = (event: Event) => {
        const { key } = event as StorageEvent;
        if (key === null || key === CART_SETTINGS.storageKey) tell().catch(() => undefined);
      };
      const onReturn = (event: Event) => {
        if ((event as PageTransitionEvent).persisted) tell().catch(() => undefined);
      };
      page.addEventListener('storage', onStorage);
      page.addEventListener('pageshow', onReturn);
      return () => {
        isHeard = false;
        page.removeEventListener('storage', onStorage);
        page.removeEventListener('pageshow', onReturn);
      };
    },

    /** Calls back once no other tab merges this cart. Other tabs wait until the returned function releases the lock. */
    holdMergeLock(onGranted: () => void): () => void {
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      const waiting = new AbortController();
      const hold = async () => {
        if (waiting.signal.aborted) return;
        onGranted();
        await released;
      };
      // Without Web Locks, tabs are not coordinated. A cancelled request rejects, as intended.
      const held = locks
        ? locks.request('tenderete-cart', { signal: waiting.signal }, hold)
        : Promise.resolve().then(hold);
      held.catch(() => undefined);
      return () => {
        waiting.abort();
        release();
      };
    },
  };
}
