import { median } from '../figures.ts';
import type { BenchMarket } from './bench-market.ts';
import { requestsPerSecond } from './load.ts';
import { addToCart, buy, type Crowd, turnsPerSecond } from './shopping.ts';
import { timesOf, type Visitor } from './visitor.ts';

export const CONNECTIONS = 50;
const SEARCHES_ALONE = 20;
const ADDS_ALONE = 100;

/** What people type, rightly and not quite. */
const SEARCHES = ['miel', 'arbol', 'muñeca', 'queso de', 'jarron', 'mermelda', 'pan de', 'lámpara', 'turron'];
const searchPaths = SEARCHES.map((q) => `/api/products?limit=20&q=${encodeURIComponent(q)}`);

/** Figures of one round on one market: answers a second at 50 connections, and medians in ms of one visitor alone. */
export interface Round {
  ok: number;
  selectOne: number;
  product: number;
  list: number;
  search: number;
  cartAdd: number;
  checkout: number;
  searchAlone: number;
  cartAddAlone: number;
}

/** The search that takes longest, by its median. */
async function slowestSearch(guest: Visitor): Promise<number> {
  const medians: number[] = [];
  for (const path of searchPaths) medians.push(median(await timesOf(SEARCHES_ALONE, () => guest.get(path))));
  return Math.max(...medians);
}

/** Measures everything once. */
export async function measureRound(
  { url }: BenchMarket,
  crowd: Crowd,
  guest: Visitor,
  seconds: number,
): Promise<Round> {
  const rate = (...paths: string[]) => requestsPerSecond({ url, paths, connections: CONNECTIONS, seconds });
  const [shopper] = crowd.shoppers;
  if (!shopper) throw new Error('Nobody shops.');
  return {
    ok: await rate('/bench/ok'),
    selectOne: await rate('/bench/select-1'),
    product: await rate(...crowd.productIds.map((id) => `/api/products/${id}`)),
    list: await rate('/api/products?limit=20'),
    search: await rate(...searchPaths),
    cartAdd: await turnsPerSecond(crowd, seconds, (one, turn) => addToCart(crowd, one, turn % 5)),
    checkout: await turnsPerSecond(crowd, seconds, (one, turn) => buy(crowd, one, turn)),
    searchAlone: await slowestSearch(guest),
    cartAddAlone: median(await timesOf(ADDS_ALONE, (index) => addToCart(crowd, shopper, index % 3))),
  };
}

/** The median of every figure. */
export function medianOf(rounds: readonly Round[]): Round {
  const of = (name: keyof Round) => median(rounds.map((round) => round[name]));
  return {
    ok: of('ok'),
    selectOne: of('selectOne'),
    product: of('product'),
    list: of('list'),
    search: of('search'),
    cartAdd: of('cartAdd'),
    checkout: of('checkout'),
    searchAlone: of('searchAlone'),
    cartAddAlone: of('cartAddAlone'),
  };
}
