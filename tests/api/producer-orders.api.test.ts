import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import type { QueryOf } from '../../contract/api/call-types.ts';
import type { OrderCounts, ProducerOrderDto } from '../../contract/orders/order.ts';
import { orderNumber } from '../../contract/orders/order-number.ts';
import { MIGRATIONS_FOLDER } from '../../server/db/migrations.ts';
import { parcels } from '../../server/db/schema-orders.ts';
import { users } from '../../server/db/schema-auth.ts';
import { describeApi, type ApiUser, type TestApi } from '../support/api/api.ts';
import {
  addProduct,
  addStore,
  checkOutCart,
  type MarketProductRow,
  MARKET_SHIPPING,
  shopperWithCart,
} from '../support/api/add-market-rows.ts';
import { sampleOrderCounts } from '../support/samples/samples.ts';

type Query = QueryOf<'listProducerOrders'>;

const MINUTE = 60_000;

interface Listed {
  orders: ProducerOrderDto[];
  pagination: { total: number; hasMore: boolean; asOf: string };
  counts: OrderCounts;
}

const list = async (api: TestApi, as: ApiUser, query: Query = {}): Promise<Listed> =>
  (await api.call('listProducerOrders', { query }, as)).body.data;
const idsOf = async (api: TestApi, as: ApiUser, query: Query = {}) =>
  (await list(api, as, query)).orders.map(({ orderId }) => orderId);
const look = (api: TestApi, id: string, as: ApiUser) => api.call('getProducerOrder', { params: { id } }, as);
const move = (api: TestApi, orderId: string, status: ProducerOrderDto['status'], as: ApiUser) =>
  api.call('changeOrderStatus', { params: { orderId }, body: { status } }, as);

/** Places an order of one of each product, then advances the clock by a minute. */
async function place(api: TestApi, goods: readonly MarketProductRow[], fullName = MARKET_SHIPPING.fullName) {
  const shopper = await shopperWithCart(api, ...goods.map((one): [MarketProductRow, number] => [one, 1]));
  const { body } = await checkOutCart(api, shopper, undefined, { ...MARKET_SHIPPING, fullName });
  api.clock.turn(MINUTE);
  return { id: body.data.order.id as string, shopper };
}

describeApi('the orders of who sells', (api) => {
  test('R7.19 R3.13 R4.12 lists the own lines of each order, as far as the least advanced, by state and page by page', async () => {
    const [mine, theirs] = [await api().person('producer'), await api().person('producer')];
    const honey = await addProduct(api(), mine, { name: 'Miel', priceCents: 850 });
    const candle = await addProduct(api(), mine, { name: 'Vela', priceCents: 300 });
    const bowl = await addProduct(api(), theirs, { name: 'Cuenco', priceCents: 9_900 });
    const { id: a } = await place(api(), [honey, candle, bowl]);
    const { id: b } = await place(api(), [honey, bowl]);
    const { id: c } = await place(api(), [candle]);
    await place(api(), [bowl]);
    const [line] = (await list(api(), mine)).orders.at(-1)!.productOrders;
    await api().call(
      'changeProductOrderStatus',
      { params: { orderId: a, productOrderId: line!.id }, body: { status: 'organizing' } },
      mine,
    );
    await move(api(), b, 'cancelled', mine);
    await move(api(), b, 'organizing', theirs);
    const all = await list(api(), mine);
    expect(
      all.orders.map(({ orderId, status, totalPrice, productOrders, productOrdersCount }) => [
        orderId,
        status,
        totalPrice,
        productOrders.map(({ product, status: step }) => `${product?.name} ${step}`),
        productOrdersCount,
      ]),
    ).toEqual([
      [c, 'pending', 3, ['Vela pending'], 1],
      [b, 'cancelled', 8.5, ['Miel cancelled'], 1],
      [a, 'pending', 11.5, ['Miel organizing', 'Vela pending'], 2],
    ]);
    expect(JSON.stringify(all)).not.toMatch(/Cuenco|:99/);
    expect(all.counts).toEqual(sampleOrderCounts({ pending: 2, cancelled: 1 }));
    expect([all.pagination.total, all.pagination.hasMore]).toEqual([3, false]);
    const pending = await list(api(), mine, { status: 'pending', limit: 1 });
    expect([pending.orders.map(({ orderId }) => orderId), pending.pagination, pending.counts]).toEqual([
      [c],
      { total: 2, hasMore: true, asOf: pending.pagination.asOf },
      all.counts,
    ]);
    const { asOf } = pending.pagination;
    api().clock.turn(MINUTE);
    await place(api(), [honey]);
    expect(await idsOf(api(), mine, { status: 'pending', limit: 1, page: 2, asOf })).toEqual([a]);
    expect(await idsOf(api(), mine, { offset: 2, limit: 1, asOf })).toEqual([a]);
  });

  test('R4.12 the state that is listed goes along with the lines, to the end, and with nobody else’s', async () => {
    const [mine, theirs] = [await api().person('producer'), await api().person('producer')];
    const goods = [await addProduct(api(), mine), await addProduct(api(), theirs)];
    const { id, shopper } = await place(api(), goods);
    const states = async () => [
      ...(await list(api(), mine)).orders.map(({ status }) => status),
      ...(await idsOf(api(), theirs, { status: 'pending' })),
    ];
    for (const step of ['organizing', 'ready_to_ship', 'shipped', 'delivered'] as const) {
      await move(api(), id, step, mine);
      expect(await states()).toEqual([step, id]);
      expect((await list(api(), mine)).counts).toEqual(sampleOrderCounts({ [step]: 1 }));
    }
    await move(api(), id, 'cancelled', theirs);
    api().clock.turn(MINUTE);
    await move(api(), id, 'completed', await api().person('admin'));
    const [completed] = (await list(api(), mine, { status: 'completed' })).orders;
    const now = new Date(api().clock.now()).toISOString();
    expect([completed?.status, completed?.lastUpdatedAt]).toEqual(['completed', now]);
    expect((await list(api(), theirs, { status: 'cancelled' })).orders[0]?.status).toBe('cancelled');
    const called = await place(api(), goods);
    await api().call('cancelOrder', { params: { id: called.id } }, called.shopper);
    expect(await idsOf(api(), mine, { status: 'cancelled' })).toEqual([called.id]);
    expect(shopper.id).not.toBe(called.shopper.id);
  });

  test('R7.19 is searched by number, by who bought and by the own goods, by store and by days', async () => {
    const [mine, theirs] = [await api().person('producer'), await api().person('producer')];
    const store = await addStore(api(), mine);
    const jam = await addProduct(api(), mine, { name: 'Mermelada de higo', popupStoreId: store.id });
    const candle = await addProduct(api(), mine, { name: 'Vela 100%' });
    const bowl = await addProduct(api(), theirs, { name: 'Cuenco azul' });
    const from = api().clock.now();
    const { id: a } = await place(api(), [jam, bowl], 'Íñigo Peña');
    const { id: b } = await place(api(), [candle], 'Marina Soler');
    const { id: c } = await place(api(), [jam], 'Marina Gil');
    const found = (q: string) => idsOf(api(), mine, { q });
    expect(await found(orderNumber(b))).toEqual([b]);
    expect(await found(`#${orderNumber(a).toLowerCase()}`)).toEqual([a]);
    expect(await found(c)).toEqual([c]);
    expect(await found('iñigo')).toEqual([a]);
    expect(await found('peña')).toEqual([a]);
    expect(await found('mármelada')).toEqual([]);
    expect(await found('MERMELÁDA')).toEqual([c, a]);
    expect(await found('marina mermelada')).toEqual([c]);
    expect(await found('100%')).toEqual([b]);
    expect(await found('%')).toEqual([b]);
    expect(await found('cuenco')).toEqual([]);
    expect(await idsOf(api(), theirs, { q: 'cuenco' })).toEqual([a]);
    expect(await idsOf(api(), await api().person('admin'), { q: 'cuenco iñigo' })).toEqual([a]);
    expect(await idsOf(api(), mine, { popupStoreId: store.id })).toEqual([c, a]);
    expect(await idsOf(api(), mine, { popupStoreId: newId() })).toEqual([]);
    const at = (turns: number) => new Date(from + turns * MINUTE).toISOString();
    expect(await idsOf(api(), mine, { fromDate: at(1), toDate: at(1) })).toEqual([b]);
    const { counts, pagination } = await list(api(), mine, { q: 'marina', status: 'shipped' });
    expect([counts, pagination.total]).toEqual([sampleOrderCounts({ pending: 2 }), 0]);
  });

  test('R7.19 what was sold before orders had a text to be found by is found by the same', async () => {
    const mine = await api().person('producer');
    const goods = [
      await addProduct(api(), mine, { name: 'Mermelada de HIGO Ñora' }),
      await addProduct(api(), mine, { name: 'Vela 100%' }),
    ];
    const { id } = await place(api(), goods, 'Íñigo Peña Àngels');
    const found = async () =>
      (await api().db.select().from(parcels).where(eq(parcels.orderId, id))).map(({ searchText }) =>
        searchText.split(' ').toSorted(),
      );
    const written = await found();
    await api().db.update(parcels).set({ searchText: '' }).where(eq(parcels.orderId, id));
    const steps = readFileSync(`${MIGRATIONS_FOLDER}/0024_parcel_search.sql`, 'utf8').split(
      '--> statement-breakpoint',
    );
    for (const step of steps.filter((one) => one.trim().startsWith('UPDATE')))
      await api().db.execute(sql.raw(step));
    expect(written).toEqual(
      [
        [
          orderNumber(id).toLowerCase(),
          '100%',
          'angels',
          'de',
          'higo',
          'iñigo',
          'mermelada',
          'peña',
          'vela',
          'ñora',
        ],
      ].map((words) => words.toSorted()),
    );
    expect(await found()).toEqual(written);
  });

  test('R6.2 R8.15 one order is told by the own lines to its producer, whole to an admin, to nobody else', async () => {
    const [mine, theirs] = [await api().person('producer'), await api().person('producer')];
    const admin = await api().person('admin');
    const store = await addStore(api(), mine, { name: 'La Colmena' });
    const honey = await addProduct(api(), mine, { name: 'Miel', priceCents: 850, popupStoreId: store.id });
    const bowl = await addProduct(api(), theirs, { name: 'Cuenco', priceCents: 9_900 });
    const { id, shopper } = await place(api(), [honey, bowl]);
    await move(api(), id, 'organizing', theirs);
    const { productOrders, history, ...order } = (await look(api(), id, mine)).body.data.order;
    const placedAt = new Date(api().clock.now() - MINUTE).toISOString();
    expect(order).toEqual({
      orderId: id,
      consumerInfo: { userId: shopper.id, fullName: MARKET_SHIPPING.fullName },
      totalPrice: 8.5,
      status: 'pending',
      shippingInfo: MARKET_SHIPPING,
      productOrdersCount: 1,
      orderCreatedAt: placedAt,
      lastUpdatedAt: placedAt,
      stores: [{ id: store.id, name: 'La Colmena', ownerInfo: null }],
    });
    expect([productOrders.length, productOrders[0].product.name, history.length]).toEqual([1, 'Miel', 1]);
    const whole = (await look(api(), id, admin)).body.data.order;
    expect([whole.totalPrice, whole.productOrdersCount, whole.status]).toEqual([107.5, 2, 'pending']);
    const stranger = await look(api(), id, await api().person('producer'));
    expect([stranger.status, stranger.body.status.message]).toEqual([
      403,
      'No tienes permisos para acceder a este pedido. Verifica que seas el productor correcto.',
    ]);
    const consumer = await look(api(), id, shopper);
    expect([consumer.status, consumer.body.status.message]).toEqual([
      403,
      'No tienes permisos de productor para ver este pedido',
    ]);
    expect((await look(api(), newId(), admin)).status).toBe(404);
    const nothing = await list(api(), shopper);
    expect([nothing.orders, nothing.pagination.total, nothing.counts]).toEqual([[], 0, sampleOrderCounts()]);
    expect(await idsOf(api(), admin, { limit: 1 })).toEqual([id]);
    await api().db.update(users).set({ role: 'consumer' }).where(eq(users.id, mine.id));
    expect(await idsOf(api(), mine)).toEqual([]);
  });
});
