import { v7 as newId } from 'uuid';
import { expect } from 'vitest';
import type { ApiUser, TestApi } from '../support/api/api.ts';
import { type BreakableProxy, startProxy } from '../support/http/breakable-proxy.ts';
import {
  addProduct,
  storedCartOf,
  checkOutCart,
  MARKET_SHIPPING,
  shopperWithCart,
  stockOf,
} from '../support/api/add-market-rows.ts';
import { brokenMoneyRules } from '../support/api/money-oracles.ts';
import type { Race } from './race.ts';

type Send = (
  method: string,
  path: string,
  given?: { body?: object; key?: string },
) => Promise<{ status: number; body: never }>;

/** Lets a shopper call through a proxy that can lose answers. */
async function overProxy(
  { app }: TestApi,
  shopper: ApiUser,
  work: (send: Send, proxy: BreakableProxy) => Promise<void>,
): Promise<void> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const proxy = await startProxy({ host: '127.0.0.1', port });
  const send: Send = async (method, path, { body, key } = {}) => {
    const answer = await fetch(`http://127.0.0.1:${proxy.port}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${shopper.token}`,
        connection: 'close',
        ...(body && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as never };
  };
  try {
    await work(send, proxy);
  } finally {
    await proxy.cut();
  }
}

/** Calls while answers are lost. */
async function lose(proxy: BreakableProxy, call: () => Promise<unknown>): Promise<void> {
  proxy.losesAnswers = true;
  const outcome = await call().catch(() => 'lost');
  proxy.losesAnswers = false;
  expect(outcome).toBe('lost');
}

/** Checks out with a lost answer, looks the order up, and retries with the same idempotency key. */
const checkoutLost: Race = async ({ api }) => {
  const product = await addProduct(api, await api.person('producer'), { stock: 10 });
  const shopper = await shopperWithCart(api, [product, 2]);
  const key = newId();
  await overProxy(api, shopper, async (send, proxy) => {
    const buy = () => send('POST', '/orders/checkout', { body: { shippingInfo: MARKET_SHIPPING }, key });
    await lose(proxy, buy);
    const found = await send('GET', `/orders?idempotencyKey=${key}`);
    const [order, ...more] = (found.body as { data: { orders: { id: string }[] } }).data.orders;
    const again = await buy();
    const { id } = (again.body as { data: { order: { id: string } } }).data.order;
    expect([again.status, id, more]).toEqual([201, order!.id, []]);
    const all = await api.call('listOrders', {}, shopper);
    expect(all.body.data.orders.map((one: { id: string }) => one.id)).toEqual([id]);
  });
  expect(await storedCartOf(api, shopper)).toEqual([]);
  expect(await brokenMoneyRules(api.db, { [product.id]: 10 })).toEqual([]);
  return 'answer lost, order found by its key, same order again';
};

/** Cancels with a lost answer, looks at the order, and cancels again. */
const cancelLost: Race = async ({ api }) => {
  const product = await addProduct(api, await api.person('producer'), { stock: 10 });
  const shopper = await shopperWithCart(api, [product, 2]);
  const { id } = (await checkOutCart(api, shopper)).body.data.order;
  await overProxy(api, shopper, async (send, proxy) => {
    await lose(proxy, () => send('DELETE', `/orders/${id}`));
    const found = await send('GET', `/orders/${id}`);
    const again = await send('DELETE', `/orders/${id}`);
    const { status } = (found.body as { data: { order: { status: string } } }).data.order;
    expect([status, again.status]).toEqual(['cancelled', 409]);
  });
  expect(await stockOf(api, product)).toBe(10);
  expect(await brokenMoneyRules(api.db, { [product.id]: 10 })).toEqual([]);
  return 'answer lost, order found cancelled, stock back once';
};

/** Cases of a lost answer. */
export const LOST_ANSWER_RACES: Record<string, Race> = {
  'battery 59 a checkout whose answer was lost is found by its key and not made again': checkoutLost,
  'battery 59 battery 65 a cancel whose answer was lost is found done and not done again': cancelLost,
};
