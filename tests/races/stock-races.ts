import { expect } from 'vitest';
import { addProduct, storedCartOf, checkOutCart, stockOf } from '../support/api/add-market-rows.ts';
import { brokenMoneyRules } from '../support/api/money-oracles.ts';
import { tally, makeArray } from '../support/api/count-answers.ts';
import { serverFor, type Race, type RaceMarket, shoppersWithCarts, formatOutcome } from './race.ts';

const addProducts = async ({ api }: RaceMarket, ...stocks: number[]) => {
  const producer = await api.person('producer');
  return Promise.all(stocks.map((stock) => addProduct(api, producer, { stock })));
};

const payAtOnce = async (market: RaceMarket, shoppers: Awaited<ReturnType<typeof shoppersWithCarts>>) =>
  Promise.all(shoppers.map((shopper, index) => checkOutCart(serverFor(market, index), shopper)));

const lastOne =
  (buyers: number): Race =>
  async (market) => {
    const [product] = await addProducts(market, 1);
    const shoppers = await shoppersWithCarts(
      market,
      makeArray(buyers, () => [[product!, 1]]),
    );
    const outcome = tally(await payAtOnce(market, shoppers));
    expect(outcome).toEqual({ '201 SUCCESS': 1, '409 INSUFFICIENT_STOCK': buyers - 1 });
    expect(await brokenMoneyRules(market.api.db, { [product!.id]: 1 })).toEqual([]);
    return formatOutcome(outcome);
  };

const crossedCarts: Race = async (market) => {
  const [a, b] = await addProducts(market, 100, 100);
  const shoppers = await shoppersWithCarts(
    market,
    makeArray(50, (index) =>
      index % 2 === 0
        ? [
            [a!, 1],
            [b!, 1],
          ]
        : [
            [b!, 1],
            [a!, 1],
          ],
    ),
  );
  const outcome = tally(await payAtOnce(market, shoppers));
  expect(outcome).toEqual({ '201 SUCCESS': 50 });
  expect([await stockOf(market.api, a!), await stockOf(market.api, b!)]).toEqual([50, 50]);
  expect(await brokenMoneyRules(market.api.db, { [a!.id]: 100, [b!.id]: 100 })).toEqual([]);
  return formatOutcome(outcome);
};

const oneShort: Race = async (market) => {
  const [a, scarce, c] = await addProducts(market, 100, 2, 100);
  const shoppers = await shoppersWithCarts(
    market,
    makeArray(6, () => [
      [a!, 1],
      [scarce!, 1],
      [c!, 1],
    ]),
  );
  const outcome = tally(await payAtOnce(market, shoppers));
  expect(outcome).toEqual({ '201 SUCCESS': 2, '409 INSUFFICIENT_STOCK': 4 });
  const stocks = await Promise.all([a, scarce, c].map((product) => stockOf(market.api, product!)));
  expect(stocks).toEqual([98, 0, 98]);
  const left = await Promise.all(shoppers.map((shopper) => storedCartOf(market.api, shopper)));
  expect(left.map((lines) => lines.length).toSorted((one, other) => one - other)).toEqual([0, 0, 3, 3, 3, 3]);
  expect(await brokenMoneyRules(market.api.db, { [a!.id]: 100, [scarce!.id]: 2, [c!.id]: 100 })).toEqual([]);
  return formatOutcome(outcome);
};

/** Races for the same scarce products. */
export const STOCK_RACES: Record<string, Race> = {
  'battery 55 of 2 who buy the last one at once exactly one gets it': lastOne(2),
  'battery 55 of 10 who buy the last one at once exactly one gets it': lastOne(10),
  'battery 55 of 50 who buy the last one at once exactly one gets it': lastOne(50),
  'battery 61 50 carts with the same two products in another order all go through': crossedCarts,
  'battery 63 one product short refuses a whole cart and takes nothing of it': oneShort,
};
