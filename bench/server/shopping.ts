import type { Shopping } from './bench-routes.ts';
import { DEMO_PASSWORD } from '../../server/demo-accounts.ts';
import { type Visitor, visit } from './visitor.ts';

const LINES = 3;

const SHIPPING = {
  fullName: 'Persona de Medida',
  address: 'Calle Mayor, 3',
  postalCode: '46001',
  city: 'Valencia',
  email: 'medida@tenderete.example',
};

/** Shoppers who are signed in, and what they buy. */
export interface Crowd {
  shoppers: Visitor[];
  productIds: string[];
}

/** Makes so many accounts and signs them in. */
export async function gatherCrowd(url: string, size: number): Promise<Crowd> {
  const guest = visit(url);
  const { usernames, productIds } = (await guest.post(`/bench/shopping/${size}`)) as Shopping;
  const shoppers: Visitor[] = [];
  for (const username of usernames) {
    const tokens = await guest.post('/api/auth/login', { username, password: DEMO_PASSWORD });
    shoppers.push(visit(url, (tokens as { access_token: string }).access_token));
  }
  guest.leave();
  return { shoppers, productIds };
}

/** Puts one product into a shopper's cart; which one goes round. */
export const addToCart = ({ productIds }: Crowd, shopper: Visitor, turn: number): Promise<unknown> =>
  shopper.post('/api/carts/items', { productId: productIds[turn % productIds.length], quantity: 1 });

/** Fills a cart with three different products and pays. */
export async function buy(crowd: Crowd, shopper: Visitor, turn: number): Promise<void> {
  for (let line = 0; line < LINES; line += 1) await addToCart(crowd, shopper, turn + line);
  await shopper.post('/api/orders/checkout', { shippingInfo: SHIPPING });
}

const WARM_UP_SHARE = 0.2;

/** How often a second all shoppers together get through something, each beginning anew when done. */
export async function turnsPerSecond(
  { shoppers }: Crowd,
  seconds: number,
  attempt: (shopper: Visitor, turn: number) => Promise<unknown>,
): Promise<number> {
  const start = performance.now();
  const warm = start + seconds * WARM_UP_SHARE * 1_000;
  const end = warm + seconds * 1_000;
  let done = 0;
  const shop = async (shopper: Visitor, index: number) => {
    // Neighbours begin far apart: fifty who want the same three products would measure a queue.
    for (let turn = index * 7; performance.now() < end; turn += 1) {
      await attempt(shopper, turn);
      const now = performance.now();
      if (now >= warm && now < end) done += 1;
    }
  };
  await Promise.all(shoppers.map(shop));
  return done / seconds;
}
