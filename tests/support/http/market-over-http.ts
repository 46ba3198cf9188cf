import { setTimeout as pause } from 'node:timers/promises';
import { MARKET_SHIPPING } from '../api/add-market-rows.ts';

interface Said {
  status: number;
  // Unknown until compared: the body is whatever the server sent.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

/** Consumer of a server in another process. Calls reject if the server dies. */
export interface RemoteShopper {
  fill: (...productIds: string[]) => Promise<void>;
  pay: (key: string) => Promise<Said>;
  cancel: (orderId: string) => Promise<Said>;
  /** Ids of the orders with an idempotency key. */
  orderedUnder: (key: string) => Promise<string[]>;
  statusOf: (orderId: string) => Promise<string>;
  cartSize: () => Promise<number>;
}

/** HTTP call to a server at a URL. */
export async function askOverHttp(
  url: string,
  method: string,
  path: string,
  { token, body, key }: { token?: string; body?: object; key?: string } = {},
): Promise<Said> {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

/** Repeats a call while the server answers 408 or 503; these mean that it was busy and did nothing. */
export async function retryWhileBusy<T extends { status: number }>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await call();
    if (answer.status !== 408 && answer.status !== 503) return answer;
    await pause(100);
  }
}

export function shopperAt(url: string, token: string): RemoteShopper {
  const get = (path: string) => askOverHttp(url, 'GET', path, { token });
  return {
    fill: async (...productIds) => {
      for (const productId of productIds) {
        const added = await askOverHttp(url, 'POST', '/carts/items', {
          token,
          body: { productId, quantity: 1 },
        });
        if (added.status !== 201) throw new Error(`The cart refused the product with ${added.status}.`);
      }
    },
    pay: (key) =>
      askOverHttp(url, 'POST', '/orders/checkout', { token, key, body: { shippingInfo: MARKET_SHIPPING } }),
    cancel: (orderId) => askOverHttp(url, 'DELETE', `/orders/${orderId}`, { token }),
    orderedUnder: async (key) => {
      const found = await get(`/orders?idempotencyKey=${key}`);
      return found.body.data.orders.map(({ id }: { id: string }) => id);
    },
    statusOf: async (orderId) => (await get(`/orders/${orderId}`)).body.data.order.status,
    cartSize: async () => (await get('/carts')).body.data.cart.items.length,
  };
}

/** Stock of a product according to a server. */
export const stockAt = async (url: string, productId: string): Promise<number> =>
  (await askOverHttp(url, 'GET', `/products/${productId}`)).body.data.product.stock;
