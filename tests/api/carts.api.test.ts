import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { products } from '../../server/db/schema-products.ts';
import { popupStores } from '../../server/db/schema-stores.ts';
import { Refusal } from '../../server/http/refusal.ts';
import { insertCartItem } from '../../server/services/cart/add-cart-item.ts';
import { describeApi, type ApiUser, type TestApi } from '../support/api/api.ts';
import {
  addProduct,
  addStore,
  storedCartOf,
  checkOutCart,
  shopperWithCart,
  stockOf,
} from '../support/api/add-market-rows.ts';
import { callDuringChange } from '../support/api/statement-waits.ts';
import { tally, makeArray } from '../support/api/count-answers.ts';

const add = (api: TestApi, as: ApiUser, productId: string, quantity: unknown = 1) =>
  api.call('addCartItem', { body: { productId, quantity: quantity as number } }, as);
const setQuantity = (api: TestApi, as: ApiUser, itemId: string, quantity: unknown) =>
  api.call('updateCartItem', { params: { itemId }, body: { quantity: quantity as number } }, as);
const remove = (api: TestApi, as: ApiUser, itemId: string) =>
  api.call('removeCartItem', { params: { itemId } }, as);
const outcome = ({ status, body }: { status: number; body: { status: { code: string } } }) => [
  status,
  body.status.code,
];

describeApi('carts', (api) => {
  test('R7.17 R3.11 there is no cart before the first product, then it is whole', async () => {
    const producer = await api().person('producer');
    const product = await addProduct(api(), producer, { priceCents: 10 });
    const shopper = await api().person('consumer');
    expect(outcome(await api().call('getCart', {}, shopper))).toEqual([404, 'NOT_FOUND']);
    expect(outcome(await api().call('clearCart', {}, shopper))).toEqual([404, 'NOT_FOUND']);
    const { status, body } = await add(api(), shopper, product.id, 3);
    const { id } = body.data.cart;
    const [item] = body.data.cart.items;
    const shown = await api().call('getProduct', { params: { id: product.id } });
    expect([status, body.data.cart]).toEqual([
      201,
      {
        id,
        userId: shopper.id,
        items: [
          { id: item.id, productId: product.id, product: shown.body.data.product, quantity: 3, price: 0.1 },
        ],
        totalPrice: 0.3,
        createdAt: '2026-09-14T10:00:00.000Z',
        updatedAt: '2026-09-14T10:00:00.000Z',
      },
    ]);
    expect((await api().call('getCart', {}, shopper)).body.data).toEqual(body.data);
  });

  test('R3.11 R5.7 battery 14 one line for each product; adding adds up, and the sum is checked against the stock', async () => {
    const product = await addProduct(api(), await api().person('producer'), { stock: 5 });
    const shopper = await shopperWithCart(api(), [product, 2]);
    await add(api(), shopper, product.id, 3);
    const tooMany = await add(api(), shopper, product.id, 1);
    expect([tooMany.status, tooMany.body]).toEqual([
      409,
      {
        status: {
          code: 'INSUFFICIENT_STOCK',
          message: 'No hay suficiente stock disponible para este producto.',
        },
      },
    ]);
    const [line] = await storedCartOf(api(), shopper);
    expect([line?.quantity, line?.price]).toEqual([5, 5]);
  });

  test('battery 14 no other quantity gets through', async () => {
    const product = await addProduct(api(), await api().person('producer'), { stock: 5_000 });
    const shopper = await shopperWithCart(api(), [product, 1]);
    const [line] = await storedCartOf(api(), shopper);
    const wrong = [-1, 1.5, '2', 1e308, 2 ** 31, 2 ** 53, Number.NaN, null, [2], { $gt: 0 }, 1_000];
    const answers = [await add(api(), shopper, product.id, 0), await add(api(), shopper, product.id, 999)];
    for (const quantity of wrong) {
      answers.push(
        await add(api(), shopper, product.id, quantity),
        await setQuantity(api(), shopper, line!.id, quantity),
      );
    }
    expect(answers.map(outcome)).toEqual(answers.map(() => [422, 'INVALID_QUANTITY']));
    expect(await storedCartOf(api(), shopper)).toEqual([line]);
    const plenty = await addProduct(api(), await api().person('producer'), { stock: 1_000 });
    await add(api(), shopper, plenty.id, 999);
    expect(outcome(await add(api(), shopper, plenty.id, 1))).toEqual([422, 'INVALID_QUANTITY']);
  });

  test('R8.7 what is not for sale cannot be added', async () => {
    const producer = await api().person('producer');
    const draft = await addStore(api(), producer, { status: 'draft' });
    const inactive = await addProduct(api(), producer, { isActive: false });
    const hidden = await addProduct(api(), producer, { popupStoreId: draft.id });
    const shopper = await api().person('consumer');
    const answers = [];
    for (const id of [inactive.id, hidden.id, newId(), 'no-es-un-id'])
      answers.push(await add(api(), shopper, id));
    expect(answers.map(outcome)).toEqual(answers.map(() => [404, 'NOT_FOUND']));
    expect(outcome(await add(api(), shopper, ' '))).toEqual([422, 'INVALID_PRODUCT_ID']);
    expect(outcome(await api().call('getCart', {}, shopper))).toEqual([404, 'NOT_FOUND']);
  });

  test('R8.7 what is deleted while it is added is not available, and another error of the database stays one', async () => {
    const producer = await api().person('producer');
    const [product, other] = [await addProduct(api(), producer), await addProduct(api(), producer)];
    const shopper = await shopperWithCart(api(), [other, 1]);
    const late = await callDuringChange(
      api(),
      (db) => db.delete(products).where(eq(products.id, product.id)),
      () => add(api(), shopper, product.id),
    );
    expect(outcome(late)).toEqual([404, 'NOT_FOUND']);
    const wish = { asker: shopper.id, productId: other.id, quantity: 2 ** 31 };
    await expect(insertCartItem(api().context(), wish)).rejects.not.toBeInstanceOf(Refusal);
  });

  test('R5.7 R7.17 a line is changed, taken away by 0 and by DELETE, and the cart is emptied', async () => {
    const producer = await api().person('producer');
    const [a, b, c] = [
      await addProduct(api(), producer),
      await addProduct(api(), producer),
      await addProduct(api(), producer),
    ];
    const shopper = await shopperWithCart(api(), [a, 1], [b, 1], [c, 1]);
    const [first, second] = await storedCartOf(api(), shopper);
    expect((await setQuantity(api(), shopper, first!.id, 10)).status).toBe(200);
    expect((await setQuantity(api(), shopper, first!.id, 4)).body.data.cart.totalPrice).toBe(30);
    expect(outcome(await setQuantity(api(), shopper, first!.id, 11))).toEqual([409, 'INSUFFICIENT_STOCK']);
    expect((await setQuantity(api(), shopper, first!.id, 0)).body.data.cart.totalPrice).toBe(10);
    expect((await remove(api(), shopper, second!.id)).body.data.cart.totalPrice).toBe(5);
    expect(outcome(await remove(api(), shopper, second!.id))).toEqual([404, 'NOT_FOUND']);
    expect((await api().call('clearCart', {}, shopper)).body.data.cart.items).toEqual([]);
  });

  test.each([
    ['withdrawn', { isActive: false }],
    ['without its thumbnail', { isReady: false }],
    ['of a draft', { status: 'draft' }],
    ['of an archived store', { status: 'archived' }],
  ] as const)(
    'R8.7 the line of a product %s can be lowered and taken away, and not raised',
    async (_, change) => {
      const producer = await api().person('producer');
      const store = await addStore(api(), producer);
      const product = await addProduct(api(), producer, { popupStoreId: store.id });
      const shopper = await shopperWithCart(api(), [product, 3]);
      const [line] = await storedCartOf(api(), shopper);
      if ('status' in change) {
        await api().db.update(popupStores).set(change).where(eq(popupStores.id, store.id));
      } else await api().db.update(products).set(change).where(eq(products.id, product.id));
      expect((await setQuantity(api(), shopper, line!.id, 3)).status).toBe(200);
      const raised = await setQuantity(api(), shopper, line!.id, 4);
      expect([raised.status, raised.body]).toEqual([
        404,
        { status: { code: 'NOT_FOUND', message: 'Este producto ya no está disponible.' } },
      ]);
      expect(await storedCartOf(api(), shopper)).toEqual([line]);
      const [shown] = (await api().call('getCart', {}, shopper)).body.data.cart.items;
      expect(shown.product.isActive).toBe(!('isActive' in change));
      expect((await setQuantity(api(), shopper, line!.id, 2)).body.data.cart.items[0].quantity).toBe(2);
      expect(outcome(await setQuantity(api(), shopper, line!.id, 3))).toEqual([404, 'NOT_FOUND']);
      expect((await remove(api(), shopper, line!.id)).body.data.cart.items).toEqual([]);
    },
  );

  test('R1.2 battery 1 carts are the consumers’, and each has only the own', async () => {
    const product = await addProduct(api(), await api().person('producer'));
    const shopper = await shopperWithCart(api(), [product, 1]);
    const stranger = await shopperWithCart(api(), [product, 2]);
    const [line] = await storedCartOf(api(), shopper);
    const calls = (as?: ApiUser) => [
      api().call('getCart', {}, as),
      api().call('addCartItem', { body: { productId: product.id, quantity: 1 } }, as),
      api().call('updateCartItem', { params: { itemId: line!.id }, body: { quantity: 3 } }, as),
      api().call('removeCartItem', { params: { itemId: line!.id } }, as),
      api().call('clearCart', {}, as),
    ];
    const statuses = async (as?: ApiUser) => (await Promise.all(calls(as))).map(({ status }) => status);
    expect(await statuses()).toEqual([401, 401, 401, 401, 401]);
    for (const role of ['producer', 'admin'] as const) {
      expect(await statuses(await api().person(role))).toEqual([403, 403, 403, 403, 403]);
    }
    expect((await setQuantity(api(), stranger, line!.id, 3)).status).toBe(404);
    expect((await remove(api(), stranger, line!.id)).status).toBe(404);
    expect((await remove(api(), stranger, "1' or '1'='1")).status).toBe(404);
    expect((await setQuantity(api(), stranger, "1' or '1'='1", 3)).status).toBe(404);
    expect((await api().call('clearCart', {}, stranger)).status).toBe(200);
    expect(await storedCartOf(api(), shopper)).toEqual([line]);
  });

  test('battery 70 a cart holds 100 lines of 999, also when many come at once, and the fullest is bought within 2 s', async () => {
    const producer = await api().person('producer');
    const shelf = await Promise.all(makeArray(110, () => addProduct(api(), producer, { stock: 10_000 })));
    const shopper = await shopperWithCart(
      api(),
      ...shelf.slice(0, 95).map((product) => [product, 999] as [typeof product, number]),
    );
    const [line] = await storedCartOf(api(), shopper);
    const tooMuch = [
      await add(api(), shopper, shelf[99]!.id, 1_000),
      await add(api(), shopper, shelf[99]!.id, 10_000),
      await add(api(), shopper, shelf[0]!.id, 1),
      await setQuantity(api(), shopper, line!.id, 1_000),
    ];
    expect(tooMuch.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
    const answers = await Promise.all(shelf.slice(95).map(({ id }) => add(api(), shopper, id, 998)));
    expect(tally(answers)).toEqual({ '201 SUCCESS': 5, '409 CONFLICT': 10 });
    const last = shelf[95 + answers.findIndex(({ status }) => status === 201)]!;
    expect((await add(api(), shopper, last.id, 1)).status).toBe(201);
    const began = performance.now();
    const { status, body } = await checkOutCart(api(), shopper);
    expect(performance.now() - began).toBeLessThan(2_000);
    const { items, totalPrice } = body.data.order;
    expect([status, items.length, totalPrice]).toEqual([201, 100, 5 * (96 * 999 + 4 * 998)]);
    expect([await storedCartOf(api(), shopper), await stockOf(api(), last)]).toEqual([[], 9_001]);
  });

  test('battery 62 nothing that is added at once is lost or doubled', async () => {
    const producer = await api().person('producer');
    const [a, b] = [
      await addProduct(api(), producer, { stock: 15 }),
      await addProduct(api(), producer, { stock: 500 }),
    ];
    const shopper = await api().person('consumer');
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => add(api(), shopper, index % 2 === 0 ? a.id : b.id, 1)),
    );
    const counted = Object.groupBy(answers, ({ status }) => String(status));
    expect([counted['201']?.length, counted['409']?.length]).toEqual([35, 5]);
    const lines = await storedCartOf(api(), shopper);
    expect(new Map(lines.map(({ productId, quantity }) => [productId, quantity]))).toEqual(
      new Map([
        [a.id, 15],
        [b.id, 20],
      ]),
    );
  });
});
