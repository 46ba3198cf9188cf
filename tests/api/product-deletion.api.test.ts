import { eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { expect, test, vi } from 'vitest';
import { LIST_CHANGE_MARKER } from '../../server/db/change-feed.ts';
import { cartItems } from '../../server/db/schema-orders.ts';
import { products } from '../../server/db/schema-products.ts';
import { popupStores } from '../../server/db/schema-stores.ts';
import { prunePictures } from '../../server/services/pictures/prune-pictures.ts';
import { type ApiAnswer, describeApi, type ApiUser } from '../support/api/api.ts';
import {
  pictureAnnouncement,
  makeProductWithPictures,
  makeProduct,
  putPicture,
} from '../support/api/create-product.ts';
import {
  addProduct,
  addStore,
  storedCartOf,
  checkOutCart,
  shopperWithCart,
  stockOf,
  type StoreRow,
} from '../support/api/add-market-rows.ts';
import { brokenMoneyRules } from '../support/api/money-oracles.ts';
import { originalOf } from '../support/api/put-picture.ts';
import { fingerprint } from '../support/postgres/row-fingerprint.ts';
import { callDuringChange } from '../support/api/statement-waits.ts';

const NOT_YOURS = 'Solo puedes modificar o eliminar tus propios productos.';
const told = ({ status, body }: ApiAnswer) => [status, body.status.code, body.status.message];
const GONE = [409, 'INSUFFICIENT_STOCK', 'Algunos productos ya no están disponibles. Revisa tu carrito.'];

describeApi('deleted products', (api) => {
  const remove = (id: string, as: ApiUser) => api().call('deleteProduct', { params: { id } }, as);
  const removeAll = (idOrSlug: string, input: object, as: ApiUser) =>
    api().call('deleteAllProducts', { params: { idOrSlug }, ...input }, as);
  const CONFIRMED = { query: { confirm: 'true' } };
  const seen = async (id: string, as?: ApiUser) =>
    (await api().call('getProduct', { params: { id } }, as)).status;
  const isKept = async (url: string | undefined) => (await api().blobs.get(originalOf(url!))) !== null;
  const countIn = (store: StoreRow) => api().db.$count(products, eq(products.popupStoreId, store.id));

  const fill = (store: StoreRow, producer: ApiUser, count: number) =>
    api().db.execute(sql`
      insert into products (id, producer_id, popup_store_id, name, producer_name, price_cents, stock, created_at, updated_at)
      select gen_random_uuid(), ${producer.id}, ${store.id}, 'Miel', 'Ana', 100, 1, now(), now()
      from generate_series(1, ${count}::int)`);

  test('R7.15 battery 97 a product is gone for everybody with its pictures, and what is on its way to it is refused', async () => {
    const [producer, admin] = [await api().person('producer'), await api().person('admin')];
    const store = await addStore(api(), producer);
    const { id, urls } = await makeProductWithPictures(api(), producer, 2, { popupStoreId: store.id });
    const late = await api().call(
      'updateProduct',
      { params: { id }, body: { requestUploadUrls: true, imageTypes: [pictureAnnouncement('x')] } },
      producer,
    );
    const heard = Promise.withResolvers<unknown>();
    const deaf = await api().engine.onChange(
      (changes) => changes.includes(store.id) && heard.resolve(changes),
    );
    expect((await remove(id, producer)).status).toBe(200);
    expect(await heard.promise).toEqual([id, store.id, LIST_CHANGE_MARKER]);
    await deaf();
    expect([await seen(id), await seen(id, producer), await seen(id, admin)]).toEqual([404, 404, 404]);
    expect(await Promise.all(urls.map(isKept))).toEqual([false, false]);
    expect(await putPicture(api(), late.body.data.uploadUrls[0])).toBe(403);
    expect(told(await remove(id, producer))).toEqual([
      404,
      'NOT_FOUND',
      'Producto no encontrado o no disponible.',
    ]);
  });

  test('R6.3 R8.11 battery 1 it is deleted by its producer and admins alone', async () => {
    const [producer, rival, admin] = [
      await api().person('producer'),
      await api().person('producer'),
      await api().person('admin'),
    ];
    const [shown, hidden] = [
      await addProduct(api(), producer),
      await addProduct(api(), producer, { isActive: false }),
    ];
    const before = await fingerprint(api().db);
    expect([
      told(await remove(shown.id, rival)),
      (await remove(hidden.id, rival)).status,
      (await remove(newId(), admin)).status,
    ]).toEqual([[403, 'NOT_OWNER', NOT_YOURS], 404, 404]);
    expect(await fingerprint(api().db)).toEqual(before);
    expect([(await remove(shown.id, admin)).status, (await remove(hidden.id, producer)).status]).toEqual([
      200, 200,
    ]);
  });

  test('R3.12 battery 64 orders keep their lines and the thumbnail of then, and can be cancelled', async () => {
    const producer = await api().person('producer');
    const { id, urls } = await makeProductWithPictures(api(), producer, 2);
    const shopper = await shopperWithCart(api(), [{ id }, 1]);
    const { order } = (await checkOutCart(api(), shopper)).body.data;
    await remove(id, producer);
    const kept = (await api().call('getOrder', { params: { id: order.id } }, shopper)).body.data.order;
    const { name, thumbnailUrl } = kept.items[0].product;
    expect([kept.totalPrice, name, thumbnailUrl]).toEqual([4.5, 'Miel', urls[0]]);
    expect(await Promise.all(urls.map(isKept))).toEqual([true, false]);
    const cancelled = await api().call('cancelOrder', { params: { id: order.id } }, shopper);
    expect(cancelled.body.data.order.status).toBe('cancelled');
    expect(await brokenMoneyRules(api().db, {})).toEqual([]);
  });

  test('battery 74 battery 63 a cart shows no line of it, and is not bought before that was told', async () => {
    const producer = await api().person('producer');
    const [miel, queso] = [await addProduct(api(), producer), await addProduct(api(), producer)];
    const shopper = await shopperWithCart(api(), [miel, 1], [queso, 2]);
    await remove(miel.id, producer);
    expect((await storedCartOf(api(), shopper)).map(({ productId }) => productId)).toEqual([queso.id]);
    expect(told(await checkOutCart(api(), shopper))).toEqual(GONE);
    expect(await stockOf(api(), queso)).toBe(10);
    const again = await checkOutCart(api(), shopper);
    expect([again.status, again.body.data.order.totalPrice]).toEqual([201, 10]);
    expect(await api().db.$count(cartItems, sql`product_id is null`)).toBe(0);
    expect(await brokenMoneyRules(api().db, { [queso.id]: 10 })).toEqual([]);
  });

  test('battery 74 a gone line is told of before it goes, after another refusal and to each shopper', async () => {
    const producer = await api().person('producer');
    const [miel, queso] = [await addProduct(api(), producer), await addProduct(api(), producer)];
    const [shopper, other] = [
      await shopperWithCart(api(), [miel, 1], [queso, 1]),
      await shopperWithCart(api(), [miel, 1], [queso, 1]),
    ];
    await remove(miel.id, producer);
    await api().db.update(products).set({ priceCents: 650 }).where(eq(products.id, queso.id));
    const buy = async (as: ApiUser) => told(await checkOutCart(api(), as)).slice(0, 2);
    const steps = [
      [409, 'PRICE_CHANGED'],
      [409, 'INSUFFICIENT_STOCK'],
      [201, 'SUCCESS'],
    ];
    for (const as of [shopper, other]) expect([await buy(as), await buy(as), await buy(as)]).toEqual(steps);
  });

  test('R5.10 a cart in which nothing else lay is empty, and what is put into it then is bought at once', async () => {
    const producer = await api().person('producer');
    const [miel, queso] = [await addProduct(api(), producer), await addProduct(api(), producer)];
    const shopper = await shopperWithCart(api(), [miel, 1]);
    await remove(miel.id, producer);
    expect(told(await checkOutCart(api(), shopper)).slice(0, 2)).toEqual([404, 'CART_EMPTY']);
    const add = (productId: string) =>
      api().call('addCartItem', { body: { productId, quantity: 1 } }, shopper);
    expect(told(await add(miel.id)).slice(0, 2)).toEqual([404, 'NOT_FOUND']);
    await add(queso.id);
    expect((await checkOutCart(api(), shopper)).status).toBe(201);
  });

  test('battery 70 a line of what was deleted takes no room in a cart, and emptying it ends the matter', async () => {
    const producer = await api().person('producer');
    const [miel, queso] = [await addProduct(api(), producer), await addProduct(api(), producer)];
    const shopper = await shopperWithCart(api(), [miel, 1]);
    await remove(miel.id, producer);
    await api().call('clearCart', {}, shopper);
    await api().call('addCartItem', { body: { productId: queso.id, quantity: 1 } }, shopper);
    expect((await checkOutCart(api(), shopper)).status).toBe(201);
  });

  test('R3.15 R5.13 R7.16 battery 106 a trial changes nothing and tells the figures; confirmed, all of a store goes, shown or not', async () => {
    const producer = await api().person('producer');
    const [store, other] = [await addStore(api(), producer), await addStore(api(), producer)];
    const inside = { popupStoreId: store.id };
    const { id, urls } = await makeProductWithPictures(api(), producer, 2, inside);
    const waiting = await makeProduct(api(), producer, inside);
    const off = await addProduct(api(), producer, { ...inside, isActive: false, name: 'Apagado' });
    const stays = await addProduct(api(), producer, { popupStoreId: other.id });
    const before = await fingerprint(api().db);
    const trial = await removeAll(
      store.slug,
      { query: { dryRun: 'true' }, body: { confirm: true } },
      producer,
    );
    const executedAt = new Date(api().clock.now()).toISOString();
    const metadata = { executedBy: producer.id, executedAt, popupStoreId: store.id, successRate: 100 };
    expect([trial.status, trial.body]).toEqual([
      200,
      {
        message: 'Productos que se eliminarían: 3',
        result: {
          totalProductsFound: 3,
          totalProductsDeleted: 0,
          totalProductsFailed: 0,
          totalImagesDeleted: 0,
          processingTimeMs: 0,
          errors: [],
          deletedProducts: [],
        },
        metadata: { operationType: 'DRY_RUN', ...metadata },
      },
    ]);
    expect(await fingerprint(api().db)).toEqual(before);

    const done = await removeAll(store.id, CONFIRMED, producer);
    expect([done.status, done.body]).toEqual([
      200,
      {
        message: 'Productos eliminados: 3',
        result: {
          ...trial.body.result,
          totalProductsDeleted: 3,
          totalImagesDeleted: 2,
          deletedProducts: [
            { id, name: 'Miel' },
            { id: waiting.id, name: 'Miel' },
            { id: off.id, name: 'Apagado' },
          ].toSorted((one, two) => one.id.localeCompare(two.id)),
        },
        metadata: { operationType: 'DELETE_ALL', ...metadata },
      },
    ]);
    expect([await countIn(store), await countIn(other), await seen(stays.id)]).toEqual([0, 1, 200]);
    expect(await Promise.all(urls.map(isKept))).toEqual([false, false]);
    const again = await removeAll(store.id, CONFIRMED, producer);
    expect([again.body.result.totalProductsFound, again.body.metadata.successRate]).toEqual([0, 100]);
  });

  test('R8.11 battery 106 each refusal has its code, and leaves everything as it was', async () => {
    const [producer, rival, admin, shopper] = [
      await api().person('producer'),
      await api().person('producer'),
      await api().person('admin'),
      await api().person('consumer'),
    ];
    const [store, draft] = [
      await addStore(api(), producer),
      await addStore(api(), producer, { status: 'draft' }),
    ];
    for (const { id } of [store, draft]) await addProduct(api(), producer, { popupStoreId: id });
    const before = await fingerprint(api().db);
    const missing = (name: string) => [
      404,
      'POPUP_STORE_NOT_FOUND',
      `Popup store "${name}" no encontrado o no está disponible`,
    ];
    expect([
      told(await removeAll(store.id, {}, producer)),
      told(await removeAll(store.id, { body: { confirm: false } }, producer)),
      told(await removeAll(store.id, CONFIRMED, rival)),
      told(await removeAll(draft.id, CONFIRMED, rival)),
      told(await removeAll('no-hay-tal', CONFIRMED, admin)),
      told(await removeAll(store.id, CONFIRMED, shopper)).slice(0, 2),
    ]).toEqual([
      [400, 'CONFIRMATION_REQUIRED', 'Confirma que quieres eliminar todos los productos'],
      [400, 'CONFIRMATION_REQUIRED', 'Confirma que quieres eliminar todos los productos'],
      [403, 'INSUFFICIENT_PERMISSIONS', 'Solo puedes eliminar los productos de tus propias tiendas.'],
      missing(draft.id),
      missing('no-hay-tal'),
      [403, 'INSUFFICIENT_PERMISSIONS'],
    ]);
    expect(await fingerprint(api().db)).toEqual(before);
    expect((await removeAll(draft.slug, CONFIRMED, admin)).body.result.totalProductsDeleted).toBe(1);
  });

  test('battery 74 a store is emptied whole or not at all, also where it breaks half way', async () => {
    const producer = await api().person('producer');
    const store = await addStore(api(), producer);
    await fill(store, producer, 150);
    const last = sql`select id from products where popup_store_id = ${store.id} order by id desc limit 1`;
    await api().db.execute(sql`
      create function keep_marked() returns trigger language plpgsql as
        $$ begin if old.name = 'Marcado' then raise 'kept'; end if; return old; end $$`);
    await api().db.execute(
      sql`create trigger keep_marked before delete on products for each row execute function keep_marked()`,
    );
    await api().db.execute(sql`update products set name = 'Marcado' where id = (${last})`);
    const broken = await removeAll(store.id, CONFIRMED, producer);
    expect([broken.status, await countIn(store)]).toEqual([500, 150]);
    await api().db.execute(sql`drop function keep_marked cascade`);
    const { result } = (await removeAll(store.id, CONFIRMED, producer)).body;
    expect([result.totalProductsDeleted, await countIn(store)]).toEqual([150, 0]);
  });

  /** Starts to empty a store, which waits for a change that is already being made. */
  const emptyDuring = (
    store: StoreRow,
    as: ApiUser,
    change: (db: ReturnType<typeof api>['db']) => Promise<unknown>,
  ) =>
    callDuringChange(
      api(),
      async (db) => {
        await db.update(popupStores).set({ description: 'Otra.' }).where(eq(popupStores.id, store.id));
        await change(db);
      },
      () => removeAll(store.id, CONFIRMED, as),
    );

  test('R7.16 battery 106 what comes into a store or leaves it while it is emptied stays', async () => {
    const producer = await api().person('producer');
    const [store, other] = [await addStore(api(), producer), await addStore(api(), producer)];
    await addProduct(api(), producer, { popupStoreId: store.id });
    const leaving = await addProduct(api(), producer, { popupStoreId: store.id });
    const { body } = await emptyDuring(store, producer, async (db) => {
      await db.update(products).set({ popupStoreId: other.id }).where(eq(products.id, leaving.id));
      await addProduct({ ...api(), db }, producer, { popupStoreId: store.id });
    });
    const { totalProductsFound, totalProductsDeleted } = body.result;
    expect([totalProductsFound, totalProductsDeleted]).toEqual([2, 1]);
    expect([await countIn(store), await countIn(other)]).toEqual([1, 1]);
  });

  test('R8.11 battery 106 a store that is given away before it is emptied is not emptied', async () => {
    const [producer, next] = [await api().person('producer'), await api().person('producer')];
    const store = await addStore(api(), producer);
    await addProduct(api(), producer, { popupStoreId: store.id });
    const { status } = await emptyDuring(store, producer, (db) =>
      db.update(popupStores).set({ ownerId: next.id }).where(eq(popupStores.id, store.id)),
    );
    expect([status, await countIn(store)]).toEqual([403, 1]);
  });

  test('battery 73 pictures of a product whose server died on the way are removed by the housekeeping', async () => {
    const producer = await api().person('producer');
    const { id, urls } = await makeProductWithPictures(api(), producer, 2);
    vi.spyOn(api().blobs, 'remove').mockRejectedValueOnce(new Error('died'));
    expect((await remove(id, producer)).status).toBe(500);
    api().clock.turn(60 * 60_000);
    await prunePictures(api().context());
    expect(await Promise.all(urls.map(isKept))).toEqual([false, false]);
  });

  test('R3.15 R7.16 what another producer sells in the store stays, and is told; an admin deletes it too', async () => {
    const [producer, guest, admin] = [
      await api().person('producer'),
      await api().person('producer'),
      await api().person('admin'),
    ];
    const store = await addStore(api(), producer);
    const own = await addProduct(api(), producer, { popupStoreId: store.id });
    const { id, name } = await addProduct(api(), guest, { popupStoreId: store.id, name: 'De otra' });
    const { result, metadata } = (await removeAll(store.id, CONFIRMED, producer)).body;
    expect([
      result.totalProductsFound,
      result.totalProductsDeleted,
      result.totalProductsFailed,
      result.errors,
      metadata.successRate,
    ]).toEqual([2, 1, 1, [{ id, name, message: NOT_YOURS }], 50]);
    expect([await seen(own.id), await seen(id)]).toEqual([404, 200]);
    expect((await removeAll(store.id, CONFIRMED, admin)).body.result.totalProductsDeleted).toBe(1);
  });

  test('R7.16 R8.11 battery 106 more than 10,000 are too many; one less is not', async () => {
    const producer = await api().person('producer');
    const store = await addStore(api(), producer);
    await fill(store, producer, 10_001);
    const trial = { query: { dryRun: 'true' } };
    expect(told(await removeAll(store.id, trial, producer))).toEqual([
      409,
      'TOO_MANY_PRODUCTS',
      'No se pueden eliminar más de 10.000 productos de una vez.',
    ]);
    await api().db.execute(
      sql`delete from products where id = (select id from products where popup_store_id = ${store.id} limit 1)`,
    );
    expect((await removeAll(store.id, trial, producer)).body.result.totalProductsFound).toBe(10_000);
    const { result } = (await removeAll(store.id, CONFIRMED, producer)).body;
    expect([result.totalProductsDeleted, await countIn(store)]).toEqual([10_000, 0]);
  }, 60_000);
});
