import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { PRODUCT_ORDER_STATUSES } from '../../contract/order-status.ts';
import { orders, productOrders } from '../../server/db/schema-orders.ts';
import type { Person } from '../support/api.ts';
import { addProduct, pay, stockOf } from '../support/market.ts';
import { brokenMoneyRules } from '../support/money-oracles.ts';
import { tally, times } from '../support/tally-answers.ts';
import { front, type Race, type RaceMarket, shoppersWith, someOf, told } from './race.ts';

interface Placed {
  id: string;
  shopper: Person;
}

/** Consumers with one of a product in their carts, of whom the first `buyers` have bought it. */
async function addOrders(market: RaceMarket, buyers: number, stock: number, others = 0) {
  const { api } = market;
  const product = await addProduct(api, await api.person('producer'), { stock });
  const shoppers = await shoppersWith(
    market,
    times(buyers + others, () => [[product, 1]]),
  );
  const placed: Placed[] = [];
  for (const shopper of shoppers.slice(0, buyers)) {
    const { body } = await pay(api, shopper);
    placed.push({ id: body.data.order.id, shopper });
  }
  return { product, placed, waiting: shoppers.slice(buyers) };
}

const cancel = (market: RaceMarket, index: number, { id, shopper }: Placed) =>
  front(market, index).call('cancelOrder', { params: { id } }, shopper);

const statusOf = async ({ api }: RaceMarket, { id, shopper }: Placed): Promise<string> =>
  (await api.call('getOrder', { params: { id } }, shopper)).body.data.order.status;

const twentyTimes: Race = async (market) => {
  const { product, placed } = await addOrders(market, 1, 10);
  const outcome = tally(await Promise.all(times(20, (index) => cancel(market, index, placed[0]!))));
  expect(outcome).toEqual({ '200 SUCCESS': 1, '409 INVALID_TRANSITION': 19 });
  expect(await stockOf(market.api, product)).toBe(10);
  expect(await brokenMoneyRules(market.api.db, { [product.id]: 10 })).toEqual([]);
  return told(outcome);
};

const whileOthersBuy: Race = async (market) => {
  const { product, placed, waiting } = await addOrders(market, 4, 4, 6);
  const [cancelled, bought] = await Promise.all([
    Promise.all(placed.map((order, index) => cancel(market, index, order))),
    Promise.all(waiting.map((shopper, index) => pay(front(market, index), shopper))),
  ]);
  expect(tally(cancelled)).toEqual({ '200 SUCCESS': 4 });
  const outcome = tally(bought);
  const sold = outcome['201 SUCCESS'] ?? 0;
  expect(sold + (outcome['409 INSUFFICIENT_STOCK'] ?? 0)).toBe(6);
  expect(await stockOf(market.api, product)).toBe(4 - sold);
  expect(await brokenMoneyRules(market.api.db, { [product.id]: 4 })).toEqual([]);
  return told(outcome);
};

/** A producer's step as any verb has to take it: the order locked, the lines by what they were. */
const organize = ({ api }: RaceMarket, { id }: Placed) =>
  api.db.transaction(async (db) => {
    await db.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('update');
    const moved = await db
      .update(productOrders)
      .set({ status: 'organizing' })
      .where(and(eq(productOrders.orderId, id), eq(productOrders.status, 'pending')))
      .returning({ id: productOrders.id });
    if (moved.length > 0) await db.update(orders).set({ status: 'organizing' }).where(eq(orders.id, id));
    return moved.length;
  });

const besideAStep: Race = async (market) => {
  const { product, placed } = await addOrders(market, 8, 8);
  const cancelAll = () => placed.map((order, index) => cancel(market, index, order));
  const organizeAll = () => placed.map((order) => organize(market, order));
  const isCancelFirst = Math.random() < 0.5;
  const steps = isCancelFirst ? [] : organizeAll();
  await someOf(steps);
  const cancels = cancelAll();
  await someOf(cancels);
  if (isCancelFirst) steps.push(...organizeAll());
  const [answers] = await Promise.all([Promise.all(cancels), Promise.all(steps)]);
  const ends = await Promise.all(placed.map((order) => statusOf(market, order)));
  const expected = answers.map(({ status }) => (status === 200 ? 'cancelled' : 'organizing'));
  expect(ends).toEqual(expected);
  const cancelled = ends.filter((status) => status === 'cancelled').length;
  expect(await stockOf(market.api, product)).toBe(cancelled);
  expect(await brokenMoneyRules(market.api.db, { [product.id]: 8 })).toEqual([]);
  return `${cancelled} cancelled, ${8 - cancelled} organizing`;
};

const fromEveryStatus: Race = async (market) => {
  const { product, placed } = await addOrders(market, PRODUCT_ORDER_STATUSES.length, 20);
  const ended: Record<string, unknown> = {};
  for (const [index, status] of PRODUCT_ORDER_STATUSES.entries()) {
    const order = placed[index]!;
    await market.api.db.update(productOrders).set({ status }).where(eq(productOrders.orderId, order.id));
    const answers = await Promise.all(times(3, (turn) => cancel(market, turn, order)));
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
  // One is cancelled by the shopper, one was set so by hand, which gave nothing back.
  expect(await stockOf(market.api, product)).toBe(20 - PRODUCT_ORDER_STATUSES.length + 1);
  return 'only pending ones, once';
};

/** Who cancels beside others who cancel, buy, or send. */
export const CANCEL_RACES: Record<string, Race> = {
  'battery 65 of 20 who cancel at once one does, and the stock comes back once': twentyTimes,
  'battery 65 what is given back while others buy is sold once or is there': whileOthersBuy,
  'battery 66 a cancelled order is not sent, and a sent one not cancelled': besideAStep,
  'battery 67 only a pending order can be cancelled, whatever comes at once': fromEveryStatus,
};
