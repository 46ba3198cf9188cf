import { v7 as newId } from 'uuid';
import { expect } from 'vitest';
import type { ApiUser } from '../support/api/api.ts';
import {
  addProduct,
  storedCartOf,
  checkOutCart,
  MARKET_SHIPPING,
  shopperWithCart,
  stockOf,
} from '../support/api/add-market-rows.ts';
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

const addStocked = async ({ api }: RaceMarket, stock = 100) =>
  addProduct(api, await api.person('producer'), { stock });

const orderIds = async ({ api }: RaceMarket, shopper: ApiUser): Promise<string[]> =>
  (await api.call('listOrders', {}, shopper)).body.data.orders.map(({ id }: { id: string }) => id);

const sameKey: Race = async (market) => {
  const product = await addStocked(market);
  const shopper = await shopperWithCart(market.api, [product, 2]);
  const key = newId();
  const answers = await Promise.all(
    makeArray(20, (index) => checkOutCart(serverFor(market, index), shopper, key)),
  );
  const outcome = tally(answers);
  expect(outcome).toEqual({ '201 SUCCESS': 20 });
  expect([...new Set(answers.map(({ body }) => body.data.order.id))]).toEqual(
    await orderIds(market, shopper),
  );
  expect([await storedCartOf(market.api, shopper), await stockOf(market.api, product)]).toEqual([[], 98]);
  expect(await brokenMoneyRules(market.api.db, { [product.id]: 100 })).toEqual([]);
  return formatOutcome(outcome);
};

const otherKeys =
  (keyOf: () => string | undefined): Race =>
  async (market) => {
    const product = await addStocked(market);
    const shopper = await shopperWithCart(market.api, [product, 1]);
    const answers = await Promise.all(
      makeArray(20, (index) => checkOutCart(serverFor(market, index), shopper, keyOf())),
    );
    const outcome = tally(answers);
    expect(outcome).toEqual({ '201 SUCCESS': 1, '404 CART_EMPTY': 19 });
    expect(await brokenMoneyRules(market.api.db, { [product.id]: 100 })).toEqual([]);
    return formatOutcome(outcome);
  };

const staleTab: Race = async (market) => {
  const product = await addStocked(market);
  const shopper = await shopperWithCart(market.api, [product, 1]);
  const answers = [
    await checkOutCart(serverFor(market, 0), shopper, newId()),
    await checkOutCart(serverFor(market, 1), shopper, newId()),
  ];
  const outcome = tally(answers);
  expect(outcome).toEqual({ '201 SUCCESS': 1, '404 CART_EMPTY': 1 });
  expect((await orderIds(market, shopper)).length).toBe(1);
  expect(await brokenMoneyRules(market.api.db, { [product.id]: 100 })).toEqual([]);
  return formatOutcome(outcome);
};

const twoBodies: Race = async (market) => {
  const product = await addStocked(market);
  const [shopper, other] = await shoppersWithCarts(market, [[[product, 1]], [[product, 1]]]);
  const key = newId();
  const bodies = [MARKET_SHIPPING, { ...MARKET_SHIPPING, city: 'Sevilla' }];
  const [theirs, ...answers] = await Promise.all([
    checkOutCart(serverFor(market, 0), other!, key),
    ...makeArray(20, (index) => checkOutCart(serverFor(market, index), shopper!, key, bodies[index % 2])),
  ]);
  const outcome = tally(answers);
  expect(outcome).toEqual({ '201 SUCCESS': 10, '422 IDEMPOTENCY_MISMATCH': 10 });
  const cities = answers
    .filter(({ status }) => status === 201)
    .map(({ body }) => `${body.data.order.id} ${body.data.order.shippingInfo.city}`);
  expect(new Set(cities).size).toBe(1);
  expect(await orderIds(market, other!)).toEqual([theirs.body.data.order.id]);
  expect(await brokenMoneyRules(market.api.db, { [product.id]: 100 })).toEqual([]);
  return formatOutcome(outcome);
};

const growingLine: Race = async (market) => {
  const product = await addStocked(market);
  const shopper = await shopperWithCart(market.api, [product, 1]);
  const add = (index: number) =>
    serverFor(market, index).call('addCartItem', { body: { productId: product.id, quantity: 1 } }, shopper);
  const adding = makeArray(10, add);
  await awaitRandomCount(adding);
  const bought = await checkOutCart(serverFor(market, 0), shopper);
  const added = await Promise.all(adding);
  const left = (await storedCartOf(market.api, shopper)).reduce((sum, { quantity }) => sum + quantity, 0);
  const sold = bought.body.data.order.items[0].quantity as number;
  expect([bought.status, tally(added), sold + left]).toEqual([201, { '201 SUCCESS': 10 }, 11]);
  expect(await brokenMoneyRules(market.api.db, { [product.id]: 100 })).toEqual([]);
  return `${sold} bought, ${left} left`;
};

const busyCart: Race = async (market) => {
  const producer = await market.api.person('producer');
  const shelf = await Promise.all(makeArray(20, () => addProduct(market.api, producer)));
  const shopper = await shopperWithCart(
    market.api,
    ...shelf.slice(0, 10).map((one) => [one, 1] as [typeof one, number]),
  );
  const lines = await storedCartOf(market.api, shopper);
  const change = (line: { id: string }, index: number) =>
    index % 2 === 0
      ? serverFor(market, index).call(
          'updateCartItem',
          { params: { itemId: line.id }, body: { quantity: 5 } },
          shopper,
        )
      : serverFor(market, index).call('removeCartItem', { params: { itemId: line.id } }, shopper);
  const add = ({ id }: { id: string }, index: number) =>
    serverFor(market, index).call('addCartItem', { body: { productId: id, quantity: 2 } }, shopper);
  const answers = await Promise.all([
    ...lines.map(change),
    ...shelf.slice(10).flatMap((one, index) => [add(one, index), add(one, index + 1)]),
  ]);
  const outcome = tally(answers);
  expect(outcome).toEqual({ '200 SUCCESS': 10, '201 SUCCESS': 20 });
  const kept = new Map(
    (await storedCartOf(market.api, shopper)).map(({ productId, quantity }) => [productId, quantity]),
  );
  expect(kept).toEqual(
    new Map([
      ...lines.filter((_, index) => index % 2 === 0).map(({ productId }) => [productId, 5] as const),
      ...shelf.slice(10).map(({ id }) => [id, 4] as const),
    ]),
  );
  return formatOutcome(outcome);
};

const movingPrice: Race = async (market) => {
  const product = await addStocked(market);
  const shoppers = await shoppersWithCarts(
    market,
    makeArray(10, () => [[product, 2]]),
  );
  const admin = await market.api.person('admin');
  const raise = () =>
    serverFor(market, 1).call('updateProduct', { params: { id: product.id }, body: { price: 6.5 } }, admin);
  const payFrom = (first: number, end: number) =>
    shoppers
      .slice(first, end)
      .map((shopper, index) => checkOutCart(serverFor(market, first + index), shopper));
  const early = Math.floor(Math.random() * 11);
  const paying = payFrom(0, early);
  await awaitRandomCount(paying);
  expect((await raise()).status).toBe(200);
  paying.push(...payFrom(early, 10));
  const answers = await Promise.all(paying);
  const outcome = tally(answers);
  const again = await Promise.all(
    shoppers.map(async (shopper, index) =>
      answers[index]!.status === 201 ? answers[index]! : checkOutCart(serverFor(market, index), shopper),
    ),
  );
  const totals = again.map(({ body }, index) => [
    answers[index]!.body.status.code,
    body.data?.order.totalPrice,
  ]);
  const shown = answers.map(({ status }) => (status === 201 ? ['SUCCESS', 10] : ['PRICE_CHANGED', 13]));
  expect(totals).toEqual(shown);
  expect(await brokenMoneyRules(market.api.db, { [product.id]: 100 })).toEqual([]);
  return formatOutcome(outcome);
};

/** Races of checkouts of one cart, with one or many idempotency keys, while the cart or its prices change. */
export const CART_RACES: Record<string, Race> = {
  'battery 56 20 identical checkouts with one key are one order, and all get it': sameKey,
  'battery 56 20 checkouts of one cart without a key are one order': otherKeys(() => undefined),
  'battery 56 20 checkouts of one cart under 20 keys are one order': otherKeys(newId),
  'battery 57 a second tab finds the cart empty': staleTab,
  'battery 58 one key with two bodies is one order, and another shopper’s key is another': twoBodies,
  'battery 62 a line that grows while its cart is bought is in the order or in the cart': growingLine,
  'battery 62 of 30 changes of one cart at once none is lost or doubled': busyCart,
  'battery 64 while the price moves each pays what the cart showed': movingPrice,
};
