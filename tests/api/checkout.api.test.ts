import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { popupStores } from '../../server/db/schema-stores.ts';
import { products } from '../../server/db/schema-products.ts';
import { describeApi, type ApiUser, type TestApi } from '../support/api/api.ts';
import {
  addProduct,
  addStore,
  storedCartOf,
  inHours,
  checkOutCart,
  MARKET_SHIPPING,
  shopperWithCart,
  stockOf,
} from '../support/api/add-market-rows.ts';

const told = ({ status, body }: { status: number; body: { status: object } }) => [status, body.status];
const ordersOf = async (api: TestApi, shopper: ApiUser, query = {}) =>
  (await api.call('listOrders', { query }, shopper)).body.data.orders.map(({ id }: { id: string }) => id);

describeApi('checkout', (api) => {
  test('R3.12 R4.19 R7.18 makes an order of the cart, takes the stock and empties the cart', async () => {
    const amparo = await api().person('producer', { fullName: 'Amparo Ferrer' });
    const inigo = await api().person('producer', { fullName: 'Íñigo Garmendia' });
    const store = await addStore(api(), amparo, { name: 'La Colmena' });
    const honey = await addProduct(api(), amparo, {
      name: 'Miel',
      priceCents: 10,
      popupStoreId: store.id,
      pictureNames: ['miel', 'miel-2'],
    });
    const bowl = await addProduct(api(), inigo, { name: 'Cuenco', priceCents: 1_450, stock: 1 });
    const shopper = await shopperWithCart(api(), [honey, 3], [bowl, 1]);
    const { status, body } = await checkOutCart(api(), shopper);
    const { order } = body.data;
    const line = (product: typeof honey, quantity: number, price: number, picture?: string) => ({
      id: order.items.find(({ productId }: { productId: string }) => productId === product.id).id,
      orderId: order.id,
      productId: product.id,
      producerId: product.producerId,
      quantity,
      price,
      status: 'pending',
      product: {
        id: product.id,
        name: product.name,
        producerName: 'Productora',
        producerId: product.producerId,
        shortDescription: 'Sirve para probar.',
        price,
        stock: product.stock - quantity,
        thumbnailUrl: picture ?? null,
        imageUrls: picture ? [picture] : [],
        isActive: true,
        popupStoreId: product.popupStoreId,
      },
      totalPrice: Number((price * quantity).toFixed(2)),
      storeName: product === honey ? 'La Colmena' : null,
      sellerName: product === honey ? 'Amparo Ferrer' : 'Íñigo Garmendia',
      carrier: null,
      trackingNumber: null,
    });
    const at = '2026-09-14T10:00:00.000Z';
    const by = { actor: 'consumer', actorName: 'Marina Soler' };
    const event = { status: 'pending', notes: null, createdAt: at, ...by };
    expect([status, order]).toEqual([
      201,
      {
        id: order.id,
        userId: shopper.id,
        items: [line(honey, 3, 0.1, '/pictures/miel.webp'), line(bowl, 1, 14.5)],
        totalPrice: 14.8,
        status: 'pending',
        shippingInfo: MARKET_SHIPPING,
        producerCount: 2,
        productOrdersCount: 2,
        completedProductOrders: 0,
        createdAt: at,
        updatedAt: at,
        history: [null, ...order.items.map(({ id }: { id: string }) => id)].map((productOrderId) => ({
          productOrderId,
          ...event,
        })),
        stores: [{ id: store.id, name: 'La Colmena', ownerInfo: null }],
      },
    ]);
    expect([
      await stockOf(api(), honey),
      await stockOf(api(), bowl),
      await storedCartOf(api(), shopper),
    ]).toEqual([7, 0, []]);
    expect((await api().call('getOrder', { params: { id: order.id } }, shopper)).body.data.order).toEqual(
      order,
    );
  });

  test('R5.10 battery 57 an empty cart and a missing one cannot be bought', async () => {
    const product = await addProduct(api(), await api().person('producer'));
    const shopper = await shopperWithCart(api(), [product, 1]);
    const nobody = await api().person('consumer');
    await checkOutCart(api(), shopper);
    const refused = [404, { code: 'CART_EMPTY', message: 'Tu carrito está vacío.' }];
    expect([told(await checkOutCart(api(), shopper)), told(await checkOutCart(api(), nobody))]).toEqual([
      refused,
      refused,
    ]);
    expect((await ordersOf(api(), shopper)).length).toBe(1);
  });

  test('R5.8 battery 13 shipping is required, and nothing else of the body counts', async () => {
    const product = await addProduct(api(), await api().person('producer'), { priceCents: 900 });
    const shopper = await shopperWithCart(api(), [product, 1]);
    const empty = await api().call('checkout', { body: { shippingInfo: {} as never } }, shopper);
    expect([empty.status, empty.body.errors.map(({ message }: { message: string }) => message)]).toEqual([
      422,
      [
        'Nombre completo es requerido',
        'Dirección es requerida',
        'Código postal es requerido',
        'Ciudad es requerida',
        'Formato de email inválido',
      ],
    ]);
    const body = {
      shippingInfo: MARKET_SHIPPING,
      items: [],
      totalPrice: 0.01,
      status: 'completed',
      userId: newId(),
      discount: 100,
    };
    const { order } = (await api().call('checkout', { body }, shopper)).body.data;
    expect([order.totalPrice, order.status, order.userId]).toEqual([9, 'pending', shopper.id]);
  });

  test('R4.10 R8.9 battery 68 buys from the first to the last moment of a store, and says why not otherwise', async () => {
    const producer = await api().person('producer');
    const now = api().clock.now();
    const buyAfter = async (change: (id: string) => Promise<unknown>) => {
      const store = await addStore(api(), producer);
      const shopper = await shopperWithCart(api(), [
        await addProduct(api(), producer, { popupStoreId: store.id }),
        1,
      ]);
      await change(store.id);
      const { status, body } = await checkOutCart(api(), shopper);
      const { orders } = (await api().call('listOrders', {}, shopper)).body.data;
      expect(orders.length).toBe(status === 201 ? 1 : 0);
      return [status, body.status.code, status === 201 ? '' : body.status.message];
    };
    const buyIn = (fields: Partial<typeof popupStores.$inferSelect>) =>
      buyAfter((id) => api().db.update(popupStores).set(fields).where(eq(popupStores.id, id)));
    const unavailable = [409, 'STORE_CLOSED', 'La tienda no está disponible para compras'];
    const ended = 'La tienda finalizó el 14 sept 2026, 11:00. Ya no se pueden realizar compras.';
    expect({
      opensNow: await buyIn({ startDate: new Date(now) }),
      opensIn1ms: await buyIn({ startDate: new Date(now + 1) }),
      closesNow: await buyIn({ endDate: new Date(now) }),
      closed1hAgo: await buyIn({ endDate: inHours(api(), -1) }),
      ended: await buyIn({ status: 'ended', endDate: inHours(api(), -1) }),
      paused: await buyIn({ status: 'paused' }),
      archived: await buyIn({ status: 'archived' }),
      withoutDates: await buyIn({ startDate: null }),
      deleted: await buyAfter((id) => api().call('deletePopupStore', { params: { id } }, producer)),
    }).toEqual({
      opensNow: [201, 'SUCCESS', ''],
      opensIn1ms: [409, 'STORE_CLOSED', 'La tienda comenzará el 14 sept 2026, 12:00'],
      closesNow: [201, 'SUCCESS', ''],
      closed1hAgo: [409, 'STORE_CLOSED', ended],
      ended: [409, 'STORE_CLOSED', ended],
      paused: unavailable,
      archived: unavailable,
      withoutDates: unavailable,
      deleted: [
        409,
        'INSUFFICIENT_STOCK',
        'Algunos productos ya no están disponibles. Revisa tu carrito. Producto de prueba (sin stock)',
      ],
    });
  });

  test('R4.10 R8.9 battery 68 where the clocks are changed a store is open for as long as it said', async () => {
    const before = api().clock.now();
    const producer = await api().person('producer');
    const buyAt = async (instant: string, startDate: string, endDate: string) => {
      api().clock.set('2026-10-01T10:00:00.000Z');
      const store = await addStore(api(), producer);
      const product = await addProduct(api(), producer, { popupStoreId: store.id });
      api().clock.set(instant);
      const shopper = await shopperWithCart(api(), [product, 1]);
      const dates = { startDate: new Date(startDate), endDate: new Date(endDate) };
      await api().db.update(popupStores).set(dates).where(eq(popupStores.id, store.id));
      const { status, body } = await checkOutCart(api(), shopper);
      return status === 201 ? 'bought' : body.status.message;
    };
    // From the first 2:30 to the second: daylight saving ends in Madrid in between.
    const autumn = (instant: string) =>
      buyAt(instant, '2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z');
    // From 3:00, the skipped 2:00, to 3:30: daylight saving begins in Madrid.
    const spring = (instant: string) =>
      buyAt(instant, '2027-03-28T01:00:00.000Z', '2027-03-28T01:30:00.000Z');
    expect([
      await autumn('2026-10-25T00:29:59.999Z'),
      await autumn('2026-10-25T00:30:00.000Z'),
      await autumn('2026-10-25T01:30:00.000Z'),
      await autumn('2026-10-25T01:30:00.001Z'),
      await spring('2027-03-28T00:59:59.999Z'),
      await spring('2027-03-28T01:00:00.000Z'),
      await spring('2027-03-28T01:30:00.000Z'),
      await spring('2027-03-28T01:30:00.001Z'),
    ]).toEqual([
      'La tienda comenzará el 25 oct 2026, 02:30',
      'bought',
      'bought',
      'La tienda finalizó el 25 oct 2026, 02:30. Ya no se pueden realizar compras.',
      'La tienda comenzará el 28 mar 2027, 03:00',
      'bought',
      'bought',
      'La tienda finalizó el 28 mar 2027, 03:30. Ya no se pueden realizar compras.',
    ]);
    api().clock.turn(before - api().clock.now());
  });

  test('R8.8 battery 64 a changed price refuses, shows itself in the cart and then sells', async () => {
    const product = await addProduct(api(), await api().person('producer'), { priceCents: 500 });
    const shopper = await shopperWithCart(api(), [product, 2]);
    const other = await shopperWithCart(api(), [product, 1]);
    await api().db.update(products).set({ priceCents: 650 }).where(eq(products.id, product.id));
    expect((await storedCartOf(api(), shopper)).map(({ price }) => price)).toEqual([5]);
    const refused = [409, { code: 'PRICE_CHANGED', message: 'Los precios han cambiado. Revisa tu carrito.' }];
    expect(told(await checkOutCart(api(), shopper))).toEqual(refused);
    expect((await storedCartOf(api(), shopper)).map(({ price }) => price)).toEqual([6.5]);
    expect((await storedCartOf(api(), other)).map(({ price }) => price)).toEqual([5]);
    const { order } = (await checkOutCart(api(), shopper)).body.data;
    await api().db.update(products).set({ priceCents: 1, name: 'Otro' }).where(eq(products.id, product.id));
    const kept = (await api().call('getOrder', { params: { id: order.id } }, shopper)).body.data.order;
    expect([order.totalPrice, kept.totalPrice, kept.items[0].product.name]).toEqual([
      13,
      13,
      'Producto de prueba',
    ]);
    await api().db.delete(products).where(eq(products.id, product.id));
    const last = (await api().call('getOrder', { params: { id: order.id } }, shopper)).body.data.order;
    expect([last.totalPrice, last.items[0].price, last.items[0].product]).toEqual([
      13,
      6.5,
      expect.objectContaining({ name: 'Producto de prueba', stock: 0, isActive: false }),
    ]);
    const cancelled = await api().call('cancelOrder', { params: { id: order.id } }, shopper);
    expect([cancelled.status, cancelled.body.data.order.status]).toEqual([200, 'cancelled']);
  });

  test('R8.8 battery 63 one product short refuses the whole cart, names it and leaves everything as it was', async () => {
    const producer = await api().person('producer');
    const [a, b, c] = [
      await addProduct(api(), producer, { name: 'Miel' }),
      await addProduct(api(), producer, { name: 'Queso' }),
      await addProduct(api(), producer, { name: 'Pan' }),
    ];
    const shopper = await shopperWithCart(api(), [a, 1], [b, 2], [c, 1]);
    const before = await storedCartOf(api(), shopper);
    await api().db.update(products).set({ stock: 1 }).where(eq(products.id, b.id));
    await api().db.update(products).set({ isActive: false }).where(eq(products.id, c.id));
    const { status, body } = await checkOutCart(api(), shopper);
    const message =
      'Algunos productos ya no están disponibles. Revisa tu carrito. Queso (stock: 1), Pan (sin stock)';
    expect([status, body]).toEqual([
      409,
      {
        status: { code: 'INSUFFICIENT_STOCK', message },
        errors: [
          { field: b.id, message: 'Queso (stock: 1)' },
          { field: c.id, message: 'Pan (sin stock)' },
        ],
      },
    ]);
    expect([await stockOf(api(), a), await stockOf(api(), b), await storedCartOf(api(), shopper)]).toEqual([
      10,
      1,
      before,
    ]);
  });

  test('battery 58 a key gives the same order, refuses another body, and is each shopper’s own', async () => {
    const producer = await api().person('producer');
    const product = await addProduct(api(), producer);
    const [shopper, other] = [
      await shopperWithCart(api(), [product, 1]),
      await shopperWithCart(api(), [product, 1]),
    ];
    const key = newId();
    const first = await checkOutCart(api(), shopper, key);
    expect(await ordersOf(api(), shopper, { idempotencyKey: key })).toEqual([first.body.data.order.id]);
    expect(await ordersOf(api(), other, { idempotencyKey: key })).toEqual([]);
    expect(await ordersOf(api(), await api().person('admin'), { idempotencyKey: key })).toEqual([]);
    expect(await ordersOf(api(), shopper, { idempotencyKey: newId() })).toEqual([]);
    await api().call('addCartItem', { body: { productId: product.id, quantity: 1 } }, shopper);
    expect((await checkOutCart(api(), shopper, key.toUpperCase())).body.data).toEqual(first.body.data);
    expect((await storedCartOf(api(), shopper)).length).toBe(1);
    const turned = Object.fromEntries(Object.entries(MARKET_SHIPPING).toReversed()) as typeof MARKET_SHIPPING;
    expect((await checkOutCart(api(), shopper, key, turned)).body.data).toEqual(first.body.data);
    const mismatch = await checkOutCart(api(), shopper, key, { ...MARKET_SHIPPING, city: 'Sevilla' });
    expect([mismatch.status, mismatch.body.status.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
    const theirs = await checkOutCart(api(), other, key);
    expect([theirs.status, theirs.body.data.order.id === first.body.data.order.id]).toEqual([201, false]);
  });

  test('battery 58 it does so for 24 h to the millisecond, and is a new one from then on', async () => {
    const product = await addProduct(api(), await api().person('producer'));
    const shopper = await shopperWithCart(api(), [product, 1]);
    const key = newId();
    const first = (await checkOutCart(api(), shopper, key)).body.data.order.id;
    const later = async (ms: number) => {
      api().clock.turn(ms);
      const body = { refresh_token: shopper.refreshToken };
      const renewed = (await api().call('refreshToken', { body })).body;
      Object.assign(shopper, { token: renewed.access_token, refreshToken: renewed.refresh_token });
    };
    const again = async () => (await checkOutCart(api(), shopper, key)).body.data.order.id;
    await later(24 * 60 * 60_000 - 1);
    await api().call('addCartItem', { body: { productId: product.id, quantity: 2 } }, shopper);
    const other = await checkOutCart(api(), shopper, key, { ...MARKET_SHIPPING, city: 'Sevilla' });
    expect([await again(), other.status, (await storedCartOf(api(), shopper)).length]).toEqual([
      first,
      422,
      1,
    ]);
    await later(1);
    const next = await again();
    expect([await ordersOf(api(), shopper), (await storedCartOf(api(), shopper)).length]).toEqual([
      [next, first],
      0,
    ]);
    expect(await again()).toBe(next);
  });

  test('battery 58 a key that is no UUID is refused before anything happens', async () => {
    const product = await addProduct(api(), await api().person('producer'));
    const shopper = await shopperWithCart(api(), [product, 1]);
    const wrong = ['', 'clave', 'x'.repeat(300), `${newId()}0`];
    const answers = await Promise.all(wrong.map((key) => checkOutCart(api(), shopper, key)));
    expect(answers.map(({ status, body }) => [status, body.status.code])).toEqual(
      wrong.map(() => [400, 'MALFORMED_REQUEST']),
    );
    expect(await ordersOf(api(), shopper)).toEqual([]);
  });

  test('R7.18 refusals are not kept under the key', async () => {
    const producer = await api().person('producer');
    const product = await addProduct(api(), producer, { stock: 1 });
    const shopper = await shopperWithCart(api(), [product, 1]);
    await api().db.update(products).set({ stock: 0 }).where(eq(products.id, product.id));
    const key = newId();
    const refused = await checkOutCart(api(), shopper, key);
    await api().db.update(products).set({ stock: 1 }).where(eq(products.id, product.id));
    expect([refused.status, (await checkOutCart(api(), shopper, key)).status]).toEqual([409, 201]);
  });

  test('R1.2 battery 1 only consumers check out', async () => {
    const statuses = [await checkOutCart(api(), undefined)];
    for (const role of ['producer', 'admin'] as const)
      statuses.push(await checkOutCart(api(), await api().person(role)));
    expect(statuses.map(({ status }) => status)).toEqual([401, 403, 403]);
  });
});
