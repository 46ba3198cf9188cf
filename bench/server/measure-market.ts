import { median } from '../format-results.ts';
import type { BenchMarket } from './bench-market.ts';
import { requestsPerSecond } from './request-load.ts';
import { addToBenchCart, placeBenchOrder, type BenchShoppers } from './bench-shoppers.ts';
import { attemptsPerSecond } from './throughput.ts';
import { measureDurations, type BenchClient } from './bench-client.ts';

export const CONNECTION_COUNT = 50;
/** Checkouts per second of a busy market without overload. */
export const BUSY_CHECKOUTS_PER_SECOND = 60;
const SEARCHES_ALONE = 20;
const ADDS_ALONE = 100;

/** Search texts, correct and misspelled. */
const SEARCHES = ['miel', 'arbol', 'muñeca', 'queso de', 'jarron', 'mermelda', 'pan de', 'lámpara', 'turron'];
const searchPaths = SEARCHES.map((q) => `/api/products?limit=20&q=${encodeURIComponent(q)}`);

/** Figures of one round on one market: requests per second at 50 connections, and medians in ms of a single visitor. */
export interface RoundMetrics {
  ok: number;
  selectOne: number;
  product: number;
  list: number;
  search: number;
  cartAdd: number;
  checkout: number;
  bareCheckout: number;
  cartAddAtFullSpeed: number;
  cartAddInPace: number;
  searchAlone: number;
  cartAddAlone: number;
}

/** Slowest search, by its median in ms. */
async function slowestSearch(guest: BenchClient): Promise<number> {
  const medians: number[] = [];
  for (const path of searchPaths)
    medians.push(median(await measureDurations(SEARCHES_ALONE, () => guest.get(path))));
  return Math.max(...medians);
}

/** Checkouts per second of the database statements alone, with the same number of shoppers. */
async function bareCheckouts(
  guest: BenchClient,
  { usernames, productIds }: BenchShoppers,
  seconds: number,
): Promise<number> {
  const answer = await guest.post('/bench/bare-checkouts', { usernames, productIds, seconds });
  return (answer as { perSecond: number }).perSecond;
}

/** One round of all measurements. */
export async function measureRound(
  { url }: BenchMarket,
  group: BenchShoppers,
  guest: BenchClient,
  seconds: number,
): Promise<RoundMetrics> {
  const rate = (...paths: string[]) =>
    requestsPerSecond({ url, paths, connections: CONNECTION_COUNT, seconds });
  const [shopper] = group.shoppers;
  if (!shopper) throw new Error('Nobody shops.');
  const { shoppers } = group;
  const add = (one: BenchClient, turn: number) => addToBenchCart(group, one, turn % 5);
  const shop = (one: BenchClient, turn: number, notice: (time: number) => void) =>
    placeBenchOrder(group, one, turn, notice);
  const adding = await attemptsPerSecond(shoppers, { seconds }, add);
  const buying = await attemptsPerSecond(shoppers, { seconds }, shop);
  const buyingInPace = await attemptsPerSecond(shoppers, { seconds, begun: BUSY_CHECKOUTS_PER_SECOND }, shop);
  return {
    ok: await rate('/bench/ok'),
    selectOne: await rate('/bench/select-1'),
    product: await rate(...group.productIds.map((id) => `/api/products/${id}`)),
    list: await rate('/api/products?limit=20'),
    search: await rate(...searchPaths),
    cartAdd: adding.perSecond,
    checkout: buying.perSecond,
    bareCheckout: await bareCheckouts(guest, group, seconds),
    cartAddAtFullSpeed: median(buying.noticed),
    cartAddInPace: median(buyingInPace.noticed),
    searchAlone: await slowestSearch(guest),
    cartAddAlone: median(
      await measureDurations(ADDS_ALONE, (index) => addToBenchCart(group, shopper, index % 3)),
    ),
  };
}

/** Median of each figure over the rounds. */
export function medianOfRounds(rounds: readonly RoundMetrics[]): RoundMetrics {
  const of = (name: keyof RoundMetrics) => median(rounds.map((round) => round[name]));
  return {
    ok: of('ok'),
    selectOne: of('selectOne'),
    product: of('product'),
    list: of('list'),
    search: of('search'),
    cartAdd: of('cartAdd'),
    checkout: of('checkout'),
    bareCheckout: of('bareCheckout'),
    cartAddAtFullSpeed: of('cartAddAtFullSpeed'),
    cartAddInPace: of('cartAddInPace'),
    searchAlone: of('searchAlone'),
    cartAddAlone: of('cartAddAlone'),
  };
}
