import { inStorage } from '../shell/in-storage.ts';
import { storedUnsent, understoodUnsent } from './unsent-changes.ts';

const WAITING = 'cart_unsent:';
const CHANGED = 'cart_changed';

type Unsent = Omit<NonNullable<ReturnType<typeof understoodUnsent>>, 'owner'>;

interface Options {
  storage?: () => Storage;
  page?: EventTarget;
  locks?: Pick<LockManager, 'request'> | undefined;
  makeId?: () => string;
}

/**
 * What this browser keeps of a consumer's cart beside the server: changes that wait to be sent, under a key of each
 * page's own, and word between tabs that the cart has changed. `storage` may throw; then nothing is kept or told.
 */
export function createConsumerCartService({
  storage = () => localStorage,
  page = globalThis,
  locks = globalThis.navigator?.locks,
  makeId = () => crypto.randomUUID(),
}: Options = {}) {
  const mine = WAITING + makeId();
  let release: (() => void) | null = null;

  /** As long as this page lives no other takes what it keeps; a page that dies lets go of the lock. */
  function claim(): void {
    if (release || !locks) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    release = resolve;
    locks.request(mine, () => promise).catch(() => undefined);
  }

  function keepUnsent(owner: string, unsent: Unsent | null): void {
    if (unsent) {
      claim();
      inStorage(storage, (store) => store.setItem(mine, storedUnsent({ owner, ...unsent })));
      return;
    }
    inStorage(storage, (store) => store.removeItem(mine));
    release?.();
    release = null;
  }

  const take = (key: string, owner: string): Unsent[] => {
    const unsent = understoodUnsent(inStorage(storage, (store) => store.getItem(key)) ?? '');
    if (unsent && unsent.owner !== owner) return [];
    inStorage(storage, (store) => store.removeItem(key));
    return unsent ? [{ sent: unsent.sent, queue: unsent.queue }] : [];
  };

  /** Takes over what waits of a consumer and belongs to no living page. Unreadable leftovers go. */
  async function recallUnsent(owner: string): Promise<Unsent[]> {
    const keys = inStorage(storage, (store) =>
      Array.from({ length: store.length }, (_, index) => store.key(index)),
    );
    const left: Unsent[] = [];
    for (const key of keys ?? []) {
      if (!key?.startsWith(WAITING) || key === mine) continue;
      // Without Web Locks a tab is alone.
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

    /** Tells the other tabs of this browser that the consumer's cart has changed on the server. */
    tellOtherTabs: (): void => void inStorage(storage, (store) => store.setItem(CHANGED, makeId())),

    /** Tells of such words from other tabs until stopped. */
    watchOtherTabs(onChange: () => void): () => void {
      const onStorage = (event: Event) => {
        if ((event as StorageEvent).key === CHANGED) onChange();
      };
      page.addEventListener('storage', onStorage);
      return () => page.removeEventListener('storage', onStorage);
    },
  };
}
