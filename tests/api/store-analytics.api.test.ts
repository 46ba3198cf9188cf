import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DayRange, addDays, eachDay } from '../../contract/values/day-range.ts';
import { FUNNEL_STEPS, type StoreAnalytics } from '../../contract/producer/store-analytics.ts';
import { orders, productOrders } from '../../server/db/schema-orders.ts';
import { productDays, storeVisitDays } from '../../server/db/schema-visits.ts';
import { products } from '../../server/db/schema-products.ts';
import { addVisitCounts } from '../../server/db/visit-counts.ts';
import { soldMonths } from '../../server/db/schema-sales.ts';
import { describeApi, type ApiUser, type TestApi } from '../support/api/api.ts';
import {
  addProduct,
  addStore,
  checkOutCart,
  type MarketProductRow,
  MARKET_SHIPPING,
  shopperWithCart,
} from '../support/api/add-market-rows.ts';

const analytics = async (
  api: TestApi,
  as: ApiUser,
  id: string,
  query: { from?: string; to?: string } = {},
): Promise<StoreAnalytics> =>
  (await api.call('getPopupStoreAnalytics', { params: { id }, query }, as)).body.data.analytics;

/** Order with two units of each product. */
async function addOrder(api: TestApi, ...goods: MarketProductRow[]): Promise<string> {
  const shopper = await shopperWithCart(api, ...goods.map((one) => [one, 2] as [typeof one, number]));
  return (await checkOutCart(api, shopper)).body.data.order.id;
}

/** Changes the time at which an order was placed. */
async function placedAt({ db }: TestApi, id: string, moment: string) {
  const createdAt = new Date(moment);
  await db.update(productOrders).set({ createdAt }).where(eq(productOrders.orderId, id));
  await db.update(orders).set({ createdAt }).where(eq(orders.id, id));
}

const byFirst = ([one]: readonly unknown[], [other]: readonly unknown[]) =>
  String(one).localeCompare(String(other));

/**
 * Expected analytics from the single lines of a store in a period: orders, units and cents by day, units and cents by
 * product.
 */
async function addedUp(api: TestApi, storeId: string, { from, to }: DayRange) {
  const { formatter } = api.context();
  const rows = await api.db.select().from(productOrders).where(eq(productOrders.popupStoreId, storeId));
  const lines = rows
    .map((line) => ({ ...line, day: formatter.isoDay(line.createdAt.toISOString()) }))
    .filter(({ day, status }) => status !== 'cancelled' && day >= from && day <= to);
  const sumOf = (some: typeof lines) => [
    some.reduce((sum, { quantity }) => sum + quantity, 0),
    some.reduce((sum, { quantity, priceCents }) => sum + quantity * priceCents, 0),
  ];
  const byDay = Object.entries(Object.groupBy(lines, ({ day }) => day)).map(([day, some = []]) => [
    day,
    new Set(some.map(({ orderId }) => orderId)).size,
    ...sumOf(some),
  ]);
  const goods = Object.entries(Object.groupBy(lines, ({ productId }) => productId));
  return {
    byDay: byDay.toSorted(byFirst),
    goods: goods.map(([id, some = []]) => [id, ...sumOf(some)]).toSorted(byFirst),
  };
}

const inCents = (revenue: number) => Math.round(revenue * 100);

const toldIn = ({ series, topProducts }: StoreAnalytics) => ({
  byDay: series
    .filter(({ orders: some }) => some > 0)
    .map((day) => [day.date, day.orders, day.units, inCents(day.revenue)]),
  goods: topProducts
    .filter(({ units }) => units > 0)
    .map((one) => [one.productId, one.units, inCents(one.revenue)])
    .toSorted(byFirst),
});

const soldOn = ({ series }: StoreAnalytics) =>
  series.filter(({ orders: some }) => some > 0).map((day) => [day.date, day.orders, day.units, day.revenue]);

describeApi('what a store sold', (api) => {
  test('R7.12 nothing is nothing, on every one of the last 28 days and on those before', async () => {
    const producer = await api().person('producer');
    const store = await addStore(api(), producer);
    const period = { from: '2026-08-18', to: '2026-09-14' };
    const figures = { views: 0, visitors: 0, orders: 0, units: 0, revenue: 0 };
    const nothing = { ...figures, conversion: 0, productViews: 0, additions: 0 };
    expect(await analytics(api(), producer, store.id)).toEqual({
      ...nothing,
      period,
      series: eachDay(period).map((date) => ({ date, ...figures })),
      hours: Array.from({ length: 24 }, () => 0),
      funnel: FUNNEL_STEPS.map((step) => ({ step, visitors: 0 })),
      topProducts: [],
      searchesWithoutResult: [],
      previous: nothing,
    });
  });

  test('R7.12 the lines of this store count, and what was cancelled brings nothing', async () => {
    const producer = await api().person('producer');
    const [store, other] = [await addStore(api(), producer), await addStore(api(), producer)];
    const inStore = (fields = {}) =>
      addProduct(api(), producer, { popupStoreId: store.id, stock: 99, ...fields });
    const [miel, pan] = [await inStore({ name: 'Miel' }), await inStore({ name: 'Pan', priceCents: 120 })];
    const elsewhere = [
      await addProduct(api(), producer, { popupStoreId: other.id }),
      await addProduct(api(), producer),
    ];
    await addOrder(api(), miel, pan, ...elsewhere);
    await addOrder(api(), pan);
    const half = await addOrder(api(), miel, pan);
    const isIn = (id: string) => eq(productOrders.orderId, id);
    const [first] = await api().db.select().from(productOrders).where(isIn(half));
    const cancel = api().db.update(productOrders).set({ status: 'cancelled' });
    await cancel.where(eq(productOrders.id, first!.id));
    await cancel.where(isIn(await addOrder(api(), miel)));
    await api().db.update(products).set({ name: 'Miel de romero' }).where(eq(products.id, miel.id));
    const left = first!.productId === miel.id ? [0, 2] : [2, 0];
    const [ofMiel, ofPan] = [2 + left[0]!, 4 + left[1]!];
    const said = await analytics(api(), producer, store.slug);
    const revenue = (ofMiel * 500 + ofPan * 120) / 100;
    expect([said.orders, said.units, said.revenue]).toEqual([3, ofMiel + ofPan, revenue]);
    expect(soldOn(said)).toEqual([['2026-09-14', 3, ofMiel + ofPan, revenue]]);
    expect(said.topProducts).toEqual([
      { productId: miel.id, name: 'Miel de romero', views: 0, units: ofMiel, revenue: ofMiel * 5 },
      { productId: pan.id, name: 'Pan', views: 0, units: ofPan, revenue: (ofPan * 120) / 100 },
    ]);
    expect((await analytics(api(), producer, other.id)).orders).toBe(1);
  });

  test('R7.12 a product that was deleted keeps the name under which it was bought', async () => {
    const producer = await api().person('producer');
    const store = await addStore(api(), producer);
    const product = await addProduct(api(), producer, { popupStoreId: store.id, name: 'Orza' });
    await addOrder(api(), product);
    await api().call('deleteProduct', { params: { id: product.id } }, producer);
    expect((await analytics(api(), producer, store.id)).topProducts).toEqual([
      { productId: product.id, name: 'Orza', views: 0, units: 2, revenue: 10 },
    ]);
  });

  test('R7.12 a day is one of the market, also where the clocks are turned on it', async () => {
    api().clock.set('2026-03-31T10:00:00.000Z');
    const producer = await api().person('producer');
    const store = await addStore(api(), producer);
    const product = await addProduct(api(), producer, { popupStoreId: store.id, stock: 99 });
    // In Madrid 29 March has 23 hours, and 25 October had 25.
    for (const moment of [
      '2025-10-25T21:59:59.999Z',
      '2025-10-25T22:00:00.000Z',
      '2025-10-26T22:59:59.999Z',
      '2025-10-26T23:00:00.000Z',
      '2026-03-28T22:59:59.999Z',
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T21:59:59.999Z',
      '2026-03-29T22:00:00.000Z',
    ])
      await placedAt(api(), await addOrder(api(), product), moment);
    const march = await analytics(api(), producer, store.id, { from: '2026-03-29', to: '2026-03-29' });
    expect([soldOn(march), march.previous?.orders]).toEqual([[['2026-03-29', 2, 4, 20]], 1]);
    const year = await analytics(api(), producer, store.id, { from: '2025-10-26', to: '2026-03-30' });
    expect(soldOn(year)).toEqual([
      ['2025-10-26', 2, 4, 20],
      ['2025-10-27', 1, 2, 10],
      ['2026-03-28', 1, 2, 10],
      ['2026-03-29', 2, 4, 20],
      ['2026-03-30', 1, 2, 10],
    ]);
    expect([year.orders, year.previous?.orders]).toEqual([7, 1]);
  });

  test('R7.12 days, hours, products and steps add up to what is told of all, and the time before is what it was told as', async () => {
    const admin = await api().person('admin');
    const day = fc.record({
      after: fc.integer({ min: 0, max: 15 }),
      hours: fc.array(fc.nat({ max: 90 }), { minLength: 24, maxLength: 24 }),
      visitors: fc.nat({ max: 500 }),
    });
    const days = fc.uniqueArray(day, { selector: ({ after }) => after, maxLength: 16 });
    const moments = fc.array(fc.integer({ min: 0, max: 16 * 24 * 60 - 1 }), { maxLength: 2 });
    const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
    const addsUp = fc.asyncProperty(days, moments, async (visited, minutes) => {
      const store = await addStore(api(), admin);
      const product = await addProduct(api(), admin, { popupStoreId: store.id, stock: 99, priceCents: 335 });
      const rows = visited.map(({ after, hours, visitors }) => {
        const at = { popupStoreId: store.id, day: addDays('2026-10-18', after) };
        return { ...at, hours, visitors, views: sum(hours), productViews: hours[3] ?? 0 };
      });
      if (rows.length > 0) {
        await api().db.insert(storeVisitDays).values(rows);
        await api()
          .db.insert(productDays)
          .values(
            rows.map(({ hours: _, visitors: __, views: ___, productViews: views, ...at }) => ({
              ...at,
              productId: product.id,
              views,
            })),
          );
      }
      for (const minute of minutes) {
        const moment = new Date(Date.parse('2026-10-17T22:00:00Z') + minute * 60_000);
        await placedAt(api(), await addOrder(api(), product), moment.toISOString());
      }
      const said = await analytics(api(), admin, store.id, { from: '2026-10-26', to: '2026-11-02' });
      const { series, hours = [], topProducts, funnel = [], previous } = said;
      expect([sum(series.map(({ views }) => views)), sum(hours)]).toEqual([said.views, said.views]);
      expect(sum(series.map(({ visitors }) => visitors ?? 0))).toBe(said.visitors);
      expect(sum(series.map((one) => one.orders))).toBe(said.orders);
      expect([sum(series.map(({ units }) => units)), sum(topProducts.map(({ units }) => units))]).toEqual([
        said.units,
        said.units,
      ]);
      const cents = (all: { revenue: number }[]) => sum(all.map(({ revenue }) => Math.round(revenue * 100)));
      expect([cents(series), cents(topProducts)]).toEqual([cents([said]), cents([said])]);
      expect(sum(topProducts.map(({ views = 0 }) => views))).toBe(said.productViews);
      expect(funnel[0]).toEqual({ step: 'looked', visitors: said.visitors });
      const before = await analytics(api(), admin, store.id, { from: '2026-10-18', to: '2026-10-25' });
      const { views, visitors, orders: some, units, revenue, conversion, productViews, additions } = before;
      expect(previous).toEqual({
        views,
        visitors,
        orders: some,
        units,
        revenue,
        conversion,
        productViews,
        additions,
      });
    });
    await fc.assert(addsUp, { numRuns: 8 });
  });

  test('R7.12 what is kept of months that are over is what their lines come to, whatever becomes of those', async () => {
    api().clock.set('2026-09-14T10:00:00.000Z');
    const producer = await api().person('producer');
    const shopper = await api().person('consumer');
    let generation = 100;
    const minute = fc.integer({ min: 0, max: 100 * 24 * 60 });
    const order = fc.record({
      does: fc.constant('order' as const),
      minute,
      goods: fc.integer({ min: 1, max: 3 }),
    });
    const change = fc.record({
      does: fc.constantFrom('cancel', 'bring back', 'move', 'delete', 'look'),
      which: fc.nat({ max: 1_000 }),
      minute,
    });
    const histories = fc.array(fc.oneof(order, change), { minLength: 4, maxLength: 24 });
    const start = Date.parse('2026-06-10T00:00:00Z');
    const holds = fc.asyncProperty(histories, fc.nat({ max: 90 }), async (history, after) => {
      const store = await addStore(api(), producer);
      const [miel, pan] = [await addProduct(api(), producer), await addProduct(api(), producer)];
      const period = { from: addDays('2026-06-10', after), to: '2026-09-14' };
      const looks: string[] = [];
      const agree = async () => {
        const said = await analytics(api(), producer, store.id, period);
        expect(toldIn(said)).toEqual(await addedUp(api(), store.id, period));
        const looked = said.topProducts.find(({ productId }) => productId === pan.id)?.views ?? 0;
        expect(looked).toBe(looks.filter((day) => day >= period.from && day <= period.to).length);
      };
      const lines: [id: string, orderId: string][] = [];
      for (const step of history) {
        const at = new Date(start + step.minute * 60_000);
        if (step.does === 'order') {
          const of = { status: 'shipped', createdAt: at, updatedAt: at } as const;
          const [id, cartGeneration] = [crypto.randomUUID(), (generation += 1)];
          const shippingInfo = MARKET_SHIPPING;
          await api()
            .db.insert(orders)
            .values({ ...of, id, userId: shopper.id, cartGeneration, totalCents: 0, shippingInfo });
          const bought = [miel, pan].slice(0, step.goods).map((product, index) => ({
            ...of,
            id: crypto.randomUUID(),
            orderId: id,
            productId: product.id,
            producerId: producer.id,
            popupStoreId: store.id,
            name: product.name,
            producerName: '',
            shortDescription: '',
            priceCents: 335 + index,
            quantity: step.goods,
          }));
          await api().db.insert(productOrders).values(bought);
          lines.push(...bought.map((line): [string, string] => [line.id, id]));
        } else if (step.does === 'look') {
          const day = at.toISOString().slice(0, 10);
          const look = { popupStoreId: store.id, productId: pan.id, day, views: 1 };
          await addVisitCounts(api().db, { stores: [], products: [look], searches: [] });
          looks.push(day);
        } else {
          const [id = store.id, of = store.id] = lines[step.which % Math.max(lines.length, 1)] ?? [];
          // An order moves with all its lines, which share one time.
          const which = step.does === 'move' ? eq(productOrders.orderId, of) : eq(productOrders.id, id);
          if (step.does === 'delete') await api().db.delete(productOrders).where(which);
          else
            await api()
              .db.update(productOrders)
              .set(
                {
                  cancel: { status: 'cancelled' as const },
                  'bring back': { status: 'delivered' as const },
                  move: { createdAt: at },
                }[step.does],
              )
              .where(which);
        }
        if (step.does !== 'order') await agree();
      }
      await agree();
    });
    await fc.assert(holds, { numRuns: 8 });
  });

  test('R7.12 a month is added up once, and anew after the next change of a line of it', async () => {
    api().clock.set('2026-09-14T10:00:00.000Z');
    const producer = await api().person('producer');
    const store = await addStore(api(), producer);
    const product = await addProduct(api(), producer, { popupStoreId: store.id, stock: 99 });
    const [july, august] = [await addOrder(api(), product), await addOrder(api(), product)];
    await placedAt(api(), july, '2026-07-31T10:00:00Z');
    await placedAt(api(), august, '2026-08-03T10:00:00Z');
    const kept = async () => {
      const rows = await api().db.select().from(soldMonths).where(eq(soldMonths.popupStoreId, store.id));
      return rows.map(({ since, days }) => [since.toISOString(), days]).toSorted(byFirst);
    };
    const ask = () => analytics(api(), producer, store.id, { from: '2026-08-15', to: '2026-09-14' });
    await ask();
    const sold = { orders: 1, units: 2, cents: 1000 };
    const months = [
      ['2026-06-30T22:00:00.000Z', { '2026-07-31': sold }],
      ['2026-07-31T22:00:00.000Z', { '2026-08-03': sold }],
    ];
    expect(await kept()).toEqual(months);
    const { body } = await api().call('getOrder', { params: { id: august } }, producer);
    const [line] = body.data.order.items;
    const params = { orderId: august, productOrderId: line.id };
    await api().call('changeProductOrderStatus', { params, body: { status: 'organizing' } }, producer);
    expect(await kept()).toEqual(months);
    await api().call('changeProductOrderStatus', { params, body: { status: 'cancelled' } }, producer);
    expect(await kept()).toEqual(months.slice(0, 1));
    expect((await ask()).previous?.orders).toBe(1);
    expect(await kept()).toEqual([months[0], [months[1]?.[0], {}]]);
  });

  test('R7.12 while a line is being changed its month is told and not kept', async () => {
    api().clock.set('2026-09-14T10:00:00.000Z');
    const producer = await api().person('producer');
    const store = await addStore(api(), producer);
    const product = await addProduct(api(), producer, { popupStoreId: store.id, stock: 99 });
    const id = await addOrder(api(), product);
    await placedAt(api(), id, '2026-08-03T10:00:00Z');
    const ask = () => analytics(api(), producer, store.id, { from: '2026-08-01', to: '2026-08-31' });
    const meanwhile = await api().db.transaction(async (db) => {
      await db.update(productOrders).set({ status: 'cancelled' }).where(eq(productOrders.orderId, id));
      return ask();
    });
    expect(meanwhile.orders).toBe(1);
    expect((await ask()).orders).toBe(0);
  });

  test('R7.12 R6.8 a period that is none is told to its owner, and a store of somebody else to nobody', async () => {
    const [producer, rival] = [await api().person('producer'), await api().person('producer')];
    const store = await addStore(api(), producer);
    const hidden = await addStore(api(), producer, { status: 'draft' });
    const answer = (id: string, query: object, as: ApiUser) =>
      api().call('getPopupStoreAnalytics', { params: { id }, query }, as);
    const { status, body } = await answer(store.id, { from: '2026-09-02', to: '2026-09-01' }, producer);
    expect([status, body.status.code, body.errors]).toEqual([
      422,
      'VALIDATION_FAILED',
      [{ field: 'to', message: 'El último día no puede ser anterior al primero' }],
    ]);
    const heard = await Promise.all(
      [store.id, store.slug, hidden.id, hidden.slug].map((id) => answer(id, {}, rival)),
    );
    expect(heard.map((one) => one.body.status.code)).toEqual([
      'NOT_OWNER',
      'NOT_OWNER',
      'POPUP_STORE_NOT_FOUND',
      'POPUP_STORE_NOT_FOUND',
    ]);
  });
});
