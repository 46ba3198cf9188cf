import { describe, expect, test, vi } from 'vitest';
import type { CartItem } from '../../../contract/cart/cart.ts';
import { createBrowserStorage } from '../../../tests/support/browser/browser-storage.ts';
import { sampleItem } from '../../../tests/support/samples/samples.ts';
import { createLocalCartService } from './local-cart.service.ts';

function open(text?: string) {
  const browser = createBrowserStorage();
  if (text !== undefined) browser.items.set('cart', text);
  const tab = () => {
    const { page, storage } = browser.openTab();
    return createLocalCartService({ page, storage: () => storage, locks: undefined });
  };
  return { items: browser.items, tab };
}
const line = (productId: string, quantity = 1): CartItem => ({
  id: productId,
  productId,
  quantity,
  price: 2,
});
const stored = (items: unknown[], more: object = {}) => JSON.stringify({ version: 1, items, ...more });

describe(createLocalCartService.name, () => {
  test('R9.11 it is stored under "cart" as the local cart of nobody, with its total', async () => {
    const { items, tab } = open();
    const service = tab();
    service.write([sampleItem()]);
    expect(JSON.parse(items.get('cart') ?? '')).toEqual({
      version: 1,
      id: 'local-cart',
      userId: 'anonymous',
      items: [sampleItem()],
      totalPrice: 19,
    });
    expect(await service.read()).toEqual({ lines: [sampleItem()], dropped: 0 });
    service.write([]);
    expect(items.size).toBe(0);
  });

  test.each(['', ' ', 'null'])('battery 114 %j says nothing, and nothing is lost', async (text) => {
    expect(await open(text).tab().read()).toEqual({ lines: [], dropped: 0 });
  });

  test.each(['{', '[]', '"x"', '7', 'x'.repeat(1_000_000), '{"items":{}}', stored([], { version: 2 })])(
    'battery 114 an unreadable cart is dropped, once (%#)',
    async (text) => {
      const { items, tab } = open(text);
      const service = tab();
      expect(await service.read()).toEqual({ lines: [], dropped: 1 });
      expect(items.size).toBe(0);
      expect(await service.read()).toEqual({ lines: [], dropped: 0 });
    },
  );

  test('battery 69 a bad line costs that line alone', async () => {
    const bad = [
      null,
      {},
      { ...line('b'), quantity: -1 },
      { ...line('b'), quantity: 1.5 },
      { ...line('b'), quantity: 1_000 },
      { ...line('b'), price: null },
      { ...line(''), quantity: 1 },
      { ...line('b'), product: { id: 'kein' } },
    ];
    const service = open(stored([line('a', 2), ...bad, line('c')])).tab();
    expect(await service.read()).toEqual({ lines: [line('a', 2), line('c')], dropped: bad.length });
    expect(await service.read()).toEqual({ lines: [line('a', 2), line('c')], dropped: 0 });
  });

  test('battery 62 two lines of one product become one, within bounds', async () => {
    const service = open(stored([line('a', 2), line('b'), line('a', 998)])).tab();
    expect(await service.read()).toEqual({ lines: [line('a', 999), line('b')], dropped: 0 });
  });

  test('battery 69 of ten thousand lines the first hundred are kept', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => line(`p${index}`));
    expect(await open(stored(many)).tab().read()).toEqual({ lines: many.slice(0, 100), dropped: 9_900 });
  });

  test('a cart that was stored without a version is read', async () => {
    const text = JSON.stringify({ id: 'local-cart', userId: 'anonymous', items: [line('a')], totalPrice: 2 });
    expect(await open(text).tab().read()).toEqual({ lines: [line('a')], dropped: 0 });
  });

  test('other tabs hear of a change until they stop listening', async () => {
    const { tab } = open();
    const [one, other] = [tab(), tab()];
    const heard: CartItem[][] = [];
    const stop = other.subscribe((lines) => heard.push(lines));
    one.write([line('a')]);
    await vi.waitFor(() => expect(heard).toEqual([[line('a')]]));
    one.write([]);
    await vi.waitFor(() => expect(heard).toHaveLength(2));
    stop();
    one.write([line('b')]);
    await settle();
    expect(heard).toEqual([[line('a')], []]);
  });

  test('lines that could not be looked at are not written over', async () => {
    const { items, tab } = open(stored([line('a')]));
    const service = tab();
    const reading = service.read();
    service.write([line('b')]);

    expect(items.get('cart')).toBe(stored([line('a')]));
    expect(await reading).toEqual({ lines: [line('a')], dropped: 0 });
    service.write([line('b')]);
    expect(await service.read()).toEqual({ lines: [line('b')], dropped: 0 });
  });

  test('where storage is forbidden nothing is kept and nothing thrown', async () => {
    const service = createLocalCartService({
      page: new EventTarget(),
      locks: undefined,
      storage: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    service.write([line('a')]);
    expect(await service.read()).toEqual({ lines: [], dropped: 0 });
  });

  test('battery 69 one tab holds the lock; the next gets it when the first lets go', async () => {
    const held: (() => void)[] = [];
    const locks = createLocks();
    const tabs = [1, 2, 3].map(() => createLocalCartService({ page: new EventTarget(), locks }));
    const granted: number[] = [];
    for (const [index, tab] of tabs.entries()) held.push(tab.holdMergeLock(() => granted.push(index)));
    await settle();
    expect(granted).toEqual([0]);
    held[1]?.();
    held[0]?.();
    await settle();
    expect(granted).toEqual([0, 2]);
  });

  test('battery 115 a cart that cannot be stored is told of, once', () => {
    const { storage, page } = createBrowserStorage().openTab();
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    let told = 0;
    const service = createLocalCartService({
      page,
      storage: () => storage,
      locks: undefined,
      onNotKept: () => (told += 1),
    });
    service.write([]);
    expect(told).toEqual(0);
    service.write([sampleItem()]);
    service.write([sampleItem()]);
    expect(told).toEqual(1);
  });
});

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Fake of Web Locks: one holder at a time, and a signal that cancels a waiting request. */
function createLocks(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, { signal }: LockOptions, hold: () => Promise<void>) => {
    const turn = last.then(() => (signal?.aborted ? Promise.reject(new Error('AbortError')) : hold()));
    last = turn.catch(() => undefined);
    return turn;
  };
  return { request } as unknown as LockManager;
}
