import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { expect, test, vi } from 'vitest';
import type { BodyOf } from '../../contract/api/call-types.ts';
import { LIST_CHANGE_MARKER } from '../../server/db/change-feed.ts';
import type { Changes } from '../../server/db/engine.ts';
import { products } from '../../server/db/schema-products.ts';
import { type ApiAnswer, describeApi, type ApiUser, type TestApi } from '../support/api/api.ts';
import {
  addProduct,
  addStore,
  storedCartOf,
  checkOutCart,
  shopperWithCart,
  stockOf,
} from '../support/api/add-market-rows.ts';
import { fingerprint } from '../support/postgres/row-fingerprint.ts';

type Edit = BodyOf<'updateProduct'>;

const edit = (api: TestApi, id: string, body: Edit, as: ApiUser) =>
  api.call('updateProduct', { params: { id }, body }, as);
const turn = (api: TestApi, id: string, isActive: boolean, as: ApiUser) =>
  api.call('changeProductStatus', { params: { id }, body: { isActive } }, as);
const read = async (api: TestApi, id: string, as?: ApiUser) =>
  (await api.call('getProduct', { params: { id } }, as)).body.data?.product;
const namesIn = async (api: TestApi, query: Record<string, string>) =>
  (await api.call('listProducts', { query })).body.data.products.map(({ name }: { name: string }) => name);
const told = ({ status, body }: ApiAnswer) => [status, body.status.code, body.status.message];

const NOT_YOURS = [403, 'NOT_OWNER', 'Solo puedes modificar o eliminar tus propios productos.'];
const GONE = [404, 'NOT_FOUND', 'Producto no encontrado o no disponible.'];
const EDITED = [409, 'CONFLICT', 'El producto ha cambiado mientras lo editabas. Revísalo y guarda de nuevo.'];
const SOLD = [
  409,
  'CONFLICT',
  'Las existencias han cambiado mientras editabas el producto. Revísalas y guarda de nuevo.',
];

describeApi('edits of products', (api) => {
  test('R7.15 every process hears of what lists may show now, and of a sale what it touches', async () => {
    const heard: Changes[] = [];
    const stop = await api().engine.onChange((changes) => heard.push(changes));
    const producer = await api().person('producer');
    const { id, version } = await addProduct(api(), producer, { isActive: false });
    await turn(api(), id, true, producer);
    await edit(api(), id, { name: 'Jarra', version: version + 1 }, producer);
    await checkOutCart(api(), await shopperWithCart(api(), [{ id }, 1]));
    await api().call('deleteProduct', { params: { id } }, producer);
    await vi.waitFor(() =>
      expect(heard).toEqual([
        [id, LIST_CHANGE_MARKER],
        [id, LIST_CHANGE_MARKER],
        [id],
        [id, LIST_CHANGE_MARKER],
      ]),
    );
    await stop();
  });

  test('R7.15 changes what is named and nothing else, and everybody sees it at once', async () => {
    const producer = await api().person('producer');
    const store = await addStore(api(), producer);
    const { id } = await addProduct(api(), producer, { name: 'Vasija', popupStoreId: store.id });
    const before = await read(api(), id);
    api().clock.turn(60_000);
    const { status, body } = await edit(api(), id, { name: ' Ánfora ', price: 68.05 }, producer);
    const { popupStore, ...rest } = before;
    const after = {
      ...rest,
      popupStore,
      name: 'Ánfora',
      price: 68.05,
      version: 2,
      updatedAt: new Date(api().clock.now()).toISOString(),
    };
    expect([status, body.data]).toEqual([200, { product: after }]);
    expect(await read(api(), id)).toEqual(after);
    const { data } = (await api().call('listProducts', { query: { producerId: producer.id } })).body;
    expect(data.products).toEqual([after]);
    const mine = { producerId: producer.id };
    expect([
      await namesIn(api(), { ...mine, q: 'anfora' }),
      await namesIn(api(), { ...mine, q: 'vasija' }),
      await namesIn(api(), { ...mine, minPrice: '68', maxPrice: '69' }),
      await namesIn(api(), { ...mine, maxPrice: '10' }),
    ]).toEqual([['Ánfora'], [], ['Ánfora'], []]);
  });

  test('R7.15 every field can be changed, blanked where it may be blank, and comes back as it was sent', async () => {
    const producer = await api().person('producer');
    const store = await addStore(api(), producer);
    const { id } = await addProduct(api(), producer);
    const whole = {
      name: '<b>Miel</b> ñ 🍯',
      producerName: "O'Brien & Cía",
      shortDescription: '',
      price: 0.01,
      stock: 1_000_000,
      popupStoreId: store.id,
      isPopupStoreExclusive: true,
    };
    const { body } = await edit(api(), id, { ...whole, version: 1 }, producer);
    expect(body.data.product).toEqual({ ...(await read(api(), id)), ...whole, version: 2 });
  });

  test('R5.6 battery 14 battery 15 what a field may not be is refused in its words, and nothing is written', async () => {
    const producer = await api().person('producer');
    const { id } = await addProduct(api(), producer);
    const before = await fingerprint(api().db);
    const price = 'El precio debe ser un número mayor a 0';
    const stock = 'La cantidad debe ser un número mayor a 0';
    const wrong: [body: object, field: string, message: string][] = [
      [{ name: ' ' }, 'name', 'El nombre es requerido'],
      [{ name: 'ñ'.repeat(101) }, 'name', 'No puede superar los 100 caracteres'],
      [{ producerName: '' }, 'producerName', 'El nombre del productor es requerido'],
      [{ shortDescription: 'a'.repeat(301) }, 'shortDescription', 'No puede superar los 300 caracteres'],
      ...[0, -1, 0.001, 1e-7, 1_000_000, '1,50'].map((value): [object, string, string] => [
        { price: value },
        'price',
        price,
      ]),
      ...[0, -1, 1.5, '2', 2 ** 31, 1e308].map((value): [object, string, string] => [
        { stock: value, version: 1 },
        'stock',
        stock,
      ]),
      [{ popupStoreId: 'mi-tienda' }, 'popupStoreId', 'El identificador no es válido'],
      [{ version: 1 }, '', 'No hay datos para actualizar'],
    ];
    const answers = [];
    for (const [body] of wrong) answers.push(await edit(api(), id, body as Edit, producer));
    expect(answers.map(({ status, body }) => [status, body.status.code, body.errors])).toEqual(
      wrong.map(([, field, message]) => [422, 'VALIDATION_FAILED', [{ field, message }]]),
    );
    expect(await fingerprint(api().db)).toEqual(before);
    const last = answers.at(-1);
    expect(last?.body.status.message).toBe('No hay datos para actualizar');
  });

  test('R6.3 R8.11 battery 1 whose it is not is told so of what may be seen, and nothing of what is hidden', async () => {
    const [producer, rival, owner, admin] = [
      await api().person('producer'),
      await api().person('producer'),
      await api().person('producer'),
      await api().person('admin'),
    ];
    const draft = await addStore(api(), owner, { status: 'draft' });
    const shown = await addProduct(api(), producer);
    const hidden = await addProduct(api(), producer, { isActive: false });
    const inDraft = await addProduct(api(), producer, { popupStoreId: draft.id });
    const before = await fingerprint(api().db);
    const both = async (id: string, as: ApiUser) => {
      const [edited, turned] = [
        await edit(api(), id, { name: 'Robado' }, as),
        await turn(api(), id, false, as),
      ];
      expect(turned.body).toEqual(edited.body);
      return told(edited);
    };
    expect([
      await both(shown.id, rival),
      await both(hidden.id, rival),
      await both(inDraft.id, rival),
      await both(newId(), rival),
      await both(newId(), admin),
      await both(inDraft.id, owner),
    ]).toEqual([NOT_YOURS, GONE, GONE, GONE, GONE, NOT_YOURS]);
    expect(await fingerprint(api().db)).toEqual(before);
    expect([
      (await edit(api(), hidden.id, { name: 'Mío' }, producer)).status,
      (await edit(api(), inDraft.id, { name: 'De quien manda' }, admin)).status,
    ]).toEqual([200, 200]);
  });

  test('battery 3 the id in the address counts, and a body names neither another product nor another producer', async () => {
    const [producer, rival] = [await api().person('producer'), await api().person('producer')];
    const [own, other] = [await addProduct(api(), producer), await addProduct(api(), rival)];
    const before = await read(api(), other.id);
    const smuggled = {
      id: other.id,
      productId: other.id,
      producerId: rival.id,
      isActive: false,
      version: 1,
      editedVersion: 9,
      pictureNames: ['ajena'],
      name: 'Propio',
    };
    const { status, body } = await edit(api(), own.id, smuggled as Edit, producer);
    const { id, producerId, name, isActive, version, imageUrls } = body.data.product;
    expect([status, id, producerId, name, isActive, version, imageUrls]).toEqual([
      200,
      own.id,
      producer.id,
      'Propio',
      true,
      2,
      [],
    ]);
    expect(await read(api(), other.id)).toEqual(before);
  });

  test('battery 60 of two who edit what both saw the second is refused, whatever they change', async () => {
    const producer = await api().person('producer');
    const { id } = await addProduct(api(), producer);
    const { version } = await read(api(), id);
    expect((await edit(api(), id, { price: 6, version }, producer)).status).toBe(200);
    const before = await fingerprint(api().db);
    const late = await edit(api(), id, { name: 'Tarde', version }, producer);
    expect([told(late), late.body.errors]).toEqual([EDITED, [{ field: 'version', message: EDITED[2] }]]);
    expect(told(await edit(api(), id, { stock: 9, version }, producer))).toEqual(EDITED);
    expect(told(await edit(api(), id, { name: 'Futuro', version: version + 2 }, producer))).toEqual(EDITED);
    expect(await fingerprint(api().db)).toEqual(before);
    expect((await turn(api(), id, false, producer)).body.data.product.version).toBe(version + 2);
    expect(told(await edit(api(), id, { price: 7, version: version + 1 }, producer))).toEqual(EDITED);
  });

  test('battery 60 a sale or a cancelled order makes a stock that was seen stale, and nothing else of the product', async () => {
    const producer = await api().person('producer');
    const product = await addProduct(api(), producer, { stock: 10 });
    const { version } = await read(api(), product.id);
    const shopper = await shopperWithCart(api(), [product, 3]);
    const { order } = (await checkOutCart(api(), shopper)).body.data;
    const late = await edit(api(), product.id, { stock: 20, version }, producer);
    expect([told(late), late.body.errors]).toEqual([SOLD, [{ field: 'stock', message: SOLD[2] }]]);
    const renamed = await edit(api(), product.id, { name: 'Miel', version }, producer);
    expect([renamed.status, renamed.body.data.product.stock]).toEqual([200, 7]);
    const seen = await read(api(), product.id);
    await api().call('cancelOrder', { params: { id: order.id } }, shopper);
    const again = { stock: 20, version: seen.version };
    expect(told(await edit(api(), product.id, again, producer))).toEqual(SOLD);
    expect(await stockOf(api(), product)).toBe(10);
    const now = await read(api(), product.id);
    expect((await edit(api(), product.id, { stock: 20, version: now.version }, producer)).status).toBe(200);
    expect(await stockOf(api(), product)).toBe(20);
  });

  test('R7.15 a stock without a version is counted now, whatever was sold meanwhile', async () => {
    const producer = await api().person('producer');
    const product = await addProduct(api(), producer, { stock: 10 });
    await checkOutCart(api(), await shopperWithCart(api(), [product, 3]));
    expect((await edit(api(), product.id, { stock: 8 }, producer)).status).toBe(200);
    expect(await stockOf(api(), product)).toBe(8);
    await checkOutCart(api(), await shopperWithCart(api(), [product, 3]));
    expect(await stockOf(api(), product)).toBe(5);
  });

  test('R5.6 what is sold out can be edited without its stock, and filled again', async () => {
    const producer = await api().person('producer');
    const { id } = await addProduct(api(), producer, { stock: 0 });
    const edited = (await edit(api(), id, { name: 'Agotado' }, producer)).body.data.product;
    expect([edited.name, edited.stock]).toEqual(['Agotado', 0]);
    const filled = await edit(api(), id, { stock: 4, version: edited.version }, producer);
    expect([filled.status, filled.body.data.product.stock]).toEqual([200, 4]);
  });

  test('R8.8 battery 64 a price that its producer changes refuses the cart that saw another, and no order that was made', async () => {
    const producer = await api().person('producer');
    const product = await addProduct(api(), producer, { name: 'Queso', pictureNames: ['queso'] });
    const [early, late] = [
      await shopperWithCart(api(), [product, 2]),
      await shopperWithCart(api(), [product, 2]),
    ];
    const bought = (await checkOutCart(api(), early)).body.data.order;
    await edit(api(), product.id, { name: 'Requesón', producerName: 'Otra', price: 6.5 }, producer);
    const { cart } = (await api().call('getCart', {}, late)).body.data;
    const [{ price, product: shown }] = cart.items;
    expect([price, shown.price, shown.name]).toEqual([5, 6.5, 'Requesón']);
    expect(told(await checkOutCart(api(), late))).toEqual([
      409,
      'PRICE_CHANGED',
      'Los precios han cambiado. Revisa tu carrito.',
    ]);
    expect((await storedCartOf(api(), late)).map((line) => line.price)).toEqual([6.5]);
    expect((await checkOutCart(api(), late)).body.data.order.totalPrice).toBe(13);
    const orderNow = async () =>
      (await api().call('getOrder', { params: { id: bought.id } }, early)).body.data.order;
    const { totalPrice, items } = await orderNow();
    const [line] = items;
    expect([totalPrice, line.price, line.product.name, line.product.producerName]).toEqual([
      10,
      5,
      'Queso',
      'Productora',
    ]);
    await turn(api(), product.id, false, producer);
    await api().db.delete(products).where(eq(products.id, product.id));
    const last = (await orderNow()).items[0];
    expect([last.price, last.product.name, last.product.thumbnailUrl]).toEqual([
      5,
      'Queso',
      '/pictures/queso.webp',
    ]);
  });
});
