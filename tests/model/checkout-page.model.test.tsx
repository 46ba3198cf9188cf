import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, type AnyEventObject, initialTransition, type SnapshotFrom, transition } from 'xstate';
import { createFormatter, DEFAULT_MARKET } from '../../contract/values/format.ts';
import type { User } from '../../contract/account/user.ts';
import { CheckoutView } from '../../src/components/checkout/CheckoutView.tsx';
import { childOf } from '../../src/machines/shell/app.machine.ts';
import type { FindOrderResult, PlaceOrderResult } from '../../src/machines/checkout/checkout.types.ts';
import { checkoutActorsOf, checkoutPageMachine } from '../../src/machines/checkout/checkout-page.machine.ts';
import { checkoutInputFor, wireCheckoutPage } from '../../src/wiring/checkout/checkout.wiring.ts';
import { wireServerCurrentStore } from '../../src/wiring/shell/current-store.wiring.ts';
import { wireSession } from '../../src/wiring/auth/session.wiring.ts';
import type { OrdersService } from '../../src/services/orders/orders.service.ts';
import { appAt } from '../support/charts/app-actor.ts';
import { waitForKeeperState, consumer } from '../support/browser/cart.ts';
import { createCartServer } from '../support/browser/cart-server.ts';
import {
  orderLookupFailed,
  checkoutInput,
  orderPlacedResult,
  checkoutRefusal,
  CHECKOUT_SHIPPING,
} from '../support/browser/checkout.ts';
import { deferred } from '../support/charts/deferred.ts';
import { textOf } from '../support/views/failure-messages.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { NOW, sampleId, sampleOrder, sampleStore } from '../support/samples/samples.ts';
import { eventTypesIn, runDriver, statesIn, pathTitleOf, pathTestsOf } from '../support/charts/path-tests.ts';
import { wiredCart } from '../support/browser/wired-cart.ts';

type Snapshot = SnapshotFrom<typeof checkoutPageMachine>;
type Orders = Awaited<ReturnType<OrdersService['listOrders']>>;

const MINUTE = 60_000;
const PHONE = '600 100 200';
const shopper: User = { ...consumer, ...CHECKOUT_SHIPPING, phone: null };
const store = sampleStore({ endDate: new Date(NOW + 90 * MINUTE).toISOString() });
const last: Orders = {
  ok: true,
  value: {
    items: [{ ...sampleOrder(), shippingInfo: { ...sampleOrder().shippingInfo, phone: PHONE } }],
    pagination: null,
  },
};

const PLACED = { type: 'xstate.done.actor.checkout' };
const news: AnyEventObject[] = [
  { type: 'cart.changed', cart: [] },
  { type: 'store.changed', store },
  { type: 'clock.ticked', now: NOW + 60 * MINUTE },
  { type: 'connection.restored' },
  { type: 'xstate.done.actor.recallShipping', output: { phone: PHONE } },
  { type: 'xstate.error.actor.recallShipping', error: 'sin red' },
];
const page = {
  input: checkoutInput(),
  events: [...news, PLACED],
  canHappen: (state: Snapshot) => state.matches('open'),
  look: () => null,
};
const follow = (walk: AnyEventObject[]) => {
  let [state] = initialTransition(checkoutPageMachine, page.input);
  return walk.map((event) => {
    [state] = transition(checkoutPageMachine, state, event as never);
    return { event, state };
  });
};
const isPlaced = (event: AnyEventObject) => event === PLACED;
const isGood = (event: AnyEventObject) => event !== news[0];
/** Each step of the chart followed by an order, and all news in either order. */
const walks = [
  ...pathTestsOf(checkoutPageMachine, page).map((walk) => walk.map(({ event }) => event)),
  news.filter(isGood),
  news.filter(isGood).toReversed(),
  news,
].map((walk) => follow(walk.every(isGood) && !walk.some(isPlaced) ? [...walk, PLACED] : walk));

const { price } = createFormatter(DEFAULT_MARKET);
/** Facts that have reached the page. */
interface Facts {
  isPlaced: boolean;
  isEmpty: boolean;
  isLate: boolean;
  isRecalled: boolean;
}
const factsOf = (walk: { event: AnyEventObject }[]): Facts => {
  const types = walk.map(({ event }) => event.type);
  const settled = types.find((type) => type.endsWith('.recallShipping'));
  return {
    isPlaced: types.includes(PLACED.type),
    isEmpty: types.includes('cart.changed'),
    isLate: types.includes('clock.ticked'),
    isRecalled: settled?.startsWith('xstate.done') ?? false,
  };
};

const LATE = 'La Colmena cierra en 30 minutos, a las 14:30. Confirma antes tu pedido.';
const GONE = { total: null, aside: null, hours: [], phone: null, button: null };

/** Page as a shopper sees it: the news has reached the form, the receipt and the warnings about closing stores. */
function expected({ isPlaced: isOver, isEmpty, isLate, isRecalled }: Facts): ReturnType<typeof seen> {
  if (isOver) return { ...GONE, title: 'Pedido recibido', isEmpty: false };
  if (isEmpty) return { ...GONE, title: 'Tramitar pedido', isEmpty };
  return {
    title: 'Tramitar pedido',
    isEmpty,
    total: `Total${price(4)}`,
    aside: null,
    hours: isLate ? [LATE] : [],
    phone: isRecalled ? PHONE : '',
    button: 'Confirmar pedido con obligación de pago',
  };
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);
const seen = () => ({
  title: textOf(document.querySelector('h1')),
  isEmpty: screen.queryByText('No hay nada que tramitar') !== null,
  total: textOf(screen.queryByText('Total')?.parentElement),
  aside: textOf(screen.queryByText(/tienda/)),
  hours: screen.queryAllByText(/^La Colmena cierra en \d+ minutos/).map(textOf),
  phone: field('phone')?.value ?? null,
  button: textOf(document.querySelector('[type=submit]')),
});

async function mount(chosen = store) {
  const server = createCartServer({ a: 2 });
  const cart = wiredCart(server.services);
  const currentStore = wireServerCurrentStore({ loadStore: async () => ({ ok: true, value: chosen }) });
  const session = wireSession({
    readTokens: async () => 'valid',
    refreshTokens: async () => ({ ok: true }),
    loadUser: async () => ({ ok: true, user: shopper }),
    signIn: async () => ({ ok: true }),
    signOut: async () => undefined,
    watchTokens: () => () => undefined,
  });
  const app = appAt('/checkout', { cart, currentStore, session }).start();
  const cartRef = childOf(app, 'cart');
  app.send({ type: 'page.hydrated', now: NOW });
  await waitForKeeperState(cartRef, 'consumerLines.idle');
  const recalled = deferred<Orders>();
  let order = deferred<PlaceOrderResult>();
  let found = deferred<FindOrderResult>();
  const led: string[] = [];
  const drafts = { read: () => null, remember: () => undefined, forget: () => undefined };
  const logic = wireCheckoutPage(app, {
    orders: {
      placeOrder: () => (order = deferred()).promise,
      findOrder: () => (found = deferred()).promise,
      listOrders: () => recalled.promise,
    },
    popupStores: { reloadStore: async () => ({ ok: true, value: store }) },
    drafts,
    showOrder: ({ id }) => void led.push(id),
  });
  const pageRef = createActor(logic, { input: checkoutInputFor(app, shopper, drafts) }).start();
  const refs = checkoutActorsOf(pageRef.getSnapshot());
  await act(async () => void (await renderWithMarketProviders(<CheckoutView {...refs} cartRef={cartRef} />)));
  const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  const connection = childOf(app, 'connection');
  const drivers: Record<string, (event: never) => unknown> = {
    'cart.changed': () => {
      server.held.clear();
      app.send({ type: 'cart.outdated' });
    },
    'store.changed': () => childOf(app, 'currentStore').send({ type: 'store.chosen', slug: chosen.slug }),
    'clock.ticked': ({ now }: { now: number }) => app.send({ type: 'clock.ticked', now }),
    'connection.restored': () => {
      connection.send({ type: 'browser.disconnected' });
      connection.send({ type: 'browser.connected' });
    },
    'xstate.done.actor.recallShipping': () => recalled.resolve(last),
    'xstate.error.actor.recallShipping': ({ error }: { error: unknown }) => recalled.reject(error),
    'xstate.done.actor.checkout': () => {
      press(/^Confirmar pedido/);
      order.resolve(orderPlacedResult);
    },
  };
  const drive = (event: AnyEventObject) => act(async () => void runDriver(drivers, event));
  return {
    app,
    pageRef,
    drivers,
    drive,
    press,
    led,
    /** Answers the submit, or the check whether the order was placed. */
    answer: (result: PlaceOrderResult) => act(async () => order.resolve(result)),
    tell: (result: FindOrderResult) => act(async () => found.resolve(result)),
  };
}

afterEach(cleanup);

describe('the page on which a cart is paid follows its statechart', () => {
  test('both states are met, and every event has a driver', async () => {
    const steps = walks.flat();
    const { drivers } = await mount();
    expect(eventTypesIn(steps)).toEqual(Object.keys(drivers).toSorted());
    expect(statesIn(steps)).toEqual(['open', 'placed']);
  });

  for (const walk of walks) {
    const name = pathTitleOf(walk);
    test(`R4.17 R4.19 R8.9 ${name}`, async () => {
      const { drive, pageRef, led } = await mount();
      expect(seen()).toEqual(expected(factsOf([])));
      for (const [index, { event, state }] of walk.entries()) {
        await drive(event);
        expect(pageRef.getSnapshot().value).toEqual(state.value);
        expect(seen()).toEqual(expected(factsOf(walk.slice(0, index + 1))));
      }
      expect(led).toEqual(pageRef.getSnapshot().value === 'placed' ? [sampleOrder().id] : []);
    });
  }

  test('R4.19 once the order stands no news changes the page any more', async () => {
    const { drive, led } = await mount();
    for (const event of [PLACED, ...news]) {
      await drive(event);
      expect([seen(), led]).toEqual([expected(factsOf([{ event: PLACED }])), [sampleOrder().id]]);
    }
  });

  test('R8.6 an order of which nothing is known is asked for again when the line is back', async () => {
    const { drive, pageRef, press, answer, tell } = await mount();
    await act(async () => press(/^Confirmar pedido/));
    await answer(checkoutRefusal('TIMEOUT'));
    await tell(orderLookupFailed);
    expect(seen().button).toEqual(null);
    await drive(news[3]!);
    expect(seen().button).toEqual('Comprobando si tu pedido ha llegado…');
    await tell(orderPlacedResult as FindOrderResult);
    expect([pageRef.getSnapshot().value, seen().title]).toEqual(['placed', 'Pedido recibido']);
  });

  test('R8.9 a chosen store that nothing is bought in says nothing, closed or not', async () => {
    const paused = sampleStore({ id: sampleId(9), name: 'El Trompo', slug: 'el-trompo', status: 'paused' });
    const { drive, led } = await mount(paused);
    await drive(news[1]!);
    expect(seen()).toEqual(expected(factsOf([])));
    await drive(PLACED);
    expect(led).toEqual([sampleOrder().id]);
  });

  test('R8.9 a store that closes before the shopper’s eyes is not ordered from', async () => {
    const { app, press, led } = await mount();
    await act(async () => app.send({ type: 'clock.ticked', now: NOW + 91 * MINUTE }));
    await act(async () => press(/^Confirmar pedido/));
    const over = 'La Colmena: La tienda finalizó el 20 nov 2026, 14:30. Ya no se pueden realizar compras.';
    expect([screen.getByRole('alert').querySelector('p')?.textContent, led]).toEqual([over, []]);
  });
});
