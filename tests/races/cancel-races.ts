import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { OrderStatus } from '../../contract/orders/order.ts';
import { PRODUCT_ORDER_STATUSES } from '../../contract/orders/order-status.ts';
import { productOrders } from '../../server/db/schema-orders.ts';
import type { ApiAnswer, ApiUser } from '../support/api/api.ts';
import { addProduct, checkOutCart, stockOf } from '../support/api/add-market-rows.ts';
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

/** Order with its shopper. */
interface Placed {
  id: string;
  shopper: ApiUser;
}

/** Consumers with one product in their carts; the first `buyers` have ordered it. */
export async function addOrders(market: RaceMarket, buyers: number, stock: number, others = 0) {
  const { api } = market;
  const producer = await api.person('producer');
  const product = await addProduct(api, producer, { stock });
  const shoppers = await shoppersWithCarts(
    market,
    makeArray(buyers + others, () => [[product, 1]]),
  );
  const placed: Placed[] = [];
  for (const shopper of shoppers.slice(0, buyers)) {
    const { body } = await checkOutCart(api, shopper);
    placed.push({ id: body.data.order.id, shopper });
  }
  return { product, producer, placed, waiting: shoppers.slice(buyers) };
}

/** Cancels an order as its shopper. */
export const cancelOrderAsShopper = (market: RaceMarket, index: number, { id, shopper }: Placed) =>
  serverFor(market, index).call('cancelOrder', { params: { id } }, shopper);

const statusOf = async ({ api }: RaceMarket, { id, shopper }: Placed): Promise<string> =>
  (await api.call('getOrder', { params: { id } }, shopper)).body.data.order.status;

const twentyTimes: Race = async (market) => {
  const { product, placed } = await addOrders(market, 1, 10);
  const outcome = tally(
    await Promise.all(makeArray(20, (index) => cancelOrderAsShopper(market, index, placed[0]!))),
  );
  expect(outcome).toEqual({ '200 SUCCESS': 1, '409 INVALID_TRANSITION': 19 });
  expect(await stockOf(market.api, product)).toBe(10);
  expect(await brokenMoneyRules(market.api.db, { [product.id]: 10 })).toEqual([]);
  return formatOutcome(outcome);
};

const whileOthersBuy: Race = async (market) => {
  const { product, placed, waiting } = await addOrders(market, 4, 4, 6);
  const [cancelled, bought] = await Promise.all([
    Promise.all(placed.map((order, index) => cancelOrderAsShopper(market, index, order))),
    Promise.all(waiting.map((shopper, index) => checkOutCart(serverFor(market, index), shopper))),
  ]);
  expect(tally(cancelled)).toEqual({ '200 SUCCESS': 4 });
  const outcome = tally(bought);
  const sold = outcome['201 SUCCESS'] ?? 0;
  expect(sold + (outcome['409 INSUFFICIENT_STOCK'] ?? 0)).toBe(6);
  expect(await stockOf(market.api, product)).toBe(4 - sold);
  expect(await brokenMoneyRules(market.api.db, { [product.id]: 4 })).toEqual([]);
  return formatOutcome(outcome);
};

const step = (market: RaceMarket, index: number, { id }: Placed, status: OrderStatus, as: ApiUser) =>
  serverFor(market, index).call('changeOrderStatus', { params: { orderId: id }, body: { status } }, as);

const codesOf = (answers: readonly ApiAnswer[]) => answers.map(({ body }) => body.status.code);

/** Exactly one answer of each pair succeeded; the later call was refused. */
const expectOneOfEach = (some: readonly ApiAnswer[], others: readonly ApiAnswer[]) => {
  const pairs = some.map((answer, index) =>
    codesOf([answer, others[index]!]).toSorted((one, other) => one.localeCompare(other)),
  );
  expect(pairs).toEqual(some.map(() => ['INVALID_TRANSITION', 'SUCCESS']));
};

const besideAStep: Race = async (market) => {
  const { product, producer, placed } = await addOrders(market, 8, 8);
  const cancelAll = () => placed.map((order, index) => cancelOrderAsShopper(market, index, order));
  const organizeAll = () =>
    placed.map((order, index) => step(market, index + 1, order, 'organizing', producer));
  const isCancelFirst = Math.random() < 0.5;
  const steps = isCancelFirst ? [] : organizeAll();
  await awaitRandomCount(steps);
  const cancels = cancelAll();
  await awaitRandomCount(cancels);
  if (isCancelFirst) steps.push(...organizeAll());
  const [answers, moved] = await Promise.all([Promise.all(cancels), Promise.all(steps)]);
  expectOneOfEach(answers, moved);
  const ends = await Promise.all(placed.map((order) => statusOf(market, order)));
  const expected = answers.map(({ status }) => (status === 200 ? 'cancelled' : 'organizing'));
  expect(ends).toEqual(expected);
  const cancelled = ends.filter((status) => status === 'cancelled').length;
  expect(await stockOf(market.api, product)).toBe(cancelled);
  expect(await brokenMoneyRules(market.api.db, { [product.id]: 8 })).toEqual([]);
  return `${cancelled} cancelled, ${8 - cancelled} organizing`;
};

const besideSending: Race = async (market) => {
  const { product, producer, placed } = await addOrders(market, 8, 8);
  const admin = await market.api.person('admin');
  for (const status of ['organizing', 'ready_to_ship'] as const)
    await Promise.all(placed.map((order, index) => step(market, index, order, status, producer)));
  const sending = placed.map((order, index) => step(market, index, order, 'shipped', producer));
  await awaitRandomCount(sending);
  const stopping = placed.map((order, index) => step(market, index + 1, order, 'cancelled', admin));
  const [sent, stopped] = await Promise.all([Promise.all(sending), Promise.all(stopping)]);
  expectOneOfEach(sent, stopped);
  const ends = await Promise.all(placed.map((order) => statusOf(market, order)));
  expect(ends).toEqual(sent.map(({ status }) => (status === 200 ? 'shipped' : 'cancelled')));
  const cancelled = ends.filter((status) => status === 'cancelled').length;
  expect(await stockOf(market.api, product)).toBe(cancelled);
  expect(await brokenMoneyRules(market.api.db, { [product.id]: 8 })).toEqual([]);
  return `${cancelled} cancelled, ${8 - cancelled} shipped`;
};

const sameStep: Race = async (market) => {
  const { producer, placed } = await addOrders(market, 4, 4);
  const admin = await market.api.person('admin');
  const ends: unknown[] = [];
  for (const order of placed) {
    const answers = await Promise.all(
      makeArray(6, (index) => step(market, index, order, 'organizing', index % 2 === 0 ? producer : admin)),
    );
    ends.push([tally(answers), await statusOf(market, order)]);
  }
  expect(ends).toEqual(placed.map(() => [{ '200 SUCCESS': 1, '409 INVALID_TRANSITION': 5 }, 'organizing']));
  return 'one step each';
};

const fromEveryStatus: Race = async (market) => {
  const { product, placed } = await addOrders(market, PRODUCT_ORDER_STATUSES.length, 20);
  const ended: Record<string, unknown> = {};
  for (const [index, status] of PRODUCT_ORDER_STATUSES.entries()) {
    const order = placed[index]!;
    await market.api.db.update(productOrders).set({ status }).where(eq(productOrders.orderId, order.id));
    const answers = await Promise.all(makeArray(3, (turn) => cancelOrderAsShopper(market, turn, order)));
    ended[status] = tally(answers);
  }
  const refused = { '409 INVALID_TRANSITION': 3 };
  expect(ended).toEqual(
    Object.fromEntries(
      PRODUCT_ORDER_STATUSES.map((status) => [
        status,
        status === 'pending' ? { '200 SUCCESS': 1, '409 INVALID_TRANSITION': 2 } : refused,
      ]),
    ),
  );
  // One is cancelled by the shopper; one was set to cancelled directly, which returned no stock.
  expect(await stockOf(market.api, product)).toBe(20 - PRODUCT_ORDER_STATUSES.length + 1);
  return 'only pending ones, once';
};

/** Races of cancellations with other cancellations, purchases and shipping. */
export const CANCEL_RACES: Record<string, Race> = {
  'battery 65 of 20 who cancel at once one does, and the stock comes back once': twentyTimes,
  'battery 65 what is given back while others buy is sold once or is there': whileOthersBuy,
  'battery 66 what its shopper cancels is not prepared, and what is prepared not cancelled': besideAStep,
  'battery 66 what the market cancels is not sent, and what is sent not cancelled': besideSending,
  'battery 67 of six who take the same step at once one does': sameStep,
  'battery 67 only a pending order can be cancelled, whatever comes at once': fromEveryStatus,
};
