import type { BenchPurchaseData } from './bench-routes.ts';
import { DEMO_PASSWORD } from '../../demo/demo-accounts.ts';
import { LINES_PER_CART, BENCH_SHIPPING } from './bench-cart.ts';
import { type BenchClient, openBenchClient } from './bench-client.ts';

/** Signed-in shoppers, and the products they buy. */
export interface BenchShoppers {
  usernames: string[];
  shoppers: BenchClient[];
  productIds: string[];
}

/** Creates accounts and signs them in. */
export async function signInBenchShoppers(url: string, size: number): Promise<BenchShoppers> {
  const guest = openBenchClient(url);
  const { usernames, productIds } = (await guest.post(`/bench/shopping/${size}`)) as BenchPurchaseData;
  const shoppers: BenchClient[] = [];
  for (const username of usernames) {
    const tokens = await guest.post('/api/auth/login', { username, password: DEMO_PASSWORD });
    shoppers.push(openBenchClient(url, (tokens as { access_token: string }).access_token));
  }
  guest.leave();
  return { usernames, shoppers, productIds };
}

/** Adds one product to a shopper's cart; products are taken in rotation. */
export const addToBenchCart = (
  { productIds }: BenchShoppers,
  shopper: BenchClient,
  turn: number,
): Promise<unknown> =>
  shopper.post('/api/carts/items', { productId: productIds[turn % productIds.length], quantity: 1 });

/**
 * Adds three products to a cart and checks out with an idempotency key. `notice` gets the duration of each addition, in ms.
 */
export async function placeBenchOrder(
  group: BenchShoppers,
  shopper: BenchClient,
  turn: number,
  notice: (time: number) => void,
): Promise<void> {
  for (let line = 0; line < LINES_PER_CART; line += 1) {
    const start = performance.now();
    await addToBenchCart(group, shopper, turn + line);
    notice(performance.now() - start);
  }
  const key = { 'idempotency-key': crypto.randomUUID() };
  await shopper.post('/api/orders/checkout', { shippingInfo: BENCH_SHIPPING }, key);
}
