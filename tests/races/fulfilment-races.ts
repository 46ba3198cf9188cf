import { expect } from 'vitest';
import type { OrderStatus } from '../../contract/orders/order.ts';
import { brokenOrderRules } from '../support/api/fulfilment-oracle.ts';
import { addProduct, checkOutCart } from '../support/api/add-market-rows.ts';
import { brokenMoneyRules } from '../support/api/money-oracles.ts';
import { tally, makeArray } from '../support/api/count-answers.ts';
import { serverFor, type Race, shoppersWithCarts } from './race.ts';

const AHEAD = ['organizing', 'ready_to_ship', 'shipped'] as const;

/** Concurrent status changes by the order's status: of its two producers and an admin. */
const WANTED: Record<'pending' | 'shipped', Record<'mine' | 'theirs' | 'market', readonly OrderStatus[]>> = {
  pending: {
    mine: ['organizing', 'ready_to_ship', 'cancelled'],
    theirs: ['organizing', 'organizing'],
    market: ['cancelled', 'completed'],
  },
  shipped: {
    mine: ['delivered', 'delivered'],
    theirs: ['delivered', 'cancelled'],
    market: ['completed', 'completed'],
  },
};

const shuffled = <T>(some: readonly T[]): T[] =>
  some
    .map((one) => ({ one, place: Math.random() }))
    .toSorted((left, right) => left.place - right.place)
    .map(({ one }) => one);

/** Two producers, the shopper and an admin change one order at the same moment, each over any server. */
const everybodyAtOnce =
  (start: keyof typeof WANTED): Race =>
  async (market) => {
    const { api } = market;
    const people = {
      mine: await api.person('producer'),
      theirs: await api.person('producer'),
      market: await api.person('admin'),
    };
    const sellers = [people.mine, people.mine, people.theirs];
    const goods = await Promise.all(sellers.map((seller) => addProduct(api, seller, { stock: 5 })));
    const [shopper] = await shoppersWithCarts(market, [
      goods.map((one): [{ id: string }, number] => [one, 1]),
    ]);
    const orderId: string = (await checkOutCart(api, shopper)).body.data.order.id;
    const move = (index: number, status: OrderStatus, who: keyof typeof people) =>
      serverFor(market, index).call(
        'changeOrderStatus',
        { params: { orderId }, body: { status } },
        people[who],
      );
    if (start === 'shipped') for (const status of AHEAD) await move(0, status, 'market');
    const moves = (['mine', 'theirs', 'market'] as const).flatMap((who) =>
      WANTED[start][who].map((status) => (index: number) => move(index, status, who)),
    );
    const cancels = makeArray(
      2,
      () => (index: number) =>
        serverFor(market, index).call('cancelOrder', { params: { id: orderId } }, shopper),
    );
    const answers = await Promise.all(shuffled([...moves, ...cancels]).map((ask, index) => ask(index)));
    const { '200 SUCCESS': taken = 0, '409 INVALID_TRANSITION': refused = 0, ...others } = tally(answers);
    expect([others, taken + refused]).toEqual([{}, moves.length + cancels.length]);
    expect(await brokenOrderRules(api.db, orderId)).toEqual([]);
    const initial = Object.fromEntries(goods.map(({ id }) => [id, 5]));
    expect(await brokenMoneyRules(api.db, initial)).toEqual([]);
    const { order } = (await api.call('getOrder', { params: { id: orderId } }, shopper)).body.data;
    return `${order.status}, ${taken} taken`;
  };

/** Races of status changes on one order. */
export const FULFILMENT_RACES: Record<string, Race> = {
  'battery 66 battery 67 O1 O2 O3 what two producers, the shopper and an admin want of a new order at once leaves it whole':
    everybodyAtOnce('pending'),
  'battery 66 battery 67 O1 O2 O3 what they want of one that was sent at once leaves it whole':
    everybodyAtOnce('shipped'),
};
