import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { expect, test, vi } from 'vitest';
import { orderEvents, orders, productOrders } from '../../server/db/schema-orders.ts';
import { describeApi, type ApiUser, type TestApi } from '../support/api/api.ts';
import {
  addProduct,
  addStore,
  checkOutCart,
  MARKET_SHIPPING,
  shopperWithCart,
  stockOf,
} from '../support/api/add-market-rows.ts';
import { sampleOrderCounts } from '../support/samples/samples.ts';

const read = (api: TestApi, id: string, as?: ApiUser) => api.call('getOrder', { params: { id } }, as);
const cancel = (api: TestApi, id: string, as?: ApiUser) => api.call('cancelOrder', { params: { id } }, as);
const ids = async (api: TestApi, query: Record<string, string | number>, as: ApiUser) =>
  (await api.call('listOrders', { query }, as)).body.data.orders.map(({ id }: { id: string }) => id);

/** Places orders an hour apart; returns their ids, oldest first. */
async function buyTimes(
  api: TestApi,
  shopper: ApiUser,
  product: { id: string },
  times: number,
): Promise<string[]> {
  const placed: string[] = [];
  for (let count = 0; count < times; count += 1) {
    await api.call('addCartItem', { body: { productId: product.id, quantity: 1 } }, shopper);
    placed.push((await checkOutCart(api, shopper)).body.data.order.id);
    api.clock.turn(60_000);
  }
  return placed;
}

describeApi('orders', (api) => {
  test('R7.18 lists the own orders, newest first, by page and by filter; an admin everybody’s', async () => {
    const product = await addProduct(api(), await api().person('producer'), { stock: 100 });
    const [shopper, stranger, admin] = [
      await api().person('consumer'),
      await api().person('consumer'),
      await api().person('admin'),
    ];
    const from = new Date(api().clock.now()).toISOString();
    const [a, b, c] = await buyTimes(api(), shopper, product, 3);
    await cancel(api(), b!, shopper);
    const [other] = await buyTimes(api(), stranger, product, 1);
    expect(await ids(api(), {}, shopper)).toEqual([c, b, a]);
    expect(await ids(api(), { limit: 2, page: 2 }, shopper)).toEqual([a]);
    expect(await ids(api(), { limit: 2, offset: 1 }, shopper)).toEqual([b, a]);
    expect(await ids(api(), { status: 'cancelled' }, shopper)).toEqual([b]);
    const minuteLater = new Date(Date.parse(from) + 60_000).toISOString();
    expect(await ids(api(), { fromDate: minuteLater, toDate: minuteLater }, shopper)).toEqual([b]);
    expect(await ids(api(), { fromDate: from, limit: 100 }, admin)).toEqual([other, c, b, a]);
    const { pagination } = (await api().call('listOrders', { query: { limit: 2 } }, shopper)).body.data;
    expect(pagination).toEqual({ total: 3, hasMore: true, asOf: new Date(api().clock.now()).toISOString() });
  });

  test('R7.18 an admin finds them by word and by store, and is told how many are in each status; nobody else is', async () => {
    const producer = await api().person('producer');
    const store = await addStore(api(), producer);
    const honey = await addProduct(api(), producer, { name: 'Miel', popupStoreId: store.id });
    const candle = await addProduct(api(), producer, { name: 'Vela' });
    const [shopper, admin] = [await api().person('consumer'), await api().person('admin')];
    const fromDate = new Date(api().clock.now()).toISOString();
    const [a] = await buyTimes(api(), shopper, honey, 1);
    const [b] = await buyTimes(api(), shopper, candle, 1);
    await cancel(api(), b!, shopper);
    expect(await ids(api(), { fromDate, q: 'miel' }, admin)).toEqual([a]);
    expect(await ids(api(), { fromDate, popupStoreId: store.id }, admin)).toEqual([a]);
    const seenBy = async (as: ApiUser) =>
      (await api().call('listOrders', { query: { fromDate, status: 'pending' } }, as)).body.data.counts;
    expect([await seenBy(admin), await seenBy(shopper)]).toEqual([
      sampleOrderCounts({ pending: 1, cancelled: 1 }),
      undefined,
    ]);
    const { pagination } = (await api().call('listOrders', { query: { fromDate } }, admin)).body.data;
    expect(pagination).toEqual(expect.objectContaining({ total: 2, hasMore: false }));
    const nothing = (await api().call('listOrders', { query: { q: 'nada-de-esto' } }, admin)).body.data;
    expect([nothing.orders, nothing.pagination.total, nothing.counts]).toEqual([[], 0, sampleOrderCounts()]);
    const { asOf } = (await api().call('listOrders', { query: {} }, shopper)).body.data.pagination;
    api().clock.turn(1_000);
    await buyTimes(api(), shopper, honey, 1);
    expect(await ids(api(), { asOf }, shopper)).toEqual([b, a]);
  });

  test('battery 1 battery 6 others’ orders look like orders that do not exist', async () => {
    const [producer, other] = [await api().person('producer'), await api().person('producer')];
    const product = await addProduct(api(), producer);
    const shopper = await shopperWithCart(api(), [product, 1]);
    const { id } = (await checkOutCart(api(), shopper)).body.data.order;
    const [stranger, admin] = [await api().person('consumer'), await api().person('admin')];
    const people = [undefined, shopper, stranger, producer, other, admin];
    const statuses = async (call: 'getOrder' | 'getConsumerOrder' | 'cancelOrder') => {
      const answers = [];
      for (const as of people) answers.push((await api().call(call, { params: { id } }, as)).status);
      return answers;
    };
    expect(await statuses('getOrder')).toEqual([401, 200, 404, 200, 403, 200]);
    expect(await statuses('getConsumerOrder')).toEqual([401, 200, 404, 200, 403, 200]);
    expect((await read(api(), id, stranger)).body).toEqual((await read(api(), newId(), stranger)).body);
    expect((await read(api(), id, other)).body).toEqual((await read(api(), newId(), other)).body);
    expect((await read(api(), id, other)).body.status).toEqual({
      code: 'NOT_OWNER',
      message: 'No tienes permisos para acceder a este pedido. Verifica que seas el productor correcto.',
    });
    expect((await cancel(api(), id, stranger)).status).toBe(404);
    for (const as of [producer, other, admin]) expect((await cancel(api(), id, as)).status).toBe(403);
    expect((await read(api(), id, shopper)).body.data.order.status).toBe('pending');
    expect(await ids(api(), {}, producer)).toEqual([]);
  });

  test('R3.13 battery 4 a producer sees of an order the own lines, where they go and how to reach who pays', async () => {
    const [mine, theirs] = [await api().person('producer'), await api().person('producer')];
    const [honey, bowl] = [
      await addProduct(api(), mine, { name: 'Miel', priceCents: 850 }),
      await addProduct(api(), theirs, { name: 'Cuenco', priceCents: 9_900 }),
    ];
    const shopper = await shopperWithCart(api(), [honey, 2], [bowl, 1]);
    const { id } = (await checkOutCart(api(), shopper)).body.data.order;
    const { order } = (await read(api(), id, mine)).body.data;
    const { items, history, ...rest } = order;
    expect(items.map(({ product }: { product: { name: string } }) => product.name)).toEqual(['Miel']);
    expect(history.map((event: { productOrderId: string }) => event.productOrderId)).toEqual([items[0].id]);
    expect(rest).toEqual({
      id,
      userId: shopper.id,
      totalPrice: 17,
      status: 'pending',
      shippingInfo: MARKET_SHIPPING,
      producerCount: 1,
      productOrdersCount: 1,
      completedProductOrders: 0,
      createdAt: rest.createdAt,
      updatedAt: rest.createdAt,
      stores: [],
    });
    expect(JSON.stringify(order)).not.toMatch(/Cuenco|"(price|totalPrice)":99/);
  });

  test('R6.2 R8.15 who is no producer is told so of a producer’s order, and so is who has not signed in', async () => {
    const denied = (as?: ApiUser) => api().call('getProducerOrder', { params: { id: newId() } }, as);
    const answers = [await denied(await api().person()), await denied()];
    expect(answers.map(({ status, body }) => [status, body.status.code, body.status.message])).toEqual([
      [403, 'FORBIDDEN', 'No tienes permisos de productor para ver este pedido'],
      [401, 'UNAUTHENTICATED', 'Usuario no autenticado como productor'],
    ]);
  });

  test('R8.15 who sells nothing because nobody is there is told so, and which order is meant has to be said', async () => {
    const producer = await api().person('producer');
    const params = { orderId: newId(), productOrderId: newId() };
    const body = { status: 'organizing' } as const;
    const steps = (orderId: string, as?: ApiUser) => [
      api().call('changeOrderStatus', { params: { orderId }, body }, as),
      api().call('changeProductOrderStatus', { params: { ...params, orderId }, body }, as),
    ];
    const answers = await Promise.all([
      api().call('listProducerOrders', {}),
      api().call('getProducerStats', {}),
      ...steps(params.orderId),
      api().call('getProducerOrder', { params: { id: ' ' } }, producer),
      ...steps(' ', producer),
    ]);
    expect(answers.map(({ status, body: { status: told } }) => [status, told.code, told.message])).toEqual([
      [401, 'UNAUTHENTICATED', 'Usuario no autenticado como productor'],
      [401, 'UNAUTHENTICATED', 'Usuario no autenticado como productor'],
      [401, 'UNAUTHENTICATED', 'Debes iniciar sesión para actualizar el estado'],
      [401, 'UNAUTHENTICATED', 'Debes iniciar sesión para actualizar el estado'],
      [422, 'VALIDATION_FAILED', 'ID del pedido es requerido'],
      [422, 'VALIDATION_FAILED', 'ID del pedido es requerido'],
      [422, 'VALIDATION_FAILED', 'ID del pedido es requerido'],
    ]);
  });

  test('R4.13 R5.14 R8.10 cancels a pending order, gives its stock back once and tells of it', async () => {
    const product = await addProduct(api(), await api().person('producer'));
    const shopper = await shopperWithCart(api(), [product, 3]);
    const { id } = (await checkOutCart(api(), shopper)).body.data.order;
    await vi.waitFor(async () => {
      const { body: before } = await api().call('getProduct', { params: { id: product.id } });
      expect(before.data.product.stock).toBe(7);
    });
    api().clock.turn(1_000);
    const { status, body } = await cancel(api(), id, shopper);
    const { order } = body.data;
    const lineId = order.items[0].id;
    expect([status, order.status, order.items[0].status]).toEqual([200, 'cancelled', 'cancelled']);
    expect(
      order.history.map(({ productOrderId, status }: Record<string, string>) => [productOrderId, status]),
    ).toEqual([
      [null, 'pending'],
      [lineId, 'pending'],
      [null, 'cancelled'],
      [lineId, 'cancelled'],
    ]);
    await vi.waitFor(async () => {
      const { body: after } = await api().call('getProduct', { params: { id: product.id } });
      expect(after.data.product.stock).toBe(10);
    });
    const again = await cancel(api(), id, shopper);
    expect([again.status, again.body.status]).toEqual([
      409,
      { code: 'INVALID_TRANSITION', message: 'El pedido no puede ser cancelado en su estado actual.' },
    ]);
    expect(await stockOf(api(), product)).toBe(10);
    await api().db.update(orderEvents).set({ actorId: null }).where(eq(orderEvents.orderId, id));
    const { history } = (await read(api(), id, shopper)).body.data.order;
    expect([history[0].actor, history[0].actorName]).toEqual([null, null]);
  });

  test('R4.13 cancels only while every line that is not cancelled is pending', async () => {
    const producer = await api().person('producer');
    const outcomes: Record<string, number> = {};
    for (const status of [
      'pending',
      'organizing',
      'ready_to_ship',
      'shipped',
      'delivered',
      'cancelled',
    ] as const) {
      const [a, b] = [await addProduct(api(), producer), await addProduct(api(), producer)];
      const shopper = await shopperWithCart(api(), [a, 1], [b, 1]);
      const { id, items } = (await checkOutCart(api(), shopper)).body.data.order;
      await api().db.update(productOrders).set({ status }).where(eq(productOrders.id, items[0].id));
      await api().db.update(orders).set({ status: 'pending' }).where(eq(orders.id, id));
      outcomes[status] = (await cancel(api(), id, shopper)).status;
      const wasCancelledBefore = status === 'cancelled';
      expect([await stockOf(api(), a), await stockOf(api(), b)]).toEqual(
        outcomes[status] === 200 ? [wasCancelledBefore ? 9 : 10, 10] : [9, 9],
      );
    }
    expect(outcomes).toEqual({
      pending: 200,
      organizing: 409,
      ready_to_ship: 409,
      shipped: 409,
      delivered: 409,
      cancelled: 200,
    });
  });
});
