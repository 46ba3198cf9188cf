import { tryStorage } from '../shell/try-storage.ts';
import { serializeUnsentChanges, parseUnsentChanges } from './unsent-changes.ts';

const WAITING = 'cart_unsent:';
const CHANGED = 'cart_changed';

type Unsent = Omit<NonNullable<ReturnType<typeof parseUnsentChanges>>, 'owner'>;

interface Options {
  storage?: () => Storage;
  page?: EventTarget;
  locks?: Pick<LockManager, 'request'> | undefined;
  makeId?: () => string;
}

/**
 * Local part of a consumer's cart: unsent changes, under one key for each page, and messages between tabs
 * about changes. `storage` may throw; then nothing is stored or sent.
 */
export function createConsumerCartService({
  storage = () => localStorage,
  page = globalThis,
  locks = globalThis.navigator?.locks,
  makeId = () => crypto.randomUUID(),
}: Options = {}) {
  const mine = WAITING + makeId();
  let release: (() => void) | null = null;

  /**
   * Lock on this page's unsent changes, so that no other page takes them. The browser releases it when the
   * page closes.
   */
  function claim(): void {
    if (release || !locks) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    release = resolve;
    locks.request(mine, () => promise).catch(() => undefined);
  }

  function keepUnsent(owner: string, unsent: Unsent | null): void {
    if (unsent) {
      claim();
      tryStorage(storage, (store) => store.setItem(mine, serializeUnsentChanges({ owner, ...unsent })));
      return;
    }
    tryStorage(storage, (store) => store.removeItem(mine));
    release?.();
    release = null;
  }

  const take = (key: string, owner: string): Unsent[] => {
    const unsent = parseUnsentChanges(tryStorage(storage, (store) => store.getItem(key)) ?? '');
    if (unsent && unsent.owner !== owner) return [];
    tryStorage(storage, (store) => store.removeItem(key));
    return unsent ? [{ sent: unsent.sent, queue: unsent.queue }] : [];
  };

  /** Takes the consumer's unsent changes of closed pages. Unreadable ones are deleted. */
  async function recallUnsent(owner: string): Promise<Unsent[]> {
    const keys = tryStorage(storage, (store) =>
      Array.from({ length: store.length }, (_, index) => store.key(index)),
    );
    const left: Unsent[] = [];
    for (const key of keys ?? []) {
      if (!key?.startsWith(WAITING) || key === mine) continue;
      // Without Web Locks, all other pages count as closed.
      if (!locks) left.push(...take(key, owner));
      else
        await locks.request(key, { ifAvailable: true }, (lock) => {
          if (lock) left.push(...take(key, owner));
        });
    }
    return left;
  }

  return {
    keepUnsent,
    recallUnsent,

    /** Notifies the other tabs of this browser that the consumer's cart has changed on the server. */
    tellOtherTabs: (): void => void tryStorage(storage, (store) => store.setItem(CHANGED, makeId())),

    /** Subscribes to such notifications of other tabs. Returns the unsubscribe function. */
    watchOtherTabs(onChange: () => void): () => void {
      const onStorage = (event: Event) => {
        if ((event as StorageEvent).key === CHANGED) onChange();
      };
      page.addEventListener('storage', onStorage);
      return () => page.removeEventListener('storage', onStorage);
    },
  };
}
