import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Changes } from '../../server/db/engine.ts';
import { popupStores } from '../../server/db/schema-stores.ts';
import { invalidateSellers, withStores } from '../../server/services/catalogue/seller-cache.ts';
import { describeApi, type TestApi } from '../support/api/api.ts';
import { statementsDuring } from '../support/postgres/executed-statements.ts';
import { addProduct, addStore, inHours } from '../support/api/add-market-rows.ts';

const listed = async (api: TestApi, producerId: string) => {
  const { body } = await api.call('listProducts', { query: { producerId } });
  return body.data.products.map(({ name, popupStore }: { name: string; popupStore?: unknown }) => [
    name,
    popupStore,
  ]);
};

describeApi('products and their stores', (api) => {
  test('R4.10 each product of a mixed list tells its store’s name and when it sells', async () => {
    const producer = await api().person('producer');
    const [open, soon] = [
      await addStore(api(), producer, { name: 'La Colmena' }),
      await addStore(api(), producer, { name: 'Horno', status: 'scheduled', startDate: null, endDate: null }),
    ];
    const add = (name: string, hours: number, popupStoreId: string | null) =>
      addProduct(api(), producer, { name, popupStoreId, createdAt: inHours(api(), hours) });
    await add('Suelto', -1, null);
    await add('Miel', -2, open.id);
    await add('Pan', -3, soon.id);
    const dates = { startDate: inHours(api(), -24).toISOString(), endDate: inHours(api(), 24).toISOString() };
    expect(await listed(api(), producer.id)).toEqual([
      ['Suelto', undefined],
      ['Miel', { name: 'La Colmena', status: 'active', ...dates }],
      ['Pan', { name: 'Horno', status: 'scheduled', startDate: null, endDate: null }],
    ]);
  });

  test('R4.10 what a store is told to have become, the next list tells; what nobody tells of, one half a minute later', async () => {
    const { db, clock } = api();
    const producer = await api().person('producer');
    const store = await addStore(api(), producer);
    await addProduct(api(), producer, { popupStoreId: store.id });
    const statusNow = async () => {
      const { body } = await api().call('listProducts', { query: { popupStoreId: store.id } });
      return body.data.products[0].popupStore.status;
    };
    const become = (status: 'paused' | 'active') =>
      db.update(popupStores).set({ status }).where(eq(popupStores.id, store.id));

    expect(await statusNow()).toEqual('active');
    await become('paused');
    expect(await statusNow()).toEqual('active');
    invalidateSellers(db, [store.id]);
    expect(await statusNow()).toEqual('paused');
    await become('active');
    clock.turn(29_999);
    expect(await statusNow()).toEqual('paused');
    clock.turn(1);
    expect(await statusNow()).toEqual('active');
  });

  test('of products, their stores and their sellers those of a list are read, and no others', async () => {
    const producer = await api().person('producer');
    const store = await addStore(api(), producer);
    const { id } = await addProduct(api(), producer, { popupStoreId: store.id });
    await addProduct(api(), producer, { isActive: false });
    const statements = await statementsDuring(api().db, async () => {
      expect(await listed(api(), producer.id)).toHaveLength(1);
      expect((await api().call('getProduct', { params: { id } })).status).toBe(200);
    });
    const byIds = statements.filter((text) => /"id" (in \(select unnest|= any)\(\$1::uuid\[\]\)/.test(text));
    const tables = byIds.map((text) => / from "(\w+)"/.exec(text)?.[1] ?? '');
    expect(tables.toSorted()).toEqual(['popup_stores', 'products', 'products', 'users']);
  });

  test('what was read while a store changed is not kept', async () => {
    const { db, clock } = api();
    const producer = await api().person('producer');
    const store = await addStore(api(), producer);
    const product = { ...(await addProduct(api(), producer, { popupStoreId: store.id })), price: 5 };
    const { createdAt: _, updatedAt: __, details: ___, ...plain } = product;
    const reading = withStores(db, [plain], clock.now());
    invalidateSellers(db, [store.id]);
    await reading;
    await db.update(popupStores).set({ status: 'paused' }).where(eq(popupStores.id, store.id));
    expect((await withStores(db, [plain], clock.now())).map(({ popupStore }) => popupStore?.status)).toEqual([
      'paused',
    ]);
  });

  test('R3.10 a list, a product and a cart name the account that sells, and the next ones by its new name', async () => {
    const producer = await api().person('producer', { fullName: 'Íñigo Garmendia' });
    const { id } = await addProduct(api(), producer, { producerName: 'Taller Cara B' });
    const consumer = await api().person();
    const named = async () => {
      const list = await api().call('listProducts', { query: { producerId: producer.id } });
      const one = await api().call('getProduct', { params: { id } });
      const cart = await api().call('addCartItem', { body: { productId: id, quantity: 1 } }, consumer);
      const read = await api().call('getCart', {}, consumer);
      return [list.body.data.products, [one.body.data.product], ...[cart, read].map(lines)].map(
        ([product]) => [product.producerName, product.sellerName],
      );
    };
    const lines = (answer: { body: { data: { cart: { items: { product: unknown }[] } } } }) =>
      answer.body.data.cart.items.map(({ product }) => product);
    const all = (name: string) => Array.from({ length: 4 }, () => ['Taller Cara B', name]);
    expect(await named()).toEqual(all('Íñigo Garmendia'));
    const heard = Promise.withResolvers<Changes>();
    const stop = await api().engine.onChange((changes) => {
      invalidateSellers(api().db, changes);
      heard.resolve(changes);
    });
    await api().call('updateProfile', { body: { fullName: 'Íñigo Ruiz' } }, producer);
    expect(await heard.promise).toEqual([producer.id]);
    expect(await named()).toEqual(all('Íñigo Ruiz'));
    await stop();
  });
});
