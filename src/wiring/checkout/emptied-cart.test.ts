import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { startCartApp } from '../../../tests/support/charts/app-actor.ts';
import {
  addItemEvent,
  waitForKeeperState,
  consumer,
  waitUntilCartIdle,
  visibleLinesIn,
} from '../../../tests/support/browser/cart.ts';
import { createCartServer } from '../../../tests/support/browser/cart-server.ts';
import {
  orderLookupFailed,
  sampleUnsavedCheckout,
  nothingFound,
  orderPlacedResult,
  checkoutRefusal,
  CHECKOUT_SHIPPING,
} from '../../../tests/support/browser/checkout.ts';
import { deferred } from '../../../tests/support/charts/deferred.ts';
import { sampleFailure } from '../../../tests/support/samples/samples.ts';
import { wiredCart } from '../../../tests/support/browser/wired-cart.ts';
import type { PlaceOrderInput } from '../../machines/checkout/checkout.types.ts';
import { checkoutActorsOf } from '../../machines/checkout/checkout-page.machine.ts';
import { checkoutInputFor, wireCheckoutPage } from './checkout.wiring.ts';

interface Start {
  held?: Record<string, number>;
  kept?: unknown;
  /** Idempotency keys of existing orders. */
  standing?: string[];
}

/** Consumer at the checkout, with a server that places one order per key and empties the cart with it. */
async function openCheckout({ held = { a: 2 }, kept = null, standing = [] }: Start = {}) {
  const server = createCartServer(held);
  const line = { refuses: false, losesAnswers: false, cannotBeAsked: false, answer: deferred<void>() };
  line.answer.resolve();
  const known = new Set(standing);
  let fetched = 0;
  const cart = wiredCart({
    ...server.services,
    getCart: async () => {
      fetched += 1;
      return server.get();
    },
  });
  const { app, cartRef } = startCartApp('/checkout', cart);
  await waitForKeeperState(cartRef, 'consumerLines.idle');
  const drafts = { read: () => kept, remember: () => undefined, forget: () => undefined };
  const placeOrder = async ({ key }: PlaceOrderInput) => {
    if (line.refuses) return checkoutRefusal('PRICE_CHANGED');
    if (!known.has(key)) server.order();
    known.add(key);
    await line.answer.promise;
    return line.losesAnswers ? checkoutRefusal('NO_RESPONSE') : orderPlacedResult;
  };
  const findOrder = async ({ key }: { key: string }) => {
    if (line.cannotBeAsked) return orderLookupFailed;
    return known.has(key) ? orderPlacedResult : nothingFound;
  };
  const unreached = { ok: false as const, failure: sampleFailure('NO_RESPONSE') };
  const orders = { placeOrder, findOrder, listOrders: async () => unreached };
  const popupStores = { reloadStore: async () => unreached };
  const user = { ...consumer, ...CHECKOUT_SHIPPING };
  const page = createActor(
    wireCheckoutPage(app, { orders, popupStores, drafts, showOrder: () => undefined }),
    { input: checkoutInputFor(app, user, drafts) },
  ).start();
  const { checkoutRef } = checkoutActorsOf(page.getSnapshot());
  return {
    checkoutRef,
    line,
    fetched: () => fetched,
    /** Places an order whose answer is lost and that cannot be looked up. */
    loseOrder: async () => {
      Object.assign(line, { losesAnswers: true, cannotBeAsked: true });
      checkoutRef.send({ type: 'order.submitted' });
      await waitFor(checkoutRef, (snapshot) => snapshot.hasTag('unconfirmed'));
      Object.assign(line, { losesAnswers: false, cannotBeAsked: false });
    },
    /** Another tab adds a product to the cart and notifies this one. */
    fillElsewhere: async (productId: string, quantity: number) => {
      server.carryOut({ kind: 'add', productId, quantity });
      app.send({ type: 'cart.outdated' });
      await waitUntilCartIdle(cartRef);
    },
    wish: (productId: string) => cartRef.send(addItemEvent(productId)),
    stands: () => waitFor(page, (snapshot) => snapshot.matches('placed')),
    /** Displayed lines, and the lines on the server. */
    lines: async () => {
      await waitUntilCartIdle(cartRef);
      return [visibleLinesIn(cartRef), server.quantities()];
    },
  };
}

test('R4.19 the answer of a checkout empties the cart: nobody asks the server for it', async () => {
  const { checkoutRef, stands, fetched, lines } = await openCheckout();
  const before = fetched();
  checkoutRef.send({ type: 'order.submitted' });
  await stands();
  expect([await lines(), fetched() - before]).toEqual([[{}, {}], 0]);
});

test('R8.8 R4.19 so does one that was refused at first', async () => {
  const { checkoutRef, line, stands, fetched, lines } = await openCheckout();
  line.refuses = true;
  checkoutRef.send({ type: 'order.submitted' });
  await waitFor(checkoutRef, (snapshot) => snapshot.matches({ open: 'rejected' }));
  await lines();
  line.refuses = false;
  const before = fetched();
  checkoutRef.send({ type: 'order.submitted' });
  await stands();
  expect([await lines(), fetched() - before]).toEqual([[{}, {}], 0]);
});

test('R4.19 after an order that is found only later the server says what is left', async () => {
  const { checkoutRef, loseOrder, stands, lines } = await openCheckout();
  await loseOrder();
  checkoutRef.send({ type: 'retry.requested' });
  await stands();
  expect(await lines()).toEqual([{}, {}]);
});

test('battery 57 R4.19 an order that is found only later leaves what another tab has bought since', async () => {
  const { checkoutRef, loseOrder, fillElsewhere, stands, lines } = await openCheckout();
  await loseOrder();
  await fillElsewhere('a', 2);
  checkoutRef.send({ type: 'retry.requested' });
  await stands();
  expect(await lines()).toEqual([{ a: 2 }, { a: 2 }]);
});

test('battery 57 R4.19 an order that was sent twice leaves what another tab has bought in between', async () => {
  const { checkoutRef, loseOrder, fillElsewhere, stands, lines } = await openCheckout();
  await loseOrder();
  await fillElsewhere('a', 2);
  checkoutRef.send({ type: 'order.submitted' });
  await stands();
  expect(await lines()).toEqual([{ a: 2 }, { a: 2 }]);
});

test('battery 57 R4.19 an order that is found after a reload leaves what was bought before it', async () => {
  const kept = sampleUnsavedCheckout({ userId: consumer.id, isSent: true });
  const standing = [kept.key ?? ''];
  const { stands, lines } = await openCheckout({ held: { b: 1 }, kept, standing });
  await stands();
  expect(await lines()).toEqual([{ b: 1 }, { b: 1 }]);
});

test('battery 57 R4.19 an order under the key of an earlier visit leaves what was bought since', async () => {
  const kept = sampleUnsavedCheckout({ userId: consumer.id });
  const standing = [kept.key ?? ''];
  const { checkoutRef, stands, lines } = await openCheckout({ held: { b: 1 }, kept, standing });
  checkoutRef.send({ type: 'order.submitted' });
  await stands();
  expect(await lines()).toEqual([{ b: 1 }, { b: 1 }]);
});

test('battery 57 R4.19 what comes into the cart while the answer is under way stays', async () => {
  const { checkoutRef, line, fillElsewhere, wish, stands, lines } = await openCheckout();
  line.answer = deferred<void>();
  checkoutRef.send({ type: 'order.submitted' });
  await fillElsewhere('b', 1);
  wish('c');
  line.answer.resolve();
  await stands();
  expect(await lines()).toEqual([
    { b: 1, c: 1 },
    { b: 1, c: 1 },
  ]);
});
