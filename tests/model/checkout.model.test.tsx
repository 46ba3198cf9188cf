import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, type SnapshotFrom } from 'xstate';
import type { StoresById } from '../../contract/carts/line-seller.ts';
import { createFormatter, DEFAULT_MARKET } from '../../contract/values/format.ts';
import { TIMEOUTS } from '../../contract/limits.ts';
import { blockSentences, checkoutFailureText } from '../../src/components/checkout/checkout.messages.ts';
import { CheckoutView } from '../../src/components/checkout/CheckoutView.tsx';
import { cartMachine } from '../../src/machines/cart/cart.machine.ts';
import { cartReviewMachine } from '../../src/machines/cart-review/cart-review.machine.ts';
import { checkoutMachine } from '../../src/machines/checkout/checkout.machine.ts';
import type { FindOrderResult, PlaceOrderResult } from '../../src/machines/checkout/checkout.types.ts';
import { wireCheckout } from '../../src/wiring/orders/checkout.wiring.ts';
import { BROKEN, settle } from '../support/broken-verb.ts';
import { answersOf, leafOf } from '../support/charts.ts';
import { cannotAsk, checkoutInput, nothingFound, placed, refusal } from '../support/checkout.ts';
import { deferred } from '../support/deferred.ts';
import { renderMarket } from '../support/render-market.tsx';
import { NOW, sampleId, sampleItem, sampleStore } from '../support/samples.ts';
import { eventTypesIn, happen, pathsOf, statesIn, trailOf } from '../support/walks.ts';

type Snapshot = SnapshotFrom<typeof checkoutMachine>;
type Event = { type: string; [key: string]: unknown };

const events: Event[] = [
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
  ...answersOf(
    'placeOrder',
    placed,
    ...(['TIMEOUT', 'PRICE_CHANGED', 'INSUFFICIENT_STOCK', 'FORBIDDEN'] as const).map(refusal),
    BROKEN,
  ),
  { type: 'xstate.after.orderTimeout.checkout.placing' },
  ...answersOf('findOrder', placed, nothingFound, cannotAsk, BROKEN),
  { type: 'xstate.after.orderTimeout.checkout.reconciling' },
];

const isEmpty = ({ context: { cart } }: Snapshot) => cart?.length === 0;
/** A cart that is under way has nothing done until it has got somewhere, and an order that stands is over. */
const isAwaited = (state: Snapshot, { type, progress }: Event) =>
  type === 'cart.progressed'
    ? !state.matches('placed') && state.context.progress !== progress
    : state.context.block === null;
/** With an empty cart the form gives way to a word about it. */
const canBeDone = (state: Snapshot, event: Event) =>
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

const paths = pathsOf(checkoutMachine, {
  input: checkoutInput(),
  events,
  canHappen: (state, event) => canBeDone(state, event as Event),
  look: told,
});

const format = createFormatter(DEFAULT_MARKET);
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
/** Why the button that sends the order does not; null where it does. */
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
/** What these refusals are about is marked in the receipt. */
const IN_RECEIPT = ['INSUFFICIENT_STOCK', 'PRICE_CHANGED', 'STORE_CLOSED'];
const open = (label: string, { context }: Snapshot) => ({
  buttons: [
    ...(IN_RECEIPT.includes(context.failure?.code ?? '') ? [['Ver qué ha cambiado', false]] : []),
    [label, false],
  ],
  whyNot: context.block && blockSentences[context.block],
  summary: checkoutFailureText(context, format),
  city: 'city' in context.errors ? 'true' : null,
  isLocked: false,
});
const under = (state: Snapshot, ...shown: [string, boolean][]) => ({
  buttons: shown,
  whyNot: null,
  summary: null,
  city: 'city' in state.context.errors ? 'true' : null,
  isLocked: true,
});
const nothingToPay = () => expect([heading(2), buttons()]).toEqual(['No hay nada que tramitar', []]);
const heading = (level: number) => screen.getAllByRole('heading', { level })[0]?.textContent;

const SUBMIT = 'Confirmar pedido con obligación de pago';

const oracles: Record<string, (state: Snapshot) => void> = {
  'open.editing': (state) => expect(seen()).toEqual(open(SUBMIT, state)),
  'open.rejected': (state) =>
    expect(seen()).toEqual(
      open(
        state.context.failure?.code === 'PRICE_CHANGED'
          ? 'Confirmar con los precios nuevos y obligación de pago'
          : SUBMIT,
        state,
      ),
    ),
  'open.notPlaced': (state) => expect(seen()).toEqual(open('Enviar otra vez', state)),
  placing: (state) => expect(seen()).toEqual(under(state, ['Enviando pedido…', true])),
  reconciling: (state) =>
    expect(seen()).toEqual(under(state, ['Comprobando si tu pedido ha llegado…', true])),
  unconfirmed: (state) =>
    expect(seen()).toEqual({
      ...under(state, ['Comprobar otra vez', false], ['Enviar otra vez', false]),
      summary: checkoutFailureText(state.context, format),
    }),
  placed: () => expect([heading(1), buttons()]).toEqual(['Pedido recibido', []]),
};

/** The refusal's first action, or the refusal itself. */
const newsPlace = () => {
  const news = screen.queryAllByRole('alert').find((alert) => alert.tagName === 'DIV');
  return news?.querySelector('button, a') ?? news ?? null;
};
const UNDER_WAY = ['placing', 'reconciling'];

/** Where a keyboard stands after a step; undefined where the step moves nobody. */
function placeAfter(before: string, event: Event, after: Snapshot): Element | null | undefined {
  const [leaf, isPress] = [leafOf(after), event.type === 'order.submitted'];
  if (before === 'unconfirmed' && leaf !== before) return document.querySelector('[type=submit]');
  if (isPress && leaf === 'open.editing' && after.context.block === null) return field('city');
  const isRefused = (isPress || UNDER_WAY.includes(before)) && /rejected|notPlaced|unconfirmed/.test(leaf);
  return isRefused ? newsPlace() : undefined;
}

afterEach(cleanup);

describe('the checkout follows its statechart', () => {
  test('every state has an oracle, every event a driver, and each is met', async () => {
    const steps = paths.flatMap((path) => path.steps);
    expect(statesIn(steps)).toEqual(Object.keys(oracles).toSorted());
    const { drivers } = await mountCheckout();
    expect(eventTypesIn(steps)).toEqual(Object.keys(drivers).toSorted());
  });

  for (const { steps } of paths) {
    test(trailOf(steps), async () => {
      const { drivers, checkoutRef } = await mountCheckout();
      for (const { event, state } of steps) {
        const before = leafOf(checkoutRef.getSnapshot());
        await act(async () => happen(drivers, event));
        const reached = checkoutRef.getSnapshot();
        expect([leafOf(reached), told(reached)]).toEqual([leafOf(state), told(state as Snapshot)]);
        const oracle = reached.matches('open') && isEmpty(reached) ? nothingToPay : oracles[leafOf(reached)];
        oracle?.(reached);
        const place = placeAfter(before, event as Event, reached);
        expect(place === undefined ? null : document.activeElement).toBe(place ?? null);
      }
    });
  }
});

test('R4.17 R5.10 a press sends nothing while the cart is on its way, and sends once it is there', async () => {
  const { drivers, checkoutRef } = await mountCheckout();
  const pressed = async (progress: string) => {
    await act(async () => happen(drivers, { type: 'cart.progressed', progress }));
    await act(async () => happen(drivers, { type: 'order.submitted' }));
    return [leafOf(checkoutRef.getSnapshot()), whyNot()];
  };
  expect(await pressed('saving')).toEqual(['open.editing', blockSentences.CART_SAVING]);
  expect(await pressed('waiting')).toEqual(['open.editing', blockSentences.CART_WAITING]);
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
  await renderMarket(<CheckoutView checkoutRef={checkoutRef} reviewRef={reviewRef} cartRef={cartRef} />);
  const tell = (event: never) => checkoutRef.send(event);
  const city = () => screen.getByLabelText('Ciudad');
  const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  const drivers: Record<string, (event: never) => void> = {
    'shipping.changed': ({ value }: { value: string }) => fireEvent.change(city(), { target: { value } }),
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
    'xstate.done.actor.placeOrder': ({ output }: { output: PlaceOrderResult }) => settle(answer, output),
    'xstate.after.orderTimeout.checkout.placing': () => clock.increment(TIMEOUTS.default),
    'xstate.done.actor.findOrder': ({ output }: { output: FindOrderResult }) => settle(found, output),
    'xstate.after.orderTimeout.checkout.reconciling': () => clock.increment(TIMEOUTS.default),
  };
  return { drivers, checkoutRef };
}
