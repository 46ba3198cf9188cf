import { expect, test, vi } from 'vitest';
import { startCartApp } from '../../../tests/support/charts/app-actor.ts';
import { createBrowserStorage } from '../../../tests/support/browser/browser-storage.ts';
import {
  addItemEvent,
  waitForKeeperState,
  waitUntilCartIdle,
  visibleLinesIn,
} from '../../../tests/support/browser/cart.ts';
import { createCartServer } from '../../../tests/support/browser/cart-server.ts';
import { sampleId } from '../../../tests/support/samples/samples.ts';
import { wiredCart } from '../../../tests/support/browser/wired-cart.ts';
import { createConsumerCartService } from '../../services/cart/consumer-cart.service.ts';

const [A, B, C] = [sampleId(21), sampleId(22), sampleId(23)] as const;

/** Lock manager that grants every lock, so each earlier page counts as closed. */
const locks = {
  request: async (name: string, ...rest: unknown[]) => (rest.at(-1) as (lock: object) => unknown)({ name }),
} as unknown as Pick<LockManager, 'request'>;

/** Browser with one signed-in consumer; each page is a tab of its own. */
function openBrowser(server = createCartServer({ [A]: 1 })) {
  const browser = createBrowserStorage();
  const openPage = () => {
    const { page, storage } = browser.openTab();
    const tab = createConsumerCartService({ page, storage: () => storage, locks });
    let isGone = false;
    const forEver = new Promise<never>(() => undefined);
    const getCart = async () => (isGone ? forEver : server.get());
    const cart = wiredCart({ ...server.services, getCart }, { tab });
    const { cartRef } = startCartApp('/cart', cart);
    return { cartRef, rests: () => waitUntilCartIdle(cartRef), die: () => void (isGone = true) };
  };
  return { openPage, items: browser.items, server };
}

test('battery 108 R4.17 what waits for the line is kept for the next page and forgotten once it is sent', async () => {
  const { openPage, items, server } = openBrowser();
  const first = openPage();
  await first.rests();
  server.line.isDown = true;
  first.cartRef.send(addItemEvent(B));
  first.cartRef.send(addItemEvent(C));
  await waitForKeeperState(first.cartRef, 'consumerLines.stalled');
  expect(items.size).toBe(1);
  first.die();
  server.line.isDown = false;
  const next = openPage();
  await next.rests();
  await waitForKeeperState(next.cartRef, 'consumerLines.idle');
  expect([server.quantities(), visibleLinesIn(next.cartRef)]).toEqual([
    { [A]: 1, [B]: 1, [C]: 1 },
    { [A]: 1, [B]: 1, [C]: 1 },
  ]);
  expect([...items.keys()]).toEqual(['cart_changed']);
});

test('signing out leaves nothing that waited behind', async () => {
  const { openPage, items, server } = openBrowser();
  const { cartRef, rests } = openPage();
  await rests();
  server.line.isDown = true;
  cartRef.send(addItemEvent(B));
  await waitForKeeperState(cartRef, 'consumerLines.stalled');
  cartRef.send({ type: 'session.closed', reason: 'SIGNED_OUT' });
  expect([...items.keys()]).toEqual([]);
});

test('R4.17 the other tabs show a change as soon as the server has confirmed it', async () => {
  const { openPage } = openBrowser();
  const [one, other] = [openPage(), openPage()];
  await Promise.all([one.rests(), other.rests()]);
  one.cartRef.send(addItemEvent(B));
  await vi.waitFor(() => expect(visibleLinesIn(other.cartRef)).toEqual({ [A]: 1, [B]: 1 }));
});
