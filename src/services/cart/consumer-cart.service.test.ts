import { describe, expect, test } from 'vitest';
import { createBrowserStorage } from '../../../tests/support/browser/browser-storage.ts';
import { createConsumerCartService } from './consumer-cart.service.ts';

const change = { kind: 'add' as const, productId: 'miel', quantity: 2, price: 9.5 };
const waiting = { sent: { ...change, held: 1, hasWaited: true }, queue: [{ ...change, productId: 'ajo' }] };

/** Fake of the browser's Web Locks, with the parts used here. */
function createLocks() {
  const held = new Set<string>();
  const request = async (name: string, ...rest: unknown[]) => {
    const work = rest.at(-1) as (lock: object | null) => unknown;
    if (held.has(name)) return work(null);
    held.add(name);
    try {
      return await work({ name });
    } finally {
      held.delete(name);
    }
  };
  return { held, locks: { request } as unknown as Pick<LockManager, 'request'> };
}

function open() {
  const browser = createBrowserStorage();
  const { held, locks } = createLocks();
  let pages = 0;
  const load = () => {
    const { page, storage } = browser.openTab();
    const id = `page-${(pages += 1)}`;
    return createConsumerCartService({ storage: () => storage, page, locks, makeId: () => id });
  };
  /** Closes a page, which releases its lock. */
  const close = (number: number) => held.delete(`cart_unsent:page-${number}`);
  return { items: browser.items, load, close };
}

describe(createConsumerCartService.name, () => {
  test('R4.17 what waited on a page that is gone is taken over, once', async () => {
    const { items, load, close } = open();
    load().keepUnsent('ana', waiting);
    close(1);
    expect([await load().recallUnsent('ana'), await load().recallUnsent('ana'), items.size]).toEqual([
      [waiting],
      [],
      0,
    ]);
  });

  test('what waits on a page that lives stays with it', async () => {
    const { items, load } = open();
    load().keepUnsent('ana', waiting);
    expect([await load().recallUnsent('ana'), items.size]).toEqual([[], 1]);
  });

  test('what waits for somebody else stays', async () => {
    const { load, close } = open();
    load().keepUnsent('ana', waiting);
    close(1);
    expect([await load().recallUnsent('bea'), await load().recallUnsent('ana')]).toEqual([[], [waiting]]);
  });

  test('nothing is kept of what was sent', async () => {
    const { items, load } = open();
    const page = load();
    page.keepUnsent('ana', waiting);
    page.keepUnsent('ana', null);
    expect(items.size).toBe(0);
  });

  test('battery 114 an unreadable change costs that change alone, an unreadable text goes', async () => {
    const { items, load } = open();
    const bad = [null, { ...change, quantity: -1 }, { ...change, kind: 'steal' }];
    items.set(
      'cart_unsent:x',
      JSON.stringify({ version: 1, owner: 'ana', sent: '?', queue: [...bad, change] }),
    );
    items.set('cart_unsent:y', '{');
    items.set('cart_unsent:z', JSON.stringify({ version: 2, owner: 'ana', sent: null, queue: [change] }));
    expect(await load().recallUnsent('ana')).toEqual([{ sent: null, queue: [change] }]);
    expect(items.size).toBe(0);
  });

  test('R4.17 other tabs hear that the cart has changed, this one does not, until they stop', () => {
    const { load } = open();
    const heard: string[] = [];
    const [one, other] = [load(), load()];
    one.watchOtherTabs(() => heard.push('one'));
    const stop = other.watchOtherTabs(() => heard.push('other'));
    one.tellOtherTabs();
    stop();
    one.tellOtherTabs();
    expect(heard).toEqual(['other']);
  });

  test('battery 115 where storage is forbidden nothing is kept and nothing thrown', async () => {
    const service = createConsumerCartService({
      storage: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      page: new EventTarget(),
      locks: undefined,
    });
    service.keepUnsent('ana', waiting);
    service.tellOtherTabs();
    expect(await service.recallUnsent('ana')).toEqual([]);
  });
});
