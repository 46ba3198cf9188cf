import { v7 as newId } from 'uuid';
import { expect } from 'vitest';
import { startProxy } from '../support/breakable-proxy.ts';
import { addProduct, cartOf, SHIPPING, shopperWith } from '../support/market.ts';
import { brokenMoneyRules } from '../support/money-oracles.ts';
import type { Race } from './race.ts';

/** Pays through a way that loses the answer, asks what became of it, and sends again under the same key. */
export const lostAnswer: Race = async ({ api }) => {
  const product = await addProduct(api, await api.person('producer'), { stock: 10 });
  const shopper = await shopperWith(api, [product, 2]);
  const { app } = api;
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const proxy = await startProxy({ host: '127.0.0.1', port });
  const key = newId();
  const send = (method: string, path: string, body?: object) =>
    fetch(`http://127.0.0.1:${proxy.port}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${shopper.token}`,
        connection: 'close',
        ...(body && { 'content-type': 'application/json', 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).then(async (answer) => ({ status: answer.status, body: (await answer.json()) as never }));
  const orders = async (): Promise<{ id: string }[]> => {
    const { body } = await send('GET', `/orders?idempotencyKey=${key}`);
    return (body as { data: { orders: { id: string }[] } }).data.orders;
  };

  try {
    proxy.losesAnswers = true;
    const lost = await send('POST', '/orders/checkout', { shippingInfo: SHIPPING }).catch(() => 'lost');
    proxy.losesAnswers = false;
    expect(lost).toBe('lost');
    const [order, ...more] = await orders();
    const again = await send('POST', '/orders/checkout', { shippingInfo: SHIPPING });
    const { id } = (again.body as { data: { order: { id: string } } }).data.order;
    expect([again.status, id, more]).toEqual([201, order!.id, []]);
    const all = await api.call('listOrders', {}, shopper);
    expect(all.body.data.orders.map((one: { id: string }) => one.id)).toEqual([id]);
    expect(await cartOf(api, shopper)).toEqual([]);
    expect(await brokenMoneyRules(api.db, { [product.id]: 10 })).toEqual([]);
  } finally {
    await proxy.cut();
  }
  return 'answer lost, order found by its key, same order again';
};
