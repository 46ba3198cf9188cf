import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Cart } from '../../contract/cart/cart.ts';
import { cartMachine } from '../../src/machines/cart/cart.machine.ts';
import { checkoutMachine } from '../../src/machines/checkout/checkout.machine.ts';
import { wireCheckout } from '../../src/wiring/checkout/checkout.wiring.ts';
import { createCartService } from '../../src/services/cart/cart.service.ts';
import { createOrdersService } from '../../src/services/orders/orders.service.ts';
import { consumer, keeperStateOf, visibleLinesIn } from '../support/browser/cart.ts';
import { leavesOf } from '../support/charts/chart-transitions.ts';
import { checkoutInput } from '../support/browser/checkout.ts';
import { json, type SeenRequest, success } from '../support/http/fake-fetch.ts';
import { sampleId, sampleOrder, sampleProduct } from '../support/samples/samples.ts';
import { sampleLogin, openTokenMarket } from '../support/browser/tokens.ts';
import { CALL_FAILURE_KINDS, type CallFailureKind, CALL_FAILURES } from '../support/charts/call-failures.ts';
import { wiredCart } from '../support/browser/wired-cart.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Advances the clock beyond every timeout of a call. */
const patiently = () => vi.advanceTimersByTimeAsync(100_000);

const honey = sampleProduct();
const renewed = { ...sampleLogin, access_token: 'A1', refresh_token: 'refresh-token-number-1' };
const cartOf = (quantity: number): Cart => ({
  id: sampleId(8),
  userId: consumer.id,
  items:
    quantity > 0
      ? [{ id: sampleId(9), productId: honey.id, product: honey, quantity, price: honey.price }]
      : [],
  totalPrice: quantity * honey.price,
});

/** Market that works except for the requests matched by `isMet`. */
async function openTroubled(trouble: CallFailureKind, isMet: (request: SeenRequest) => boolean) {
  const state = { isTroubled: false, held: 1 };
  const market = await openTokenMarket((request) => {
    if (request.url.endsWith('/auth/refresh-token')) return json(200, renewed);
    if (state.isTroubled && isMet(request)) return CALL_FAILURES[trouble]();
    if (request.url.includes('/orders')) return success({ orders: [], order: sampleOrder() });
    if (request.method === 'POST') state.held += 1;
    if (request.method === 'PUT') state.held = (request.body as { quantity: number }).quantity;
    if (request.method === 'DELETE') state.held = 0;
    return success({ cart: cartOf(state.held) });
  });
  return { ...market, state };
}

/** Consumer's cart; failures begin after loading, or already while it loads. */
async function openCart(
  trouble: CallFailureKind,
  isMet: (request: SeenRequest) => boolean,
  isTroubled = false,
) {
  const market = await openTroubled(trouble, isMet);
  market.state.isTroubled = isTroubled;
  const cart = createActor(wiredCart(createCartService(market.call)), {
    systemId: 'cart',
    clock: new SimulatedClock(),
  }).start();
  cart.send({ type: 'page.hydrated' });
  cart.send({ type: 'session.opened', user: consumer });
  await patiently();
  if (!isTroubled) market.seen.length = 0;
  market.state.isTroubled = true;
  const sent = (method: string) =>
    market.seen.filter((request) => request.method === method && request.url.includes('/carts')).length;
  const rests = () => keeperStateOf(cart.getSnapshot());
  return { ...market, cart, rests, sent };
}

/** Changes of the single cart line. */
const CHANGES = {
  'an addition': { method: 'POST', event: { type: 'item.added', product: honey, quantity: 1 } },
  'another quantity': {
    method: 'PUT',
    event: { type: 'item.quantityChanged', productId: honey.id, quantity: 3 },
  },
  'a removal': { method: 'DELETE', event: { type: 'item.removed', productId: honey.id } },
} as const;
const changes = Object.entries(CHANGES).map(([name, change]) => ({ name, ...change }));

type Met = [CallFailureKind, { rests: string; said: string | null; requests: number }];

/** A missing cart counts as an empty one (R7.17). */
const isMissing = (trouble: CallFailureKind) => trouble === '404';
/** Failures that a token refresh may fix are retried once. */
const isOverToken = (trouble: CallFailureKind) => trouble === '401' || trouble === '403 without a code';

describe(`${cartMachine.id} in trouble`, () => {
  const BACK = 'consumerLines.idle';
  const MET: Met[] = [
    ['401', { rests: 'consumerLines.suspended', said: null, requests: 2 }],
    ['403', { rests: BACK, said: 'FORBIDDEN', requests: 1 }],
    ['403 without a code', { rests: BACK, said: 'FORBIDDEN', requests: 2 }],
    ['404', { rests: BACK, said: 'NOT_FOUND', requests: 1 }],
    ['409', { rests: BACK, said: 'CONFLICT', requests: 1 }],
    ['422', { rests: BACK, said: 'VALIDATION_FAILED', requests: 1 }],
    ['429', { rests: BACK, said: 'TOO_MANY_REQUESTS', requests: 2 }],
    ['500', { rests: BACK, said: 'INTERNAL', requests: 1 }],
    ['503', { rests: BACK, said: 'UNAVAILABLE', requests: 2 }],
    ['timeout', { rests: BACK, said: 'TIMEOUT', requests: 1 }],
    ['connection refused', { rests: BACK, said: 'NO_RESPONSE', requests: 2 }],
    ['invalid JSON', { rests: BACK, said: 'INTERNAL', requests: 1 }],
    ['an HTML body', { rests: BACK, said: 'INTERNAL', requests: 1 }],
    ['an empty 200', { rests: BACK, said: 'INTERNAL', requests: 1 }],
    ['a truncated body', { rests: BACK, said: 'NO_RESPONSE', requests: 2 }],
  ];
  describe.each(changes)('by $name', ({ method, event }) => {
    test.each(MET)('battery 107 R8.7 that meets %s', async (trouble, met) => {
      const { cart, rests, sent } = await openCart(trouble, (request) => request.method === method);
      cart.send(event);
      await patiently();
      const said = cart.getSnapshot().context.refusal?.code ?? null;
      expect({ rests: rests(), said, requests: sent(method) }).toEqual(met);
    });

    test.each<CallFailureKind>([
      '500',
      '503',
      'timeout',
      'connection refused',
      'a truncated body',
      'an HTML body',
    ])(
      'battery 107 a market that meets everything with %s is left in peace, and taken up again afterwards',
      async (trouble) => {
        const { cart, state, seen } = await openCart(trouble, () => true);
        cart.send(event);
        await patiently();
        expect(seen.length).toBe(2);
        state.isTroubled = false;
        cart.send({ type: 'connection.restored' });
        await patiently();
        cart.send(event);
        await patiently();
        expect(visibleLinesIn(cart)).toEqual(state.held > 0 ? { [honey.id]: state.held } : {});
      },
    );
  });

  test.each(CALL_FAILURE_KINDS)('battery 107 R8.7 by a look at it that meets %s', async (trouble) => {
    const { cart, rests, sent, state } = await openCart(trouble, ({ method }) => method === 'GET');
    cart.send({ type: 'cart.outdated' });
    await patiently();
    expect([rests(), visibleLinesIn(cart), cart.getSnapshot().context.refusal, sent('GET')]).toEqual([
      BACK,
      isMissing(trouble) ? {} : { [honey.id]: 1 },
      null,
      isOverToken(trouble) ? 2 : 1,
    ]);
    state.isTroubled = false;
    state.held = 4;
    cart.send({ type: 'cart.outdated' });
    await patiently();
    expect(visibleLinesIn(cart)).toEqual({ [honey.id]: 4 });
  });

  test.each(CALL_FAILURE_KINDS)('battery 107 R7.17 by a first look at it that meets %s', async (trouble) => {
    const { cart, rests, sent, state } = await openCart(trouble, ({ method }) => method === 'GET', true);
    expect([rests(), visibleLinesIn(cart), sent('GET')]).toEqual([
      isMissing(trouble) ? BACK : 'lineMerge.stalled',
      {},
      isOverToken(trouble) ? 2 : 1,
    ]);
    state.isTroubled = false;
    cart.send({ type: 'connection.restored' });
    await patiently();
    expect([rests(), visibleLinesIn(cart)]).toEqual([BACK, { [honey.id]: 1 }]);
  });
});

describe(`${checkoutMachine.id} in trouble`, () => {
  const notPlaced = (said: string) => ({ rests: 'open.notPlaced', said, requests: 1 });
  const rejected = (said: string) => ({ rests: 'open.rejected', said, requests: 1 });
  test.each<Met>([
    ['401', { ...rejected('UNAUTHENTICATED'), requests: 2 }],
    ['403', rejected('FORBIDDEN')],
    ['403 without a code', { ...rejected('FORBIDDEN'), requests: 2 }],
    ['404', rejected('NOT_FOUND')],
    ['409', notPlaced('CONFLICT')],
    ['422', rejected('VALIDATION_FAILED')],
    ['429', rejected('TOO_MANY_REQUESTS')],
    ['500', notPlaced('INTERNAL')],
    ['503', notPlaced('UNAVAILABLE')],
    ['timeout', notPlaced('TIMEOUT')],
    ['connection refused', notPlaced('NO_RESPONSE')],
    ['invalid JSON', notPlaced('INVALID_ANSWER')],
    ['an HTML body', notPlaced('INVALID_ANSWER')],
    ['an empty 200', notPlaced('INVALID_ANSWER')],
    ['a truncated body', notPlaced('NO_RESPONSE')],
  ])('battery 107 R8.8 an order that meets %s is sent once, and can be sent again', async (trouble, met) => {
    const { call, seen, state } = await openTroubled(trouble, ({ method }) => method === 'POST');
    const orders = createOrdersService(call);
    const done: string[] = [];
    const checkout = createActor(
      wireCheckout({
        placeOrder: orders.placeOrder,
        findOrder: orders.findOrder,
        remember: () => undefined,
        forget: () => undefined,
        reloadCart: () => undefined,
        announcePlaced: ({ id }) => void done.push(id),
      }),
      { input: checkoutInput(), clock: new SimulatedClock() },
    ).start();
    state.isTroubled = true;
    checkout.send({ type: 'order.submitted' });
    await patiently();
    const { value, context } = checkout.getSnapshot();
    const requests = seen.filter(({ url }) => url.endsWith('/orders/checkout')).length;
    expect({ rests: leavesOf(value).join(), said: context.failure?.code ?? null, requests }).toEqual(met);
    state.isTroubled = false;
    checkout.send({ type: 'order.submitted' });
    await patiently();
    expect(done).toEqual([sampleOrder().id]);
  });
});
