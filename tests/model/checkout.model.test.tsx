import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, type AnyEventObject, type SnapshotFrom } from 'xstate';
import type { StoresById } from '../../contract/cart/line-store.ts';
import { TIMEOUTS } from '../../contract/limits.ts';
import { CheckoutView } from '../../src/components/checkout/CheckoutView.tsx';
import { cartMachine } from '../../src/machines/cart/cart.machine.ts';
import { cartReviewMachine } from '../../src/machines/cart/cart-review.machine.ts';
import { checkoutMachine } from '../../src/machines/checkout/checkout.machine.ts';
import type {
  CheckoutEvent,
  FindOrderResult,
  PlaceOrderResult,
} from '../../src/machines/checkout/checkout.types.ts';
import { wireCheckout } from '../../src/wiring/checkout/checkout.wiring.ts';
import { BROKEN_ANSWER, settleVerb } from '../support/charts/settle-verb.ts';
import { doneEventsOf, leafOf } from '../support/charts/chart-transitions.ts';
import {
  orderLookupFailed,
  checkoutInput,
  nothingFound,
  orderPlacedResult,
  checkoutRefusal,
} from '../support/browser/checkout.ts';
import { checkoutAfter } from '../support/charts/checkout-reference.ts';
import { deferred } from '../support/charts/deferred.ts';
import { COMMON_FAILURE_MESSAGES } from '../support/views/failure-messages.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { NOW, sampleId, sampleItem, sampleStore } from '../support/samples/samples.ts';
import { walkChart } from '../support/charts/walk-chart.ts';
import { type Drivers, runDriver } from '../support/charts/path-tests.ts';

type Snapshot = SnapshotFrom<typeof checkoutMachine>;

const events: AnyEventObject[] = [
  { type: 'shipping.changed', field: 'city', value: 'Soria capital' },
  { type: 'shipping.changed', field: 'city', value: '' },
  { type: 'shipping.left', field: 'city' },
  { type: 'shipping.recalled', shipping: { phone: '600 100 200' } },
  { type: 'order.submitted' },
  { type: 'retry.requested' },
  { type: 'connection.restored' },
  { type: 'store.changed', store: null },
  { type: 'store.changed', store: sampleStore({ endDate: '2026-11-20T11:00:00.000Z' }) },
  { type: 'stores.changed', stores: { [sampleId(1)]: sampleStore({ status: 'paused' }) } },
  { type: 'cart.changed', cart: [] },
  { type: 'cart.changed', cart: [sampleItem({ price: 12 })] },
  { type: 'cart.changed', cart: [sampleItem({ quantity: 1 })] },
  { type: 'cart.progressed', progress: 'saving' },
  { type: 'cart.progressed', progress: 'waiting' },
  { type: 'cart.progressed', progress: 'settled' },
  { type: 'clock.ticked', now: NOW + 1 },
  ...doneEventsOf(
    'placeOrder',
    orderPlacedResult,
    ...(['TIMEOUT', 'PRICE_CHANGED', 'INSUFFICIENT_STOCK', 'FORBIDDEN'] as const).map(checkoutRefusal),
    BROKEN_ANSWER,
  ),
  { type: 'xstate.after.orderTimeout.checkout.placing' },
  ...doneEventsOf('findOrder', orderPlacedResult, nothingFound, orderLookupFailed, BROKEN_ANSWER),
  { type: 'xstate.after.orderTimeout.checkout.reconciling' },
];

const isEmpty = ({ context: { cart } }: Snapshot) => cart?.length === 0;
/** A pending cart must progress before it can be done, and a placed order is final. */
const isAwaited = (state: Snapshot, { type, progress }: AnyEventObject) =>
  type === 'cart.progressed'
    ? !state.matches('placed') && state.context.progress !== progress
    : state.context.block === null;
const canBeDone = (state: Snapshot, event: AnyEventObject) =>
  isAwaited(state, event) &&
  !(
    isEmpty(state) &&
    state.matches('open') &&
    (event.type.startsWith('shipping.') || event.type === 'order.submitted')
  );
const told = ({ context: { failure, errors, block } }: Snapshot) => [
  failure?.code,
  Object.keys(errors),
  block,
];

const buttons = () =>
  screen
    .queryAllByRole('button')
    .map((button) => [button.textContent, button.getAttribute('aria-busy') === 'true']);
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);
const summary = () =>
  screen
    .queryAllByRole('alert')
    .find((alert) => alert.tagName === 'DIV')
    ?.querySelector('p')?.textContent ?? null;
/** Reason why the submit button is disabled; null if it is enabled. */
const whyNot = () => {
  const button = document.querySelector('[type=submit][aria-disabled=true]');
  return (
    button && (document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent ?? '')
  );
};
const seen = () => ({
  buttons: buttons(),
  whyNot: whyNot(),
  summary: summary(),
  city: field('city')?.getAttribute('aria-invalid') ?? null,
  isLocked: field('city')?.readOnly,
});
/** Refusals whose cause the receipt marks. */
const IN_RECEIPT = ['INSUFFICIENT_STOCK', 'PRICE_CHANGED', 'STORE_CLOSED'];

const REFUSALS: Readonly<Record<string, string>> = {
  ...COMMON_FAILURE_MESSAGES,
  CART_EMPTY: 'Tu carrito está vacío.',
  FORBIDDEN: 'No tienes permisos de consumidor para realizar esta acción.',
  INSUFFICIENT_STOCK: 'Algunos productos ya no están disponibles. Revisa tu carrito.',
  PRICE_CHANGED: 'Los precios han cambiado. Revisa tu carrito.',
  STORE_CLOSED: 'La Colmena: La tienda no está disponible para compras',
};
const BLOCKS = {
  settled: null,
  saving: 'Estamos guardando los cambios de tu carrito…',
  waiting: 'Tu carrito tiene cambios sin enviar. En cuanto vuelva la conexión podrás confirmar.',
};

type Past = readonly AnyEventObject[];
const expectedAfter = (past: Past) => checkoutAfter(past, [sampleItem()]);
const wordsOf = (failure: string | null) => failure && (REFUSALS[failure] ?? `no words for ${failure}`);

const SUBMIT = 'Confirmar pedido con obligación de pago';
const ACKNOWLEDGE = 'Confirmar con los precios nuevos y obligación de pago';

/** The form; an empty cart replaces it by a message. */
const open = (stage: string, label: (failure: string | null) => string) => (past: Past) => {
  const expected = expectedAfter(past);
  const { failure } = expected;
  expect(expected.stage).toBe(stage);
  if (expected.cart.length === 0) {
    expect([heading(2), buttons()]).toEqual(['No hay nada que tramitar', []]);
    return;
  }
  expect(seen()).toEqual({
    buttons: [
      ...(IN_RECEIPT.includes(failure ?? '') ? [['Ver qué ha cambiado', false]] : []),
      [label(failure), false],
    ],
    whyNot: BLOCKS[expected.progress],
    summary: wordsOf(failure),
    city: expected.isCityWrong ? 'true' : null,
    isLocked: false,
  });
};

const under =
  (stage: string, ...shown: [string, boolean][]) =>
  (past: Past) => {
    const expected = expectedAfter(past);
    expect(expected.stage).toBe(stage);
    expect(seen()).toEqual({
      buttons: shown,
      whyNot: null,
      summary: stage === 'unconfirmed' ? wordsOf(expected.failure) : null,
      city: expected.isCityWrong ? 'true' : null,
      isLocked: true,
    });
  };

const heading = (level: number) => screen.getAllByRole('heading', { level })[0]?.textContent;

const seesPlaced = () => expect([heading(1), buttons()]).toEqual(['Pedido recibido', []]);

/** First action of the refusal, or the refusal itself. */
const newsPlace = () => {
  const news = screen.queryAllByRole('alert').find((alert) => alert.tagName === 'DIV');
  return news?.querySelector('button, a') ?? news ?? null;
};
const UNDER_WAY = ['placing', 'reconciling'];

interface Step {
  event: AnyEventObject;
  past: Past;
  from: string;
  to: string;
}

/** Expected focus after a step; undefined if the step does not move it. */
function placeAfter({ event, past, from, to }: Step): Element | null | undefined {
  const isPress = event.type === 'order.submitted';
  if (from === 'unconfirmed' && to !== from) return document.querySelector('[type=submit]');
  if (isPress && to === 'open.editing' && expectedAfter(past).progress === 'settled') return field('city');
  const isRefused = (isPress || UNDER_WAY.includes(from)) && /rejected|notPlaced|unconfirmed/.test(to);
  return isRefused ? newsPlace() : undefined;
}

function checkPlace(step: Step) {
  const place = placeAfter(step);
  expect(place === undefined ? null : document.activeElement).toBe(place ?? null);
}

walkChart({
  name: 'the checkout',
  machine: checkoutMachine,
  input: checkoutInput(),
  events,
  canHappen: canBeDone,
  look: told,
  mount: mountCheckout,
  oracles: {
    'open.editing': open('editing', () => SUBMIT),
    'open.rejected': open('rejected', (failure) => (failure === 'PRICE_CHANGED' ? ACKNOWLEDGE : SUBMIT)),
    'open.notPlaced': open('notPlaced', () => 'Enviar otra vez'),
    placing: under('placing', ['Enviando pedido…', true]),
    reconciling: under('reconciling', ['Comprobando si tu pedido ha llegado…', true]),
    unconfirmed: under('unconfirmed', ['Comprobar otra vez', false], ['Enviar otra vez', false]),
    placed: seesPlaced,
  },
  checkStep: checkPlace,
});

test('R4.17 R5.10 a press sends nothing while the cart is on its way, and sends once it is there', async () => {
  const { drivers, actorRef } = await mountCheckout();
  const pressed = async (progress: string) => {
    await act(async () => runDriver(drivers, { type: 'cart.progressed', progress }));
    await act(async () => runDriver(drivers, { type: 'order.submitted' }));
    return [leafOf(actorRef.getSnapshot()), whyNot()];
  };
  expect(await pressed('saving')).toEqual(['open.editing', BLOCKS.saving]);
  expect(await pressed('waiting')).toEqual(['open.editing', BLOCKS.waiting]);
  expect(await pressed('settled')).toEqual(['placing', null]);
});

async function mountCheckout() {
  let answer = deferred<PlaceOrderResult>();
  let found = deferred<FindOrderResult>();
  const clock = new SimulatedClock();
  const logic = wireCheckout({
    placeOrder: () => (answer = deferred<PlaceOrderResult>()).promise,
    findOrder: () => (found = deferred<FindOrderResult>()).promise,
    remember: () => undefined,
    forget: () => undefined,
    reloadCart: () => undefined,
    announcePlaced: () => undefined,
  });
  const input = checkoutInput();
  const checkoutRef = createActor(logic, { clock, input }).start();
  const stores: StoresById = { [sampleId(1)]: sampleStore() };
  const reviewRef = createActor(
    cartReviewMachine.provide({
      actors: { loadStores: fromPromise<StoresById, { ids: string[] }>(async () => stores) },
    }),
    { input: { cart: input.cart, now: input.now } },
  ).start();
  const cartRef = createActor(cartMachine).start();
  await renderWithMarketProviders(
    <CheckoutView checkoutRef={checkoutRef} reviewRef={reviewRef} cartRef={cartRef} />,
  );
  const tell = (event: AnyEventObject) => checkoutRef.send(event as CheckoutEvent);
  const city = () => screen.getByLabelText('Ciudad');
  const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  const drivers: Drivers<AnyEventObject> = {
    'shipping.changed': ({ value }) => fireEvent.change(city(), { target: { value } }),
    'shipping.left': () => fireEvent.blur(city()),
    'shipping.recalled': tell,
    'order.submitted': () => press(/^(Confirmar|Enviar)/),
    'retry.requested': () => press(/^Comprobar/),
    'connection.restored': tell,
    'store.changed': tell,
    'stores.changed': tell,
    'cart.changed': tell,
    'cart.progressed': tell,
    'clock.ticked': tell,
    'xstate.init': () => {},
    'xstate.done.actor.placeOrder': ({ output }) => settleVerb(answer, output),
    'xstate.after.orderTimeout.checkout.placing': () => clock.increment(TIMEOUTS.default),
    'xstate.done.actor.findOrder': ({ output }) => settleVerb(found, output),
    'xstate.after.orderTimeout.checkout.reconciling': () => clock.increment(TIMEOUTS.default),
  };
  return { drivers, actorRef: checkoutRef };
}
