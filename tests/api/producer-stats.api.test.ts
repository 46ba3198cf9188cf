import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { orders, productOrders } from '../../server/db/schema-orders.ts';
import { producerMonths } from '../../server/db/schema-sales.ts';
import { describeApi, type ApiUser, type TestApi } from '../support/api/api.ts';
import { addProduct, checkOutCart, shopperWithCart } from '../support/api/add-market-rows.ts';

const stats = async (api: TestApi, as: ApiUser) =>
  (await api.call('getProducerStats', {}, as)).body.data as Record<string, unknown> & {
    days: { date: string; orders: number; units: number; revenue: number }[];
  };

/** Order with two units of one product of each of these producers, at 5 € each. */
async function addOrder(api: TestApi, ...producers: ApiUser[]): Promise<string> {
  const goods = [];
  for (const producer of producers) goods.push(await addProduct(api, producer));
  const shopper = await shopperWithCart(api, ...goods.map((one) => [one, 2] as [typeof one, number]));
  return (await checkOutCart(api, shopper)).body.data.order.id;
}

/** Changes the time at which an order was placed. */
async function placedAt({ db }: TestApi, id: string, moment: string) {
  const createdAt = new Date(moment);
  await db.update(productOrders).set({ createdAt }).where(eq(productOrders.orderId, id));
  await db.update(orders).set({ createdAt }).where(eq(orders.id, id));
}

describeApi('what a producer’s orders come to', (api) => {
  test('R7.19 R1.3 nothing is nothing, on every one of the last days', async () => {
    const { days, ...totals } = await stats(api(), await api().person('producer'));
    expect(totals).toEqual({
      totalOrders: 0,
      pendingOrders: 0,
      openOrders: 0,
      completedOrders: 0,
      cancelledOrders: 0,
      units: 0,
      revenue: 0,
    });
    expect(days.length).toBe(14);
    expect(days.every(({ orders: some, units, revenue }) => some + units + revenue === 0)).toBe(true);
  });

  test('R7.19 orders count by the own lines, the least advanced of them, and what was cancelled brings nothing', async () => {
    const [producer, other] = [await api().person('producer'), await api().person('producer')];
    const line = (orderId: string) => eq(productOrders.orderId, orderId);
    await addOrder(api(), producer, other);
    const mixed = await addOrder(api(), producer, producer);
    const [first] = await api().db.select({ id: productOrders.id }).from(productOrders).where(line(mixed));
    await api().db.update(productOrders).set({ status: 'organizing' }).where(eq(productOrders.id, first!.id));
    const sent = await addOrder(api(), producer);
    await api().db.update(productOrders).set({ status: 'shipped' }).where(line(sent));
    const there = await addOrder(api(), producer, producer);
    await api().db.update(productOrders).set({ status: 'delivered' }).where(line(there));
    const [half] = await api().db.select({ id: productOrders.id }).from(productOrders).where(line(there));
    await api().db.update(productOrders).set({ status: 'cancelled' }).where(eq(productOrders.id, half!.id));
    const gone = await addOrder(api(), producer);
    await api().db.update(productOrders).set({ status: 'cancelled' }).where(line(gone));
    const { days, ...totals } = await stats(api(), producer);
    expect(totals).toEqual({
      totalOrders: 5,
      pendingOrders: 2,
      openOrders: 3,
      completedOrders: 1,
      cancelledOrders: 1,
      units: 10,
      revenue: 50,
    });
    expect(days.at(-1)).toEqual({
      date: new Date(api().clock.now()).toISOString().slice(0, 10),
      orders: 4,
      units: 10,
      revenue: 50,
    });
    expect((await stats(api(), other)).totalOrders).toBe(1);
  });

  test('R7.19 a day is one of the market, also where the clocks are turned on it', async () => {
    // Already the 30th in Madrid; the 29th had 23 hours.
    api().clock.set('2026-03-29T22:15:00.000Z');
    const producer = await api().person('producer');
    for (const moment of [
      '2026-03-16T22:59:00.000Z',
      '2026-03-16T23:00:00.000Z',
      '2026-03-28T22:59:59.000Z',
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T21:59:59.000Z',
      '2026-03-29T22:00:00.000Z',
    ])
      await placedAt(api(), await addOrder(api(), producer), moment);
    const { days, totalOrders } = await stats(api(), producer);
    expect(days.map(({ date }) => date)).toEqual(
      Array.from({ length: 14 }, (_, index) => `2026-03-${17 + index}`),
    );
    expect([totalOrders, days.filter(({ orders: some }) => some > 0)]).toEqual([
      6,
      [
        { date: '2026-03-17', orders: 1, units: 2, revenue: 10 },
        { date: '2026-03-28', orders: 1, units: 2, revenue: 10 },
        { date: '2026-03-29', orders: 2, units: 4, revenue: 20 },
        { date: '2026-03-30', orders: 1, units: 2, revenue: 10 },
      ],
    ]);
  });

  describe('totals of past months', () => {
    /** Producer with an order in January, one in February and one in March. */
    async function withThreeMonths(now = '2026-03-02T12:00:00.000Z') {
      api().clock.set(now);
      const producer = await api().person('producer');
      const [january, february] = [await addOrder(api(), producer), await addOrder(api(), producer)];
      await addOrder(api(), producer);
      await placedAt(api(), january, '2026-01-31T23:59:59.000Z');
      await placedAt(api(), february, '2026-02-01T00:00:00.000Z');
      return { producer, january, february };
    }
    const storedOf = async ({ id }: ApiUser) =>
      (
        await api()
          .db.select({ month: producerMonths.month, orders: producerMonths.orders })
          .from(producerMonths)
          .where(eq(producerMonths.producerId, id))
          .orderBy(producerMonths.month)
      ).map(({ month, orders: some }) => `${month} ${some}`);
    const totalsOf = async (producer: ApiUser) => {
      const { totalOrders, openOrders, completedOrders, cancelledOrders, revenue } = await stats(
        api(),
        producer,
      );
      return [totalOrders, openOrders, completedOrders, cancelledOrders, revenue];
    };
    const setStatus = (order: string, status: 'delivered' | 'cancelled') =>
      api().db.update(productOrders).set({ status }).where(eq(productOrders.orderId, order));

    test('R7.19 a month is stored once it has been over for a day, and then read', async () => {
      const { producer } = await withThreeMonths('2026-03-01T23:59:00.000Z');
      expect(await totalsOf(producer)).toEqual([3, 3, 0, 0, 30]);
      expect(await storedOf(producer)).toEqual(['2026-01-01 1']);
      api().clock.set('2026-03-02T00:00:00.000Z');
      expect(await totalsOf(producer)).toEqual([3, 3, 0, 0, 30]);
      expect(await storedOf(producer)).toEqual(['2026-01-01 1', '2026-02-01 1']);
      await api()
        .db.update(producerMonths)
        .set({ cents: 7_000 })
        .where(eq(producerMonths.producerId, producer.id));
      expect(await totalsOf(producer)).toEqual([3, 3, 0, 0, 150]);
    });

    test('R7.19 every change of a line is in the totals of its month', async () => {
      const { producer, january, february } = await withThreeMonths();
      await totalsOf(producer);
      await setStatus(january, 'delivered');
      expect(await storedOf(producer)).toEqual(['2026-02-01 1']);
      expect(await totalsOf(producer)).toEqual([3, 2, 1, 0, 30]);
      await setStatus(february, 'cancelled');
      expect(await totalsOf(producer)).toEqual([3, 1, 1, 1, 20]);
      await placedAt(api(), january, '2025-12-31T12:00:00.000Z');
      expect(await totalsOf(producer)).toEqual([3, 1, 1, 1, 20]);
      expect(await storedOf(producer)).toEqual(['2025-12-01 1', '2026-01-01 0', '2026-02-01 1']);
      await api().db.delete(productOrders).where(eq(productOrders.orderId, january));
      expect(await totalsOf(producer)).toEqual([2, 1, 0, 1, 10]);
    });

    test('R7.19 totals that are read beside a change are not stored', async () => {
      const { producer, january } = await withThreeMonths();
      await api().db.transaction(async (change) => {
        await change
          .update(productOrders)
          .set({ status: 'delivered' })
          .where(eq(productOrders.orderId, january));
        expect(await totalsOf(producer)).toEqual([3, 3, 0, 0, 30]);
      });
      expect(await storedOf(producer)).toEqual([]);
      expect(await totalsOf(producer)).toEqual([3, 2, 1, 0, 30]);
    });
  });

  test('R7.19 the first of the days counts from its first moment, also where a day before had 25 hours', async () => {
    api().clock.set('2026-10-31T22:59:59.000Z');
    const producer = await api().person('producer');
    for (const moment of ['2026-10-17T21:59:59.999Z', '2026-10-17T22:00:00.000Z'])
      await placedAt(api(), await addOrder(api(), producer), moment);
    const { days, totalOrders } = await stats(api(), producer);
    expect([totalOrders, days[0], days.filter(({ orders: some }) => some > 0).length]).toEqual([
      2,
      { date: '2026-10-18', orders: 1, units: 2, revenue: 10 },
      1,
    ]);
  });
});
