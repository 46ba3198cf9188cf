import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { type AnyMachineSnapshot, createActor, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { createFormatter, DEFAULT_MARKET } from '../../contract/values/format.ts';
import { CART } from '../../contract/limits.ts';
import { countWaiting, isWaiting } from '../../src/components/cart/waiting.ts';
import { cartRefusalText } from '../../src/components/cart/cart.messages.ts';
import { CartView } from '../../src/components/cart/CartView.tsx';
import { cartMachine, type CartSnapshot } from '../../src/machines/cart/cart.machine.ts';
import type { CartFailureCode, CartResult } from '../../src/machines/cart/cart.types.ts';
import { cartReviewInput, wireCartReview } from '../../src/wiring/shop/cart-review.wiring.ts';
import { startCartPage } from '../support/app-actor.ts';
import { startSyncedCart } from '../support/cart.ts';
import { createCartServer } from '../support/cart-server.ts';
import { answersOf } from '../support/charts.ts';
import { deferred } from '../support/deferred.ts';
import { renderMarket } from '../support/render-market.tsx';
import { eventTypesIn } from '../support/walks.ts';
import { wiredCart } from '../support/wired-cart.ts';

type Event = { type: string; [key: string]: unknown };

const START = { a: 1, b: 2 };
const server = (quantities: Record<string, number>): CartResult => createCartServer(quantities).get();
const refused = (code: CartFailureCode): CartResult => ({
  ok: false,
  failure: { code, status: 0, errors: [] },
});

/** What a shopper can do on the page, and how the server can answer. */
const events: Event[] = [
  { type: 'item.quantityChanged', productId: 'a', quantity: 2 },
  { type: 'item.removed', productId: 'b' },
  ...answersOf(
    'changeCart',
    server({ a: 2, b: 2 }),
    server({ a: 1 }),
    refused('INSUFFICIENT_STOCK'),
    refused('TIMEOUT'),
  ),
  { type: 'connection.restored' },
  { type: 'xstate.after.retryPause.cart.lines.synced.stalled' },
  ...answersOf('fetchCart', server({ a: 2 }), server({ a: 1, b: 2 }), refused('NO_RESPONSE')),
];

const linesOf = ({ value }: AnyMachineSnapshot) => JSON.stringify(value.lines.synced);
const shown = ({ context: { cart, refusal } }: CartSnapshot) => ({
  quantities: Object.fromEntries(cart.items.map(({ productId, quantity }) => [productId, quantity])),
  refusal: refusal && [refusal.productId, refusal.code],
});
const canBeDone = (state: CartSnapshot, { type, productId }: Event) => {
  const held = shown(state).quantities[String(productId)];
  if (type === 'item.quantityChanged') return held === 1;
  return type !== 'item.removed' || held !== undefined;
};

const start = await startSyncedCart({ server: createCartServer(START) });
const all = getShortestPaths(cartMachine, {
  fromState: start.actor.getSnapshot() as never,
  limit: 20_000,
  events: events as never,
  filterEvents: (state, event) => state.can(event) && canBeDone(state as CartSnapshot, event as Event),
  stopWhen: (state) => (state as CartSnapshot).context.queue.length > 1,
  serializeState: (to, event, from) =>
    JSON.stringify([
      from && linesOf(from),
      event,
      linesOf(to),
      shown(to as CartSnapshot),
      (to as CartSnapshot).context.queue.length,
    ]),
});
const trails = all.map(({ steps }) =>
  steps.map(({ event, state }) => JSON.stringify([event, state.value])).join(),
);
const paths = all.filter(
  (_, index) => !trails.some((trail, other) => other !== index && trail.startsWith(`${trails[index]},`)),
);

const format = createFormatter(DEFAULT_MARKET);
const rows = () =>
  screen.queryAllByRole('article').map((row) => ({
    text: within(row).getByRole('link').textContent,
    quantity: within(row).getByRole('group').querySelector('output')?.textContent,
    notice:
      [...row.querySelectorAll('output')].find((output) => !output.closest('fieldset'))?.textContent ?? null,
  }));
/** What is said while changes wait for the line, and at which lines. */
const waiting = () => ({
  said: screen.queryByText(/^Sin conexión con el mercado/) !== null,
  at: screen
    .queryAllByRole('article')
    .filter((row) => within(row).queryByText('Sin enviar todavía'))
    .map((row) => within(row).getByRole('link').textContent),
});
const expectedWaiting = (snapshot: CartSnapshot) => ({
  said: countWaiting(snapshot) > 0,
  at: snapshot.context.cart.items
    .filter(({ productId }) => isWaiting(snapshot, productId))
    .map(({ productId }) => `Producto ${productId}`),
});
const sum = () => document.querySelector('aside [data-part=price]')?.textContent ?? null;
const expectedRows = ({ context: { cart, refusal } }: CartSnapshot) =>
  cart.items.map(({ productId, quantity }) => ({
    text: `Producto ${productId}`,
    quantity: String(quantity),
    notice: refusal?.productId === productId ? cartRefusalText({ ...refusal, name: null }) : null,
  }));

afterEach(cleanup);

describe('the page of the cart follows the cart', () => {
  test('every event has a driver and each is met; so is every place where the cart can rest', async () => {
    const steps = paths.flatMap((path) => path.steps);
    const { drivers } = await mountCart();
    expect(eventTypesIn(steps)).toEqual(Object.keys(drivers).toSorted());
    expect([...new Set(steps.map(({ state }) => linesOf(state)))].toSorted()).toEqual([
      '"checking"',
      '"idle"',
      '"sending"',
      '"stalled"',
    ]);
  });

  for (const { steps } of paths) {
    const name = steps.map(({ event, state }) => `${event.type} ⇒ ${linesOf(state)}`).join(', ');
    test(`R4.17 ${name}`, async () => {
      const { drivers, cartRef } = await mountCart();
      for (const { event, state } of steps) {
        await act(async () => drivers[event.type]?.(event as never));
        const reached = cartRef.getSnapshot();
        expect([linesOf(reached), shown(reached)]).toEqual([linesOf(state), shown(state as CartSnapshot)]);
        expect(rows()).toEqual(expectedRows(reached));
        expect(waiting()).toEqual(expectedWaiting(reached));
        const { items, totalPrice } = reached.context.cart;
        expect(sum()).toEqual(items.length > 0 ? format.price(totalPrice) : null);
      }
    });
  }
});

async function mountCart() {
  let change = deferred<CartResult>();
  let fetched = deferred<CartResult>();
  const cart = wiredCart({
    ...createCartServer().services,
    getCart: () => (fetched = deferred<CartResult>()).promise,
    change: () => (change = deferred<CartResult>()).promise,
  });
  const clock = new SimulatedClock();
  const { app, cartRef } = startCartPage('/cart', cart, { clock });
  const reviewRef = createActor(
    wireCartReview(app, {
      reloadStore: async () => ({ ok: false, failure: { code: 'NO_RESPONSE', status: 0, errors: [] } }),
    }),
    { input: cartReviewInput(app) },
  ).start();
  await renderMarket(<CartView reviewRef={reviewRef} cartRef={cartRef} />);
  await act(async () => fetched.resolve(server(START)));
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const drivers: Record<string, (event: never) => void> = {
    'xstate.init': () => {},
    'item.quantityChanged': () => press('Añadir uno: Producto a'),
    'item.removed': () => press('Quitar del carrito: Producto b'),
    'connection.restored': () => cartRef.send({ type: 'connection.restored' }),
    'xstate.after.retryPause.cart.lines.synced.stalled': () => clock.increment(CART.retryPause),
    'xstate.done.actor.changeCart': ({ output }: { output: CartResult }) => change.resolve(output),
    'xstate.done.actor.fetchCart': ({ output }: { output: CartResult }) => fetched.resolve(output),
  };
  return { drivers, cartRef };
}

test('battery 109 presses that come faster than the page is drawn all count', async () => {
  const { cartRef } = await mountCart();
  const more = screen.getByRole('button', { name: 'Añadir uno: Producto a' });
  await act(async () => {
    for (let press = 0; press < 20; press += 1) more.click();
  });
  expect([rows()[0]?.quantity, shown(cartRef.getSnapshot()).quantities]).toEqual(['21', { a: 21, b: 2 }]);
});

test('a line that is taken out leaves the focus at its neighbour, the last one at the heading', async () => {
  await mountCart();
  const takeOut = (product: string) =>
    act(async () =>
      fireEvent.click(screen.getByRole('button', { name: `Quitar del carrito: Producto ${product}` })),
    );
  await takeOut('b');
  const first = document.activeElement?.getAttribute('aria-label');
  await takeOut('a');
  expect([first, document.activeElement?.id]).toEqual(['Quitar del carrito: Producto a', 'page-title']);
});

test('one change of quantity draws no other line anew', async () => {
  const { drivers } = await mountCart();
  const other = screen.getAllByRole('article')[1]!;
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(other, { subtree: true, childList: true, characterData: true, attributes: true });
  await act(async () => drivers['item.quantityChanged']?.({} as never));
  await act(async () =>
    drivers['xstate.done.actor.changeCart']?.({ output: server({ a: 2, b: 2 }) } as never),
  );
  observer.disconnect();

  expect([changes.length, rows()[0]?.quantity]).toEqual([0, '2']);
});
