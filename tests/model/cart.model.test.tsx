import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor, type EventObject, SimulatedClock, type SnapshotFrom } from 'xstate';
import { createFormatter, DEFAULT_MARKET } from '../../contract/values/format.ts';
import { CART_SETTINGS } from '../../contract/limits.ts';
import { cartFailureMessages } from '../../src/components/cart/cart.messages.ts';
import { CartView } from '../../src/components/cart/CartView.tsx';
import type { CartResult, UnsentChanges } from '../../src/machines/cart/cart.types.ts';
import { consumerLinesMachine } from '../../src/machines/cart/consumer-lines.machine.ts';
import { cartReviewInput, wireCartReview } from '../../src/wiring/cart/cart-review.wiring.ts';
import { startCartApp } from '../support/charts/app-actor.ts';
import { cartAnswer, cartRefusal, consumerCartContext, serverCart } from '../support/samples/cart-answers.ts';
import { consumer, visibleLinesIn } from '../support/browser/cart.ts';
import { createCartServer } from '../support/browser/cart-server.ts';
import { doneEventsOf } from '../support/charts/chart-transitions.ts';
import { consumerCartAfter } from '../support/charts/consumer-cart-reference.ts';
import { deferred } from '../support/charts/deferred.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { walkChart } from '../support/charts/walk-chart.ts';
import type { Drivers } from '../support/charts/path-tests.ts';
import { wiredCart } from '../support/browser/wired-cart.ts';

type LinesSnapshot = SnapshotFrom<typeof consumerLinesMachine>;

const START = { a: 1, b: 2 };

/** Actions of a shopper on the page, and possible server answers. */
const events = [
  { type: 'item.quantityChanged', productId: 'a', quantity: 2 },
  { type: 'item.removed', productId: 'b' },
  ...doneEventsOf('recallUnsent', []),
  ...doneEventsOf(
    'changeCart',
    cartAnswer({ a: 2, b: 2 }),
    cartAnswer({ a: 1 }),
    cartRefusal('INSUFFICIENT_STOCK'),
    cartRefusal('UNAUTHENTICATED'),
    cartRefusal('TIMEOUT'),
  ),
  { type: 'connection.restored' },
  { type: 'session.opened', user: consumer },
  { type: 'order.placed', taken: serverCart(START).items },
  ...doneEventsOf('clearCart', { ok: true, value: null } as const),
  { type: 'xstate.after.retryPause.consumerLines.stalled' },
  ...doneEventsOf('fetchCart', cartAnswer({ a: 2 }), cartAnswer({ a: 1, b: 2 }), cartRefusal('NO_RESPONSE')),
] as const;

const shown = ({ context: { cart, refusal } }: LinesSnapshot) => ({
  quantities: Object.fromEntries(cart.items.map(({ productId, quantity }) => [productId, quantity])),
  refusal: refusal && [refusal.productId, refusal.code],
});

function canBeDone(state: LinesSnapshot, event: (typeof events)[number]) {
  if (state.matches('recalling')) return event.type === 'xstate.done.actor.recallUnsent';
  if (event.type === 'order.placed') return !state.matches('sending') && state.context.ordered.length === 0;
  if (!('productId' in event)) return true;
  const held = shown(state).quantities[event.productId];
  return event.type === 'item.quantityChanged' ? held === 1 : held !== undefined;
}

const format = createFormatter(DEFAULT_MARKET);
const rows = () =>
  screen.queryAllByRole('article').map((row) => ({
    text: within(row).getByRole('link').textContent,
    quantity: within(row).getByRole('group').querySelector('output')?.textContent,
    notice:
      [...row.querySelectorAll('output')].find((output) => !output.closest('fieldset'))?.textContent ?? null,
  }));
/** Notice about changes waiting for the connection, and the lines concerned. */
const waiting = () => ({
  said: screen.queryByText(/^Sin conexión con el mercado/) !== null,
  at: screen
    .queryAllByRole('article')
    .filter((row) => within(row).queryByText('Sin enviar todavía'))
    .map((row) => within(row).getByRole('link').textContent),
});
const sum = () => document.querySelector('aside [data-part=price]')?.textContent ?? null;
/** Subtotal of a stall. */
const stallSum = () => screen.queryByText('De este puesto')?.nextElementSibling?.textContent ?? null;
const nameOf = (productId: string) => `Producto ${productId}`;

/** The page shows the server's known lines with the pending changes. */
function seesCart(past: readonly EventObject[]) {
  const { lines, unsent, refusal } = consumerCartAfter(past, START);
  const inCart = Object.entries(lines);
  expect(rows()).toEqual(
    inCart.map(([productId, quantity]) => ({
      text: nameOf(productId),
      quantity: String(quantity),
      notice: refusal?.productId === productId ? cartFailureMessages[refusal.code] : null,
    })),
  );
  const at = inCart.map(([productId]) => productId).filter((productId) => unsent.includes(productId));
  expect(waiting()).toEqual({ said: unsent.length > 0, at: at.map(nameOf) });
  const pieces = inCart.reduce((sofar, [, quantity]) => sofar + quantity, 0);
  const total = format.price(2 * pieces);
  expect([sum(), stallSum()]).toEqual([pieces > 0 ? total : null, inCart.length > 1 ? total : null]);
}

walkChart({
  name: 'the page of the cart',
  proves: 'R4.17',
  machine: consumerLinesMachine,
  input: consumerCartContext(START, consumer.id),
  events,
  // Triggered by others, or an answer to them; covered by the unit tests of the cart.
  undriven: ['cart.outdated', 'item.added', 'xstate.error.actor.recallUnsent'],
  canHappen: canBeDone,
  look: (state) => [shown(state), state.context.queue.length, state.context.ordered.length],
  stopWhen: ({ context }) => context.queue.length > 1,
  mount: openCart,
  oracles: {
    recalling: seesCart,
    idle: seesCart,
    sending: seesCart,
    checking: seesCart,
    clearing: seesCart,
    stalled: seesCart,
    suspended: seesCart,
  },
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Cart page of a consumer, once the server has answered. */
async function openCart() {
  let change = deferred<CartResult>();
  let fetched = deferred<CartResult>();
  let cleared = deferred<{ ok: true; value: null }>();
  const recalled = deferred<UnsentChanges[]>();
  const cart = wiredCart(
    {
      ...createCartServer().services,
      getCart: () => (fetched = deferred<CartResult>()).promise,
      change: () => (change = deferred<CartResult>()).promise,
      clear: () => (cleared = deferred<{ ok: true; value: null }>()).promise,
    },
    { tab: { recallUnsent: () => recalled.promise } },
  );
  const clock = new SimulatedClock();
  const { app, cartRef } = startCartApp('/cart', cart, { clock });
  const reviewRef = createActor(
    wireCartReview(app, {
      reloadStore: async () => ({
        ok: false,
        failure: { code: 'NO_RESPONSE', status: 0, errors: [] },
      }),
    }),
    { input: cartReviewInput(app) },
  ).start();
  await renderWithMarketProviders(<CartView reviewRef={reviewRef} cartRef={cartRef} />);
  await act(async () => fetched.resolve(cartAnswer(START)));
  const actorRef = cartRef.getSnapshot().children.consumerLines;
  if (!actorRef) throw new Error('The lines of the consumer are not there');
  const drivers: Drivers<(typeof events)[number]> = {
    'item.quantityChanged': () => press('Aumentar la cantidad: Producto a'),
    'item.removed': () => press('Quitar del carrito: Producto b'),
    'connection.restored': (event) => cartRef.send(event),
    'session.opened': (event) => cartRef.send(event),
    'order.placed': (event) => cartRef.send(event),
    'xstate.done.actor.clearCart': ({ output }) => cleared.resolve(output),
    'xstate.after.retryPause.consumerLines.stalled': () => clock.increment(CART_SETTINGS.retryPause),
    'xstate.done.actor.recallUnsent': ({ output }) => recalled.resolve([...output]),
    'xstate.done.actor.changeCart': ({ output }) => change.resolve(output),
    'xstate.done.actor.fetchCart': ({ output }) => fetched.resolve(output),
  };
  return {
    actorRef,
    drivers,
    cartRef,
    recall: () => recalled.resolve([]),
    answer: (result: CartResult) => change.resolve(result),
  };
}

afterEach(cleanup);

/** Cart page in the idle state. */
async function mountCart() {
  const scene = await openCart();
  await act(async () => scene.recall());
  return scene;
}

test('battery 109 presses that come faster than the page is drawn all count', async () => {
  const { cartRef } = await mountCart();
  const more = screen.getByRole('button', { name: 'Aumentar la cantidad: Producto a' });
  await act(async () => {
    for (let press = 0; press < 20; press += 1) more.click();
  });
  expect([rows()[0]?.quantity, visibleLinesIn(cartRef)]).toEqual(['21', { a: 21, b: 2 }]);
});

test('R5.7 how many can be typed, and counts with Enter or when the field is left; what is no quantity counts for nothing', async () => {
  const { cartRef } = await mountCart();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Unidades: Producto a' });
  const seen: unknown[] = [];
  const type = async (value: string, leave: () => void) => {
    await act(async () => {
      fireEvent.change(field, { target: { value } });
      leave();
    });
    seen.push([visibleLinesIn(cartRef)['a'], rows()[0]?.quantity, field.value]);
  };
  const enter = () => fireEvent.keyDown(field, { key: 'Enter' });
  const move = () => fireEvent.blur(field);
  await type('30', enter);
  await type('12', move);
  for (const nothing of ['', 'doce', '-3', '2,5']) await type(nothing, move);
  await type('0', enter);
  await type('7', () => {});
  expect(seen).toEqual([
    [30, '30', '30'],
    [12, '12', '12'],
    [12, '12', '12'],
    [12, '12', '12'],
    [12, '12', '12'],
    [12, '12', '12'],
    [1, '1', '1'],
    [1, '1', '7'],
  ]);
});

test('a line that is taken out leaves the focus at its neighbour, the last one at the heading', async () => {
  await mountCart();
  const takeOut = (product: string) =>
    act(async () =>
      fireEvent.click(
        screen.getByRole('button', {
          name: `Quitar del carrito: Producto ${product}`,
        }),
      ),
    );
  await takeOut('b');
  const first = document.activeElement?.getAttribute('aria-label');
  await takeOut('a');
  expect([first, document.activeElement?.id]).toEqual(['Quitar del carrito: Producto a', 'page-title']);
});

test('one change of quantity draws no other line anew', async () => {
  const { answer } = await mountCart();
  const other = screen.getAllByRole('article')[1]!;
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(other, { subtree: true, childList: true, characterData: true, attributes: true });
  await act(async () => press('Aumentar la cantidad: Producto a'));
  await act(async () => answer(cartAnswer({ a: 2, b: 2 })));
  observer.disconnect();

  expect([changes.length, rows()[0]?.quantity]).toEqual([0, '2']);
});
