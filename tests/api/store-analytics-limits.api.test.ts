import { and, eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import type { StoreAnalytics } from '../../contract/producer/store-analytics.ts';
import { productOrders } from '../../server/db/schema-orders.ts';
import { soldMonths } from '../../server/db/schema-sales.ts';
import { products } from '../../server/db/schema-products.ts';
import { missedSearches, productDays, storeVisitDays } from '../../server/db/schema-visits.ts';
import { describeApi, type ApiUser, type TestApi } from '../support/api/api.ts';
import {
  addProduct,
  addStore,
  checkOutCart,
  inHours,
  shopperWithCart,
} from '../support/api/add-market-rows.ts';

const HOUR = 3_600_000;
const DAY = '2026-09-14';

const analytics = async (
  api: TestApi,
  as: ApiUser,
  id: string,
  query: { from?: string; to?: string } = { from: DAY, to: DAY },
): Promise<StoreAnalytics> =>
  (await api.call('getPopupStoreAnalytics', { params: { id }, query }, as)).body.data.analytics;

/** Places an order of one product at a moment. */
async function placedAt(api: TestApi, product: { id: string }, moment: string) {
  const { order } = (await checkOutCart(api, await shopperWithCart(api, [product, 1]))).body.data;
  const createdAt = new Date(moment);
  await api.db.update(productOrders).set({ createdAt }).where(eq(productOrders.orderId, order.id));
}

describeApi('the limits of what a store sold', (api) => {
  test('R7.12 fifty products and fifty searches are told at most', async () => {
    const producer = await api().person('producer');
    const { id: popupStoreId } = await addStore(api(), producer);
    const at = inHours(api(), -24);
    const goods = Array.from({ length: 51 }, (_, index) => ({
      id: newId(),
      producerId: producer.id,
      popupStoreId,
      name: `Miel ${index}`,
      producerName: 'Productora',
      shortDescription: '',
      priceCents: 500,
      stock: 1,
      createdAt: at,
      updatedAt: at,
    }));
    await api().db.insert(products).values(goods);
    await api()
      .db.insert(productDays)
      .values(goods.map(({ id: productId }) => ({ popupStoreId, productId, day: DAY, views: 1 })));
    await api()
      .db.insert(missedSearches)
      .values(goods.map(({ name: q }) => ({ popupStoreId, day: DAY, q, count: 1 })));
    const { id: rival } = await addStore(api(), producer);
    await api()
      .db.insert(missedSearches)
      .values([
        { popupStoreId, day: '2026-09-13', q: 'ayer', count: 9 },
        { popupStoreId: rival, day: DAY, q: 'ajeno', count: 9 },
      ]);
    const { topProducts, searchesWithoutResult } = await analytics(api(), producer, popupStoreId);
    expect([topProducts.length, searchesWithoutResult?.length]).toEqual([50, 50]);
    expect(searchesWithoutResult?.filter(({ count }) => count > 1)).toEqual([]);
  });

  test('R7.12 more orders than visitors are a conversion of 1', async () => {
    const producer = await api().person('producer');
    const { id: popupStoreId } = await addStore(api(), producer);
    const product = await addProduct(api(), producer, { popupStoreId });
    await api().db.insert(storeVisitDays).values({ popupStoreId, day: DAY, visitors: 1, views: 1 });
    for (let count = 0; count < 3; count += 1)
      await checkOutCart(api(), await shopperWithCart(api(), [product, 1]));
    const { orders, visitors, conversion } = await analytics(api(), producer, popupStoreId);
    expect([orders, visitors, conversion]).toEqual([3, 1, 1]);
  });

  test('R7.12 a month is kept 24 h after its last moment, from its first day to its last', async () => {
    const end = Date.parse('2026-08-31T22:00:00.000Z');
    api().clock.set(new Date(end + 24 * HOUR - 1).toISOString());
    const producer = await api().person('producer');
    const { id } = await addStore(api(), producer);
    const product = await addProduct(api(), producer, { popupStoreId: id, stock: 99 });
    const moments = ['2026-07-31T22:00:00.000Z', '2026-08-31T21:59:59.999Z', '2026-08-31T22:00:00.000Z'];
    for (const moment of moments) await placedAt(api(), product, moment);
    const ask = () => analytics(api(), producer, id, { from: '2026-08-01', to: '2026-08-31' });
    const kept = async () => {
      await ask();
      const rows = await api().db.select().from(soldMonths).where(eq(soldMonths.popupStoreId, id));
      return rows
        .filter(({ since }) => since.getTime() >= Date.parse('2026-07-31T00:00:00Z'))
        .map(({ days }) => days);
    };
    expect(await kept()).toEqual([]);
    api().clock.turn(1);
    const sold = { orders: 1, units: 1, cents: 500 };
    expect(await kept()).toEqual([{ '2026-08-01': sold, '2026-08-31': sold }]);
    expect((await ask()).orders).toBe(2);
  });

  test('R7.12 what is kept of a month is told as it is kept, and the days around it by their lines', async () => {
    api().clock.set('2026-09-14T10:00:00.000Z');
    const producer = await api().person('producer');
    const { id } = await addStore(api(), producer);
    const product = await addProduct(api(), producer, { popupStoreId: id, stock: 99 });
    for (const moment of ['2026-07-31T22:00:00.000Z', '2026-08-31T21:59:59.999Z', '2026-08-31T22:00:00.000Z'])
      await placedAt(api(), product, moment);
    const ask = () => analytics(api(), producer, id, { from: '2026-08-01', to: '2026-09-01' });
    expect((await ask()).orders).toBe(3);
    await api()
      .db.update(soldMonths)
      .set({
        days: { '2026-08-05': { orders: 7, units: 7, cents: 700 } },
        goods: { [product.id]: { units: 7, cents: 700 } },
      })
      .where(
        and(eq(soldMonths.popupStoreId, id), eq(soldMonths.since, new Date('2026-07-31T22:00:00.000Z'))),
      );
    const { orders, series, topProducts } = await ask();
    expect([orders, series.filter((day) => day.orders > 0).map(({ date }) => date)]).toEqual([
      8,
      ['2026-08-05', '2026-09-01'],
    ]);
    expect(topProducts).toEqual([
      { productId: product.id, name: 'Producto de prueba', views: 0, units: 8, revenue: 12 },
    ]);
  });
});
