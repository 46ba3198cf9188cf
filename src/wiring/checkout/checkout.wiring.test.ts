import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Order } from '../../../contract/orders/order.ts';
import type { User } from '../../../contract/account/user.ts';
import { startCartApp } from '../../../tests/support/charts/app-actor.ts';
import { waitForKeeperState, consumer, waitUntilCartIdle } from '../../../tests/support/browser/cart.ts';
import { createCartServer } from '../../../tests/support/browser/cart-server.ts';
import {
  sampleUnsavedCheckout,
  orderPlacedResult,
  checkoutRefusal,
  SENT_SHIPPING,
  CHECKOUT_SHIPPING,
} from '../../../tests/support/browser/checkout.ts';
import { NOW, sampleFailure, sampleOrder } from '../../../tests/support/samples/samples.ts';
import { wiredCart } from '../../../tests/support/browser/wired-cart.ts';
import type { PlaceOrderInput, PlaceOrderResult } from '../../machines/checkout/checkout.types.ts';
import { checkoutActorsOf } from '../../machines/checkout/checkout-page.machine.ts';
import { checkoutInputFor, wireCheckoutPage } from './checkout.wiring.ts';

const shopper: User = {
  ...consumer,
  fullName: 'Ana Ruiz',
  address: 'Calle Mayor 1',
  city: 'Soria',
  postalCode: '42001',
  state: null,
};

async function openPage(answers: PlaceOrderResult[], kept: unknown = null, last: Order[] = []) {
  const server = createCartServer({ a: 2 });
  const fetches: number[] = [];
  const cart = wiredCart({
    ...server.services,
    getCart: async () => {
      fetches.push(fetches.length);
      return server.get();
    },
  });
  const { app, cartRef } = startCartApp('/checkout', cart, { user: shopper });
  await waitForKeeperState(cartRef, 'consumerLines.idle');
  const sent: PlaceOrderInput[] = [];
  const shown: Order[] = [];
  const storage: unknown[] = [];
  const drafts = {
    read: () => kept,
    remember: (what: object) => void storage.push(what),
    forget: () => void storage.push('forgotten'),
  };
  const orders = {
    placeOrder: async (question: PlaceOrderInput) => answers[sent.push(question) - 1]!,
    findOrder: async () => orderPlacedResult,
    loadOrder: async () => orderPlacedResult,
    cancelOrder: async () => orderPlacedResult,
    listOrders: async () => ({ ok: true as const, value: { items: last, pagination: null } }),
  };
  const popupStores = {
    reloadStore: async () => ({ ok: false as const, failure: sampleFailure('NO_RESPONSE') }),
  };
  const page = createActor(
    wireCheckoutPage(app, { orders, popupStores, drafts, showOrder: (order) => void shown.push(order) }),
    {
      input: checkoutInputFor(app, shopper, drafts),
    },
  ).start();
  return {
    app,
    cartRef,
    page,
    ...checkoutActorsOf(page.getSnapshot()),
    server,
    fetches,
    sent,
    shown,
    storage,
  };
}

const idle = (snapshot: { hasTag(tag: 'busy'): boolean }) => !snapshot.hasTag('busy');

test('R4.19 an order that stands clears the cart, is forgotten as a draft and leads to its confirmation', async () => {
  const { cartRef, page, checkoutRef, sent, shown, storage } = await openPage([orderPlacedResult]);
  checkoutRef.send({ type: 'order.submitted' });
  await waitFor(page, (snapshot) => snapshot.matches('placed'));

  expect(sent.map(({ shippingInfo }) => shippingInfo)).toEqual([SENT_SHIPPING]);
  expect([shown, storage.at(-1), cartRef.getSnapshot().context.cart.items]).toEqual([
    [sampleOrder()],
    'forgotten',
    [],
  ]);
});

test('R8.8 a refusal about the cart has it read again, and what the server now holds reaches the checkout', async () => {
  const { cartRef, page, checkoutRef, reviewRef, server, fetches } = await openPage([
    checkoutRefusal('PRICE_CHANGED'),
  ]);
  server.held.set('a', 5);
  checkoutRef.send({ type: 'order.submitted' });
  await waitFor(checkoutRef, idle);
  await waitFor(cartRef, (snapshot) => snapshot.context.cart.items[0]?.quantity === 5);

  const quantities = (lines: { quantity: number }[] | null) => lines?.map(({ quantity }) => quantity);
  const { cart, seen } = checkoutRef.getSnapshot().context;
  expect([
    fetches.length,
    quantities(seen),
    quantities(cart),
    quantities(reviewRef.getSnapshot().context.cart),
  ]).toEqual([2, [2], [5], [5]]);
  expect(page.getSnapshot().value).toBe('open');
});

test('R4.17 a change of the cart and the clock reach the checkout and the review', async () => {
  const { app, cartRef, checkoutRef, reviewRef } = await openPage([]);
  app.send({ type: 'page.hydrated', now: NOW + 5 });
  cartRef.send({ type: 'item.removed', productId: 'a' });

  const seen = ({ cart, now }: { cart: unknown; now: number }) => ({ cart, now });
  const empty = { cart: [], now: NOW + 5 };
  expect([checkoutRef, reviewRef].map((actor) => seen(actor.getSnapshot().context))).toEqual([empty, empty]);
});

test('R4.17 no order goes out before what the shopper sees of the cart is the server’s', async () => {
  const { cartRef, checkoutRef, server, sent } = await openPage([orderPlacedResult]);
  const blockAfterSubmit = () => {
    checkoutRef.send({ type: 'order.submitted' });
    return checkoutRef.getSnapshot().context.block;
  };
  const change = (quantity: number) =>
    cartRef.send({ type: 'item.quantityChanged', productId: 'a', quantity });
  change(3);
  expect(blockAfterSubmit()).toBe('CART_SAVING');
  await waitUntilCartIdle(cartRef);
  server.line.isDown = true;
  change(4);
  await waitForKeeperState(cartRef, 'consumerLines.stalled');
  expect([blockAfterSubmit(), sent]).toEqual(['CART_WAITING', []]);
  server.line.isDown = false;
  cartRef.send({ type: 'connection.restored' });
  await waitUntilCartIdle(cartRef);
  expect([blockAfterSubmit(), sent.length, server.quantities()]).toEqual([null, 1, { a: 4 }]);
});

test('what is known of the shopper stands in the form; what was kept of this tab stands before it', async () => {
  const fresh = await openPage([]);
  const kept = await openPage(
    [],
    sampleUnsavedCheckout({ userId: shopper.id, shipping: { ...CHECKOUT_SHIPPING, city: 'Ágreda' } }),
  );
  const others = await openPage(
    [],
    sampleUnsavedCheckout({ shipping: { ...CHECKOUT_SHIPPING, city: 'Ágreda' } }),
  );

  const cityIn = ({ checkoutRef }: typeof fresh) => checkoutRef.getSnapshot().context.shipping.city;
  expect([fresh, kept, others].map(cityIn)).toEqual(['Soria', 'Ágreda', 'Soria']);
  expect(fresh.checkoutRef.getSnapshot().context.shipping).toEqual(CHECKOUT_SHIPPING);
});

test('what the profile does not say is taken from where the last order went', async () => {
  const order = { ...sampleOrder(), shippingInfo: { ...sampleOrder().shippingInfo, phone: '600 100 200' } };
  const { checkoutRef } = await openPage([], null, [order]);
  await waitFor(checkoutRef, ({ context }) => context.shipping.phone !== '');

  expect(checkoutRef.getSnapshot().context.shipping).toEqual({ ...CHECKOUT_SHIPPING, phone: '600 100 200' });
});
