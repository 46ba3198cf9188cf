import {
  array,
  assign,
  define,
  literal,
  nonempty,
  object,
  optional,
  size,
  string,
  unknown,
} from 'superstruct';
import { AddedQuantity, CartItem } from '../../contract/cart.ts';
import { check } from '../../contract/checking.ts';
import { CART } from '../../contract/limits.ts';
import { totalOf } from '../../contract/money.ts';

const VERSION = 1;

/** A stored cart; what was stored without a version has the form of version 1. */
const StoredCart = object({ version: optional(literal(VERSION)), items: array(unknown()) });

const StoredLine = assign(
  CartItem,
  object({
    productId: size(nonempty(string()), 1, 64),
    quantity: AddedQuantity,
    price: define<number>('precio', (value) => typeof value === 'number' && value >= 0 && value < Infinity),
  }),
);

interface Read {
  lines: CartItem[];
  /** How many stored lines were unreadable; 1 for a cart that was not readable at all. */
  dropped: number;
}

const NOTHING: Read = { lines: [], dropped: 0 };
const UNREADABLE: Read = { lines: [], dropped: 1 };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One line per product, quantities added up and capped. */
function joined(lines: CartItem[]): CartItem[] {
  const byProduct = new Map<string, CartItem>();
  for (const line of lines) {
    const quantity = line.quantity + (byProduct.get(line.productId)?.quantity ?? 0);
    byProduct.set(line.productId, { ...line, quantity: Math.min(quantity, CART.maxQuantity) });
  }
  return [...byProduct.values()];
}

/** What a stored text says; an unreadable line costs that line alone. */
function understood(text: string | null): Read {
  if (text === null || text.trim() === '') return NOTHING;
  const json = parsed(text);
  if (json === null) return NOTHING;
  const cart = check(json, StoredCart);
  if (!cart.ok) return UNREADABLE;
  const { items } = cart.value;
  const lines = items.slice(0, CART.maxLines).flatMap((item) => {
    const line = check(item, StoredLine);
    return line.ok ? [line.value] : [];
  });
  return { lines: joined(lines), dropped: items.length - lines.length };
}

type Options = {
  storage?: () => Storage;
  page?: EventTarget;
  locks?: Pick<LockManager, 'request'> | undefined;
};

/** The cart of this device (R9.11). `storage` may throw, as browsers do where storage is forbidden; then nothing is kept. */
export function createLocalCartService({
  storage = () => localStorage,
  page = globalThis,
  locks = globalThis.navigator?.locks,
}: Options = {}) {
  const attempt = <T>(work: (store: Storage) => T): T | null => {
    try {
      return work(storage());
    } catch {
      return null;
    }
  };

  /** Replaces the stored lines; without any, nothing is stored. */
  function write(items: readonly CartItem[]): void {
    attempt((store) => {
      if (items.length === 0) return store.removeItem(CART.storageKey);
      const cart = {
        version: VERSION,
        id: CART.localId,
        userId: CART.anonymousUser,
        items,
        totalPrice: totalOf(items),
      };
      return store.setItem(CART.storageKey, JSON.stringify(cart));
    });
  }

  /** The stored lines. Unreadable ones are counted and removed, so that they are reported once. */
  function read(): Read {
    const result = understood(attempt((store) => store.getItem(CART.storageKey)));
    if (result.dropped > 0) write(result.lines);
    return result;
  }

  return {
    read,
    write,

    /** Tells of changes by other tabs, and of a return from the browser's history, until stopped. */
    subscribe(onChange: (lines: CartItem[]) => void): () => void {
      const onStorage = (event: Event) => {
        const { key } = event as StorageEvent;
        if (key === null || key === CART.storageKey) onChange(read().lines);
      };
      const onReturn = (event: Event) => {
        if ((event as PageTransitionEvent).persisted) onChange(read().lines);
      };
      page.addEventListener('storage', onStorage);
      page.addEventListener('pageshow', onReturn);
      return () => {
        page.removeEventListener('storage', onStorage);
        page.removeEventListener('pageshow', onReturn);
      };
    },

    /** Calls back once no other tab merges this cart, and keeps the others waiting until stopped. */
    holdMergeLock(onGranted: () => void): () => void {
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      const waiting = new AbortController();
      const hold = async () => {
        if (waiting.signal.aborted) return;
        onGranted();
        await released;
      };
      // Without Web Locks a tab is alone. A request that is given up while it waits rejects; that is its purpose.
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
