import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { popupStores } from '../../server/db/schema-stores.ts';
import { forgetStores, withStores } from '../../server/services/products/kept-stores.ts';
import { describeOnEachEngine, type TestApi } from '../support/api.ts';
import { addProduct, addStore, inHours } from '../support/market.ts';

const listed = async (api: TestApi, producerId: string) => {
  const { body } = await api.call('listProducts', { query: { producerId } });
  return body.data.products.map(({ name, popupStore }: { name: string; popupStore?: unknown }) => [
    name,
    popupStore,
  ]);
};

describeOnEachEngine('products and their stores', (api) => {
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
    forgetStores(db, [store.id]);
    expect(await statusNow()).toEqual('paused');
    await become('active');
    clock.turn(30_000);
    expect(await statusNow()).toEqual('active');
  });

  test('what was read while a store changed is not kept', async () => {
    const { db, clock } = api();
    const producer = await api().person('producer');
    const store = await addStore(api(), producer);
    const product = { ...(await addProduct(api(), producer, { popupStoreId: store.id })), price: 5 };
    const { createdAt: _, updatedAt: __, ...plain } = product;
    const reading = withStores(db, [plain], clock.now());
    forgetStores(db, [store.id]);
    await reading;
    await db.update(popupStores).set({ status: 'paused' }).where(eq(popupStores.id, store.id));
    expect((await withStores(db, [plain], clock.now())).map(({ popupStore }) => popupStore?.status)).toEqual([
      'paused',
    ]);
  });
});
