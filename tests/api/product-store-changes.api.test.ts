import { v7 as newId } from 'uuid';
import { expect, test, vi } from 'vitest';
import type { BodyOf } from '../../contract/api/call-types.ts';
import { LIST_CHANGE_MARKER } from '../../server/db/change-feed.ts';
import { describeApi, type ApiUser, type TestApi } from '../support/api/api.ts';
import {
  addProduct,
  addStore,
  storedCartOf,
  checkOutCart,
  shopperWithCart,
  type StoreRow,
} from '../support/api/add-market-rows.ts';
import { fingerprint } from '../support/postgres/row-fingerprint.ts';

type Edit = BodyOf<'updateProduct'>;

const edit = (api: TestApi, id: string, body: Edit, as: ApiUser) =>
  api.call('updateProduct', { params: { id }, body }, as);
const turn = (api: TestApi, id: string, isActive: boolean, as: ApiUser) =>
  api.call('changeProductStatus', { params: { id }, body: { isActive } }, as);
const list = async (api: TestApi, query: Record<string, string>) =>
  (await api.call('listProducts', { query })).body.data;
const idsIn = async (api: TestApi, query: Record<string, string>): Promise<string[]> =>
  (await list(api, query)).products.map(({ id }: { id: string }) => id);

describeApi('where products are sold', (api) => {
  test('R4.16 battery 68 a product that is switched off is there for nobody else and cannot be bought, until it is switched on', async () => {
    const producer = await api().person('producer');
    const product = await addProduct(api(), producer, { name: 'Miel' });
    const shopper = await shopperWithCart(api(), [product, 1]);
    const { status, body } = await turn(api(), product.id, false, producer);
    expect([status, body.data.product.isActive, body.data.product.version]).toEqual([200, false, 2]);
    const seenBy = async (as?: ApiUser) =>
      (await api().call('getProduct', { params: { id: product.id } }, as)).status;
    expect([await seenBy(), await seenBy(shopper), await seenBy(producer)]).toEqual([404, 404, 200]);
    expect(await idsIn(api(), { producerId: producer.id })).toEqual([]);
    const refused = (await checkOutCart(api(), shopper)).body.status;
    expect([refused.code, refused.message]).toEqual([
      'INSUFFICIENT_STOCK',
      'Algunos productos ya no están disponibles. Revisa tu carrito. Miel (sin stock)',
    ]);
    expect((await storedCartOf(api(), shopper)).length).toBe(1);
    await turn(api(), product.id, true, producer);
    expect(await idsIn(api(), { producerId: producer.id })).toEqual([product.id]);
    expect((await checkOutCart(api(), shopper)).status).toBe(201);
  });

  test('R3.10 R7.15 a product that moves is found, shown and half a minute later counted where it is, exclusively if it is to be', async () => {
    const producer = await api().person('producer');
    const [open, draft] = [
      await addStore(api(), producer),
      await addStore(api(), producer, { status: 'draft' }),
    ];
    const { id } = await addProduct(api(), producer);
    const where = async () => {
      api().clock.turn(30_000);
      return {
        listed: (await idsIn(api(), { producerId: producer.id })).length,
        inStore: (await idsIn(api(), { popupStoreId: open.id })).length,
        counted: (await list(api(), { producerId: producer.id, facets: 'true' })).facets.stores.map(
          (store: { id: string; products: number }) => [store.id, store.products],
        ),
        there: (await api().call('getProduct', { params: { id } })).status,
      };
    };
    const moves: Edit[] = [
      { popupStoreId: open.id.toUpperCase() },
      { isPopupStoreExclusive: true },
      { popupStoreId: draft.id },
      { popupStoreId: null },
    ];
    const seen = [await where()];
    for (const move of moves) {
      const { body } = await edit(api(), id, move, producer);
      const store = body.data.product.popupStore;
      expect(store?.status).toEqual(
        [open, draft].find((one) => one.id === body.data.product.popupStoreId)?.status,
      );
      seen.push(await where());
    }
    const inOpen = { inStore: 1, counted: [[open.id, 1]], there: 200 };
    const loose = { listed: 1, inStore: 0, counted: [], there: 200 };
    expect(seen).toEqual([
      loose,
      { listed: 1, ...inOpen },
      { listed: 0, ...inOpen },
      { listed: 0, inStore: 0, counted: [], there: 404 },
      loose,
    ]);
  });

  test('R6.3 R8.16 a producer puts products into own stores alone, an admin into any that there is', async () => {
    const [producer, rival, admin] = [
      await api().person('producer'),
      await api().person('producer'),
      await api().person('admin'),
    ];
    const theirs = await addStore(api(), rival);
    const hidden = await addStore(api(), rival, { status: 'draft' });
    const guest = await addProduct(api(), producer, { popupStoreId: theirs.id });
    const { id } = await addProduct(api(), producer);
    const nowhere = newId();
    const before = await fingerprint(api().db);
    const move = async (popupStoreId: string, as: ApiUser) => {
      const { status, body } = await edit(api(), id, { name: 'Mudado', popupStoreId }, as);
      return [status, body.status.code, body.status.message];
    };
    const missing = (store: string) => [
      404,
      'POPUP_STORE_NOT_FOUND',
      `Popup store "${store}" no encontrado o no está disponible`,
    ];
    expect([
      await move(theirs.id, producer),
      await move(hidden.id, producer),
      await move(nowhere, producer),
      await move(nowhere, admin),
    ]).toEqual([
      [403, 'NOT_OWNER', 'Solo puedes poner productos en tus propias tiendas.'],
      missing(hidden.id),
      missing(nowhere),
      missing(nowhere),
    ]);
    expect(await fingerprint(api().db)).toEqual(before);
    const staying = await edit(api(), guest.id, { name: 'Se queda', popupStoreId: theirs.id }, producer);
    expect([staying.status, (await move(hidden.id, admin))[0]]).toEqual([200, 200]);
  });

  test('R3.10 what is in no store is exclusive to none', async () => {
    const producer = await api().person('producer');
    const { id } = await addProduct(api(), producer);
    const message = 'Elige la tienda en la que se vende en exclusiva';
    const refused = async (body: Edit) => {
      const answer = await edit(api(), id, body, producer);
      return [answer.status, answer.body.status.code, answer.body.errors];
    };
    const unfit = [422, 'VALIDATION_FAILED', [{ field: 'isPopupStoreExclusive', message }]];
    expect([
      await refused({ isPopupStoreExclusive: true }),
      await refused({ isPopupStoreExclusive: true, popupStoreId: null }),
    ]).toEqual([unfit, unfit]);
  });

  test('an edit is told to whatever shows the product, the store that it leaves and the one that it comes into', async () => {
    const producer = await api().person('producer');
    const [from, to] = [await addStore(api(), producer), await addStore(api(), producer)];
    const { id } = await addProduct(api(), producer, { popupStoreId: from.id });
    const heard: unknown[] = [];
    const stop = await api().engine.onChange((changes) => heard.push(changes));
    const stores = (...rows: StoreRow[]) => rows.map((row) => row.id);
    await edit(api(), id, { price: 6 }, producer);
    await edit(api(), id, { popupStoreId: to.id }, producer);
    await edit(api(), id, { popupStoreId: null }, producer);
    await turn(api(), id, false, producer);
    await vi.waitFor(() =>
      expect(heard).toEqual(
        [stores(from), stores(from, to), stores(to), []].map((some) => [id, ...some, LIST_CHANGE_MARKER]),
      ),
    );
    await stop();
  });
});
