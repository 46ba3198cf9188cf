import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { PopupStoreStatus } from '../../contract/stores/popup-store.ts';
import { productOrders } from '../../server/db/schema-orders.ts';
import { products } from '../../server/db/schema-products.ts';
import { popupStores } from '../../server/db/schema-stores.ts';
import { addProduct, addStore, checkOutCart } from '../support/api/add-market-rows.ts';
import { brokenMoneyRules } from '../support/api/money-oracles.ts';
import { tally, makeArray } from '../support/api/count-answers.ts';
import {
  serverFor,
  type Race,
  type RaceMarket,
  shoppersWithCarts,
  awaitRandomCount,
  formatOutcome,
} from './race.ts';

const statusOf = async ({ api }: RaceMarket, id: string) =>
  (await api.db.select().from(popupStores).where(eq(popupStores.id, id)))[0]?.status;

const deletedBesideSales: Race = async (market) => {
  const { api } = market;
  const owner = await api.person('producer');
  const store = await addStore(api, owner);
  const [a, b] = [
    await addProduct(api, owner, { popupStoreId: store.id, stock: 100 }),
    await addProduct(api, owner, { popupStoreId: store.id, stock: 100 }),
  ];
  const shoppers = await shoppersWithCarts(
    market,
    makeArray(8, (index) => [
      [index % 2 === 0 ? a : b, 1],
      [index % 2 === 0 ? b : a, 1],
    ]),
  );
  // Some pay while others still wait: the store is deleted in between.
  const buys = shoppers.map((shopper, index) => checkOutCart(serverFor(market, index), shopper));
  if (Math.random() < 0.5) await awaitRandomCount(buys.slice(0, 3));
  const gone = await serverFor(market, 1).call('deletePopupStore', { params: { id: store.id } }, owner);
  const outcome = tally(await Promise.all(buys));
  const sold = outcome['201 SUCCESS'] ?? 0;
  const { '201 SUCCESS': _, '409 INSUFFICIENT_STOCK': __, '409 STORE_CLOSED': ___, ...others } = outcome;
  expect([gone.status, others]).toEqual([200, {}]);
  const lines = await api.db.select().from(productOrders).where(eq(productOrders.popupStoreId, store.id));
  expect([gone.body.data.archived, lines.length]).toEqual([sold > 0, 2 * sold]);
  expect(await statusOf(market, store.id)).toBe(sold > 0 ? 'archived' : undefined);
  const left = await api.db.select().from(products).where(eq(products.producerId, owner.id));
  expect(left.map(({ isPublic }) => isPublic)).toEqual([false, false]);
  expect(await brokenMoneyRules(api.db, { [a.id]: 100, [b.id]: 100 })).toEqual([]);
  return `${sold > 0 ? 'archived' : 'deleted'}; ${formatOutcome(outcome)}`;
};

const statusesAtOnce: Race = async (market) => {
  const owner = await market.api.person('producer');
  const { id } = await addStore(market.api, owner, { status: 'paused' });
  const asked: PopupStoreStatus[] = makeArray(12, (index) => (index % 3 === 0 ? 'archived' : 'active'));
  const change = (status: PopupStoreStatus, index: number) =>
    serverFor(market, index).call('changePopupStoreStatus', { params: { id }, body: { status } }, owner);
  const answers = await Promise.all(asked.map(change));
  const [archived, active] = [
    tally(answers.filter((_, index) => asked[index] === 'archived')),
    tally(answers.filter((_, index) => asked[index] === 'active')),
  ];
  expect(archived).toEqual({ '200 SUCCESS': 4 });
  expect((active['200 SUCCESS'] ?? 0) + (active['409 INVALID_TRANSITION'] ?? 0)).toBe(8);
  expect(await statusOf(market, id)).toBe('archived');
  return formatOutcome(active);
};

/** Races of store changes with sales and with each other. */
export const STORE_RACES: Record<string, Race> = {
  'battery 74 R7.12 a store that is deleted while it sells is kept if anything was sold': deletedBesideSales,
  'R4.9 of statuses that are set at once none goes back behind one that came before': statusesAtOnce,
};
