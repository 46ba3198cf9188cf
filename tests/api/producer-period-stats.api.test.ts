import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import type { OrderStatus } from '../../contract/orders/order.ts';
import type { ProducerPeriodStats } from '../../contract/producer/producer-stats.ts';
import { orderEvents, productOrders } from '../../server/db/schema-orders.ts';
import { popupStores } from '../../server/db/schema-stores.ts';
import { describeApi, type ApiUser, type TestApi } from '../support/api/api.ts';
import { addProduct, addStore, checkOutCart, shopperWithCart } from '../support/api/add-market-rows.ts';

const figures = async (
  api: TestApi,
  as: ApiUser,
  query: { from?: string; to?: string },
): Promise<ProducerPeriodStats | undefined> =>
  (await api.call('getProducerStats', { query }, as)).body.data.figures;

/** Places an order with the given quantities at a moment. */
async function placeAt(
  api: TestApi,
  moment: string,
  ...lines: [product: { id: string }, quantity: number][]
) {
  const shopper = await shopperWithCart(api, ...lines);
  const id: string = (await checkOutCart(api, shopper)).body.data.order.id;
  const createdAt = new Date(moment);
  await api.db.update(productOrders).set({ createdAt }).where(eq(productOrders.orderId, id));
  return { id, shopper };
}

const moveTo = async (api: TestApi, orderId: string, as: ApiUser, status: OrderStatus, notes?: string) => {
  const body = { status, ...(notes !== undefined && { notes }) };
  const answer = await api.call('changeOrderStatus', { params: { orderId }, body }, as);
  expect(answer.status).toBe(200);
};

describeApi('what was ordered of a producer on some days', (api) => {
  test('R7.19 R1.3 by day, state and store, how fast it was sent, why it was cancelled, and before', async () => {
    api().clock.set('2026-10-10T10:30:00.000Z');
    const [mine, theirs] = [await api().person('producer'), await api().person('producer')];
    const store = await addStore(api(), mine, { name: 'La Colmena' });
    const jar = await addProduct(api(), mine, { popupStoreId: store.id, priceCents: 850, stock: 50 });
    const candle = await addProduct(api(), mine, { priceCents: 301 });
    const bowl = await addProduct(api(), theirs, { priceCents: 9_900 });
    const earlier = await placeAt(api(), '2026-10-05T10:00:00.000Z', [jar, 1]);
    // Already the 8th in Madrid.
    const sent = await placeAt(api(), '2026-10-07T22:30:00.000Z', [jar, 2], [bowl, 1]);
    for (const step of ['organizing', 'ready_to_ship', 'shipped'] as const)
      await moveTo(api(), sent.id, mine, step);
    await placeAt(api(), '2026-10-09T10:00:00.000Z', [candle, 1], [jar, 1]);
    const called = await placeAt(api(), '2026-10-09T11:00:00.000Z', [jar, 3]);
    await api().call('cancelOrder', { params: { id: called.id } }, called.shopper);
    const broken = await placeAt(api(), '2026-10-09T12:00:00.000Z', [candle, 1]);
    await moveTo(api(), broken.id, mine, 'cancelled', 'Se rompió.');
    await placeAt(api(), '2026-10-10T22:00:00.000Z', [jar, 1]);
    await moveTo(api(), earlier.id, mine, 'organizing');
    const all = await figures(api(), mine, { from: '2026-10-08', to: '2026-10-10' });
    expect(all).toEqual({
      period: { from: '2026-10-08', to: '2026-10-10' },
      orders: 2,
      units: 4,
      revenue: 28.51,
      averageOrder: 14.26,
      cancelledOrders: 2,
      hoursToSend: 60,
      days: [
        { date: '2026-10-08', orders: 1, units: 2, revenue: 17, cancelledOrders: 0 },
        { date: '2026-10-09', orders: 1, units: 2, revenue: 11.51, cancelledOrders: 2 },
        { date: '2026-10-10', orders: 0, units: 0, revenue: 0, cancelledOrders: 0 },
      ],
      states: [
        { status: 'cancelled', orders: 2, units: 0, revenue: 0 },
        { status: 'pending', orders: 1, units: 2, revenue: 11.51 },
        { status: 'shipped', orders: 1, units: 2, revenue: 17 },
      ],
      stores: [
        { id: store.id, name: 'La Colmena', orders: 2, units: 3, revenue: 25.5 },
        { id: null, name: null, orders: 1, units: 1, revenue: 3.01 },
      ],
      cancellations: [
        { actor: 'consumer', notes: null, orders: 1 },
        { actor: 'producer', notes: 'Se rompió.', orders: 1 },
      ],
      previous: {
        orders: 1,
        units: 1,
        revenue: 8.5,
        averageOrder: 8.5,
        cancelledOrders: 0,
        hoursToSend: null,
      },
    });
    await api().db.delete(popupStores).where(eq(popupStores.id, store.id));
    const later = await figures(api(), mine, { from: '2026-10-09', to: '2026-10-09' });
    expect(later?.stores[0]).toEqual({ id: store.id, name: null, orders: 1, units: 1, revenue: 8.5 });
  });

  test('R7.19 days that are no period are refused, and without days no figures are told', async () => {
    const producer = await api().person('producer');
    const wrong = await api().call(
      'getProducerStats',
      { query: { from: '2026-10-08', to: '2026-10-07' } },
      producer,
    );
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      [{ field: 'to', message: 'El último día no puede ser anterior al primero' }],
    ]);
    expect(await figures(api(), producer, {})).toBe(undefined);
    const last = { from: '2026-10-10' };
    expect((await figures(api(), producer, last))?.period.from).toBe('2026-10-10');
    expect((await figures(api(), producer, { to: '2026-10-09' }))?.period.to).toBe('2026-10-09');
    const nothing = await figures(api(), producer, { from: '2026-10-08', to: '2026-10-08' });
    expect([nothing?.averageOrder, nothing?.hoursToSend, nothing?.states, nothing?.stores]).toEqual([
      0,
      null,
      [],
      [],
    ]);
  });

  test('R7.19 fifty reasons of cancellations are told at most, the most frequent first', async () => {
    api().clock.set('2026-10-10T10:30:00.000Z');
    const [producer, admin] = [await api().person('producer'), await api().person('admin')];
    const product = await addProduct(api(), producer, { stock: 99 });
    const placed = [
      await placeAt(api(), '2026-10-09T10:00:00.000Z', [product, 1]),
      await placeAt(api(), '2026-10-09T10:00:00.000Z', [product, 1]),
    ];
    for (const { id } of placed) await moveTo(api(), id, admin, 'cancelled', 'Otra vez');
    const orderId = placed[0]!.id;
    const [line] = await api().db.select().from(productOrders).where(eq(productOrders.orderId, orderId));
    await api()
      .db.insert(orderEvents)
      .values(
        Array.from({ length: 50 }, (_, index) => ({
          id: newId(),
          orderId,
          productOrderId: line!.id,
          status: 'cancelled' as const,
          notes: `Motivo ${index}`,
          actorId: producer.id,
          createdAt: new Date(api().clock.now()),
        })),
      );
    const { cancellations } = (await figures(api(), producer, { from: '2026-10-09', to: '2026-10-09' }))!;
    expect([cancellations.length, cancellations[0]]).toEqual([
      50,
      { actor: 'admin', notes: 'Otra vez', orders: 2 },
    ]);
  });
});
