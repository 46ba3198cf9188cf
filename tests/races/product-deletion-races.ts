import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { rowsOf } from '../../server/db/database.ts';
import { products } from '../../server/db/schema-products.ts';
import type { ApiAnswer, ApiUser } from '../support/api/api.ts';
import { addProduct, addStore, checkOutCart, type MarketProductRow } from '../support/api/add-market-rows.ts';
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

const isOneOf = (answers: Record<string, number>, outcomes: readonly string[]) =>
  expect(Object.keys(answers).filter((outcome) => !outcomes.includes(outcome))).toEqual([]);

/** Lines that reference products that no longer exist. */
const broken = async ({ api }: RaceMarket) =>
  rowsOf(
    api.db,
    sql`select cart_items.id from cart_items left join products on products.id = product_id
      where product_id is not null and products.id is null`,
  );

/** Refused shoppers pay again: the rest of their cart is bought completely or not at all. */
async function payAgain(market: RaceMarket, shoppers: readonly ApiUser[], answers: readonly ApiAnswer[]) {
  const refused = shoppers.filter((_, index) => answers[index]!.status !== 201);
  return Promise.all(refused.map((shopper, index) => checkOutCart(serverFor(market, index), shopper)));
}

const beside: Race = async (market) => {
  const { api } = market;
  const producer = await api.person('producer');
  const [gone, stays] = [
    await addProduct(api, producer, { stock: 100 }),
    await addProduct(api, producer, { stock: 100 }),
  ];
  const shoppers = await shoppersWithCarts(
    market,
    makeArray(12, () => [
      [gone, 1],
      [stays, 1],
    ]),
  );
  const buying = shoppers.map((shopper, index) => checkOutCart(serverFor(market, index), shopper));
  await awaitRandomCount(buying);
  const removed = await serverFor(market, 1).call('deleteProduct', { params: { id: gone.id } }, producer);
  const answers = await Promise.all(buying);
  const outcome = tally(answers);
  isOneOf(outcome, ['201 SUCCESS', '409 INSUFFICIENT_STOCK']);
  const whole = answers.filter(({ status }) => status === 201);
  expect(whole.map(({ body }) => body.data.order.items.length)).toEqual(whole.map(() => 2));
  const again = await payAgain(market, shoppers, answers);
  expect(again.map(({ status, body }) => [status, body.data.order.items.length])).toEqual(
    again.map(() => [201, 1]),
  );
  expect([removed.status, await broken(market)]).toEqual([200, []]);
  expect(await brokenMoneyRules(api.db, { [stays.id]: 100 })).toEqual([]);
  return formatOutcome(outcome);
};

const storeful: Race = async (market) => {
  const { api } = market;
  const producer = await api.person('producer');
  const store = await addStore(api, producer);
  const elsewhere = await addProduct(api, producer, { stock: 100 });
  const inside: MarketProductRow[] = [];
  for (const _ of makeArray(6, () => 0))
    inside.push(await addProduct(api, producer, { popupStoreId: store.id, stock: 100 }));
  const buyers = await shoppersWithCarts(
    market,
    makeArray(10, (index) => [
      [inside[index % 6]!, 1],
      [inside[(index + 1) % 6]!, 1],
      [elsewhere, 1],
    ]),
  );
  const lookers = await Promise.all(makeArray(10, () => api.person('consumer')));
  const removeAll = (index: number) =>
    serverFor(market, index).call(
      'deleteAllProducts',
      { params: { idOrSlug: store.id }, query: { confirm: true } },
      producer,
    );
  const buying = buyers.map((shopper, index) => checkOutCart(serverFor(market, index), shopper));
  const adding = lookers.map((shopper, index) =>
    serverFor(market, index).call(
      'addCartItem',
      { body: { productId: inside[index % 6]!.id, quantity: 1 } },
      shopper,
    ),
  );
  await awaitRandomCount([...buying, ...adding]);
  const removed = await Promise.all([removeAll(0), removeAll(1)]);
  const answers = await Promise.all(buying);
  const [bought, added] = [tally(answers), tally(await Promise.all(adding))];
  isOneOf(bought, ['201 SUCCESS', '409 INSUFFICIENT_STOCK']);
  isOneOf(added, ['201 SUCCESS', '404 NOT_FOUND']);
  expect(removed.map(({ status }) => status)).toEqual([200, 200]);
  const deleted = removed.map(({ body }) => body.result.totalProductsDeleted as number);
  expect(deleted[0]! + deleted[1]!).toBe(6);
  const whole = answers.filter(({ status }) => status === 201);
  expect(whole.map(({ body }) => body.data.order.items.length)).toEqual(whole.map(() => 3));
  const again = await payAgain(market, buyers, answers);
  expect(again.map(({ status, body }) => [status, body.data.order.items.length])).toEqual(
    again.map(() => [201, 1]),
  );
  expect([await api.db.$count(products, eq(products.popupStoreId, store.id)), await broken(market)]).toEqual([
    0,
    [],
  ]);
  expect(await brokenMoneyRules(api.db, { [elsewhere.id]: 100 })).toEqual([]);
  return `${formatOutcome(bought)}; added: ${formatOutcome(added)}; deleted ${deleted.join(' and ')}`;
};

/** Races of product deletions with sales: orders are complete or refused, and carts learn of deleted products. */
export const PRODUCT_DELETION_RACES: Record<string, Race> = {
  'battery 64 battery 74 a product is deleted while 12 buy it with another: no order lacks it unawares':
    beside,
  'battery 106 a store is emptied twice at once while 10 buy and 10 add to their carts': storeful,
};
