import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { MAX_FAVOURITES } from '../../contract/limits.ts';
import { users } from '../../server/db/schema-auth.ts';
import { favourites } from '../../server/db/schema-favourites.ts';
import { describeApi } from '../support/api/api.ts';
import { addProduct, addStore } from '../support/api/add-market-rows.ts';
import { PASSWORD } from '../support/api/users.ts';

const product = (id: string, name = 'Miel de romero') => ({ kind: 'product' as const, id, name });
const store = (id: string, name = 'La Colmena') => ({ kind: 'popupStore' as const, id, name });

describeApi('favourites', (api) => {
  test('R3.18 what a device held joins what the account keeps, each once, the last first; what is let go of is gone', async () => {
    const ana = await api().person();
    const [honey, stall, bread] = [product(newId()), store(newId()), product(newId(), 'Pan')];
    const foreign = { ...honey, userId: newId(), addedAt: '2020-01-01T00:00:00.000Z' };
    const first = await api().call('addFavourites', { body: { favourites: [foreign] } }, ana);
    expect([first.status, first.body.data]).toEqual([200, { favourites: [honey] }]);
    api().clock.turn(1_000);
    const joined = await api().call(
      'addFavourites',
      { body: { favourites: [bread, { ...stall, id: stall.id.toUpperCase() }, honey, bread] } },
      ana,
    );
    expect(joined.body.data).toEqual({ favourites: [bread, stall, honey] });
    const without = await api().call('removeFavourite', { params: { id: stall.id } }, ana);
    expect(without.body.data).toEqual({ favourites: [bread, honey] });
    const again = await api().call('removeFavourite', { params: { id: stall.id } }, ana);
    expect([again.status, (await api().call('listFavourites', {}, ana)).body.data]).toEqual([
      200,
      { favourites: [bread, honey] },
    ]);
  });

  test('R3.18 they are seen by nobody else, are taken along, and go with the account', async () => {
    const [ana, eva] = [await api().person(), await api().person()];
    const honey = product(newId());
    await api().call('addFavourites', { body: { favourites: [honey] } }, ana);
    await api().call('removeFavourite', { params: { id: honey.id } }, eva);
    const [hers, others] = [
      await api().call('listFavourites', {}, ana),
      await api().call('listFavourites', {}, eva),
    ];
    expect([hers.body.data, others.body.data]).toEqual([{ favourites: [honey] }, { favourites: [] }]);
    const taken = await api().call('exportAccount', {}, ana);
    expect(taken.body.data.export.favourites).toEqual([honey]);
    const ended = await api().call('deleteAccount', { body: { currentPassword: PASSWORD } }, ana);
    const left = await api().db.select().from(favourites).where(eq(favourites.userId, ana.id));
    expect([ended.status, left]).toEqual([200, []]);
  });

  test(`R3.18 an account keeps ${MAX_FAVOURITES} and no more, also of two tabs that add at once`, async () => {
    const ana = await api().person();
    const many = Array.from({ length: MAX_FAVOURITES - 1 }, (_, n) => product(newId(), `Producto ${n}`));
    await api().call('addFavourites', { body: { favourites: many } }, ana);
    const both = await Promise.all(
      [newId(), newId()].map((id) =>
        api().call('addFavourites', { body: { favourites: [product(id)] } }, ana),
      ),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const kept = (await api().call('listFavourites', {}, ana)).body.data.favourites;
    expect([kept.length, kept.slice(1)]).toEqual([MAX_FAVOURITES, many]);
    const more = await api().call(
      'addFavourites',
      { body: { favourites: [...many, product(newId()), product(newId())] } },
      ana,
    );
    expect([more.status, more.body.status.code]).toEqual([422, 'VALIDATION_FAILED']);
  });

  test('R3.18 an addition waits for no other account', async () => {
    const [ana, eva] = [await api().person(), await api().person()];
    await api().db.transaction(async (db) => {
      await db.select().from(users).where(eq(users.id, eva.id)).for('update');
      const added = await api().call('addFavourites', { body: { favourites: [product(newId())] } }, ana);
      expect(added.status).toBe(200);
    });
  });

  test.each([
    ['of another kind', { kind: 'order', id: newId(), name: 'Pedido' }],
    ['without a name', { kind: 'product', id: newId(), name: ' ' }],
    ['of no id', { kind: 'product', id: 'miel', name: 'Miel' }],
  ])('R3.18 a favourite %s is refused, and none is kept', async (_, wrong) => {
    const ana = await api().person();
    const sent = { favourites: [product(newId()), wrong as ReturnType<typeof product>] };
    const { status, body } = await api().call('addFavourites', { body: sent }, ana);
    expect([status, body.status.code]).toEqual([422, 'VALIDATION_FAILED']);
    expect((await api().call('listFavourites', {}, ana)).body.data).toEqual({ favourites: [] });
  });

  test('R3.18 more than an account keeps is not looked up at once', async () => {
    const productIds = Array.from({ length: MAX_FAVOURITES + 1 }, () => newId());
    const { status } = await api().call('lookUpFavourites', { query: { productIds } });
    expect(status).toEqual(422);
  });

  test('R3.18 what is looked up is what anybody may see today; the rest is gone', async () => {
    const owner = await api().person('producer');
    const stall = await addStore(api(), owner);
    const draft = await addStore(api(), owner, { status: 'draft' });
    const honey = await addProduct(api(), owner, { popupStoreId: stall.id });
    const hidden = await addProduct(api(), owner, { isActive: false });
    const found = await api().call('lookUpFavourites', {
      query: {
        productIds: [honey.id, hidden.id, newId()],
        popupStoreIds: [stall.id, draft.id, newId()],
      },
    });
    const { products, popupStores } = found.body.data;
    expect([
      products.map(({ id, popupStore }: { id: string; popupStore?: { name: string } }) => [
        id,
        popupStore?.name,
      ]),
      popupStores.map(({ id }: { id: string }) => id),
    ]).toEqual([[[honey.id, 'Tienda de prueba']], [stall.id]]);
    expect((await api().call('lookUpFavourites')).body.data).toEqual({ products: [], popupStores: [] });
  });
});
