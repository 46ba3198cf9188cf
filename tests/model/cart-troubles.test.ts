import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Cart } from '../../contract/cart.ts';
import { cartMachine } from '../../src/machines/cart/cart.machine.ts';
import { checkoutMachine } from '../../src/machines/checkout/checkout.machine.ts';
import { wireCart } from '../../src/routes/-cart.wiring.ts';
import { wireCheckout } from '../../src/routes/-checkout.wiring.ts';
import { createCartService } from '../../src/services/cart.service.ts';
import { createOrdersService } from '../../src/services/orders.service.ts';
import { consumer, shownIn } from '../support/cart.ts';
import { leavesOf } from '../support/charts.ts';
import { checkoutInput } from '../support/checkout.ts';
import { json, type SeenRequest, success } from '../support/http.ts';
import { sampleId, sampleOrder, sampleProduct } from '../support/samples.ts';
import { login, openMarket } from '../support/tokens.ts';
import { type Trouble, TROUBLES } from '../support/troubles.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Lets every timeout of a call elapse that nobody answers. */
const patiently = () => vi.advanceTimersByTimeAsync(100_000);

const honey = sampleProduct();
const renewed = { ...login, access_token: 'A1', refresh_token: 'refresh-token-number-1' };
const cartOf = (quantity: number): Cart => ({
  id: sampleId(8),
  userId: consumer.id,
  items:
    quantity > 0
      ? [{ id: sampleId(9), productId: honey.id, product: honey, quantity, price: honey.price }]
      : [],
  totalPrice: quantity * honey.price,
});

/** A market in which all is well but the requests that `isMet` tells. */
async function openTroubled(trouble: Trouble, isMet: (request: SeenRequest) => boolean) {
  const state = { isTroubled: false, held: 0 };
  const market = await openMarket((request) => {
    if (request.url.endsWith('/auth/refresh-token')) return json(200, renewed);
    if (state.isTroubled && isMet(request)) return TROUBLES[trouble]();
    if (request.url.includes('/orders')) return success({ orders: [], order: sampleOrder() });
    if (request.method === 'POST') state.held += 1;
    return success({ cart: cartOf(state.held) });
  });
  return { ...market, state };
}

async function openCart(trouble: Trouble, isMet: (request: SeenRequest) => boolean) {
  const market = await openTroubled(trouble, isMet);
  const cart = createActor(
    wireCart(createCartService(market.call), {
      read: async () => ({ lines: [], dropped: 0 }),
      write: () => undefined,
      subscribe: () => () => undefined,
      holdMergeLock: (onGranted) => {
        onGranted();
        return () => undefined;
      },
    }),
    { clock: new SimulatedClock() },
  ).start();
  cart.send({ type: 'page.hydrated' });
  cart.send({ type: 'session.opened', user: consumer });
  await patiently();
  market.seen.length = 0;
  market.state.isTroubled = true;
  const sent = (method: string) => market.seen.filter((request) => request.method === method).length;
  const rests = () => leavesOf(cart.getSnapshot().value).find((leaf) => leaf.startsWith('lines.'));
  return { ...market, cart, rests, posts: () => sent('POST'), gets: () => sent('GET') };
}

const add = { type: 'item.added', product: honey, quantity: 1 } as const;

type Met = [Trouble, { rests: string; said: string | null; posts: number }];

describe(`${cartMachine.id} in trouble`, () => {
  const BACK = 'lines.synced.idle';
  test.each<Met>([
    ['401', { rests: 'lines.synced.suspended', said: null, posts: 3 }],
    ['403', { rests: BACK, said: 'FORBIDDEN', posts: 1 }],
    ['403 without a code', { rests: BACK, said: 'FORBIDDEN', posts: 3 }],
    ['404', { rests: BACK, said: 'NOT_FOUND', posts: 1 }],
    ['409', { rests: BACK, said: 'CONFLICT', posts: 1 }],
    ['422', { rests: BACK, said: 'VALIDATION_FAILED', posts: 1 }],
    ['429', { rests: BACK, said: 'TOO_MANY_REQUESTS', posts: 2 }],
    ['500', { rests: BACK, said: 'INTERNAL', posts: 1 }],
    ['503', { rests: BACK, said: 'UNAVAILABLE', posts: 2 }],
    ['timeout', { rests: BACK, said: 'TIMEOUT', posts: 1 }],
    ['connection refused', { rests: BACK, said: 'NO_RESPONSE', posts: 2 }],
    ['invalid JSON', { rests: BACK, said: 'INTERNAL', posts: 1 }],
    ['an HTML body', { rests: BACK, said: 'INTERNAL', posts: 1 }],
    ['an empty 200', { rests: BACK, said: 'INTERNAL', posts: 1 }],
    ['a truncated body', { rests: BACK, said: 'NO_RESPONSE', posts: 2 }],
  ])('battery 107 R8.7 an addition that meets %s', async (trouble, met) => {
    const { cart, rests, posts } = await openCart(trouble, ({ method }) => method === 'POST');
    cart.send(add);
    await patiently();
    const said = cart.getSnapshot().context.refusal?.code ?? null;
    expect({ rests: rests(), said, posts: posts() }).toEqual(met);
  });

  test.each<Trouble>(['500', '503', 'timeout', 'connection refused', 'a truncated body', 'an HTML body'])(
    'battery 107 a market that meets everything with %s is left in peace, and taken up again afterwards',
    async (trouble) => {
      const { cart, state, seen } = await openCart(trouble, () => true);
      cart.send(add);
      await patiently();
      expect(seen.length).toBe(2);
      state.isTroubled = false;
      cart.send({ type: 'connection.restored' });
      await patiently();
      cart.send(add);
      await patiently();
      expect(shownIn(cart)).toEqual({ [honey.id]: state.held });
    },
  );
});

describe(`${checkoutMachine.id} in trouble`, () => {
  const notPlaced = (said: string) => ({ rests: 'open.notPlaced', said, posts: 1 });
  const rejected = (said: string) => ({ rests: 'open.rejected', said, posts: 1 });
  test.each<Met>([
    ['401', { ...rejected('UNAUTHENTICATED'), posts: 3 }],
    ['403', rejected('FORBIDDEN')],
    ['403 without a code', { ...rejected('FORBIDDEN'), posts: 3 }],
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
    const posts = seen.filter(({ method }) => method === 'POST').length;
    expect({ rests: leavesOf(value).join(), said: context.failure?.code ?? null, posts }).toEqual(met);
    state.isTroubled = false;
    checkout.send({ type: 'order.submitted' });
    await patiently();
    expect(done).toEqual([sampleOrder().id]);
  });
});
