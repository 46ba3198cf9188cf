import { and, eq, isNull } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { canPopupStoreBecome } from '../../contract/lifecycles/popup-store.lifecycle.ts';
import {
  POPUP_STORE_STATUS_LABELS,
  POPUP_STORE_STATUSES,
  type PopupStoreStatus,
} from '../../contract/stores/popup-store.ts';
import { LIST_CHANGE_MARKER } from '../../server/db/change-feed.ts';
import { pictures, popupStores } from '../../server/db/schema-stores.ts';
import { products } from '../../server/db/schema-products.ts';
import { uploads } from '../../server/db/schema-uploads.ts';
import { prunePictures } from '../../server/services/pictures/prune-pictures.ts';
import { describeApi, type ApiUser } from '../support/api/api.ts';
import {
  addProduct,
  addStore,
  storedCartOf,
  inHours,
  checkOutCart,
  shopperWithCart,
} from '../support/api/add-market-rows.ts';
import { fingerprint } from '../support/postgres/row-fingerprint.ts';

describeApi('the status of a store', (api) => {
  const change = (as: ApiUser, id: string, status: PopupStoreStatus) =>
    api().call('changePopupStoreStatus', { params: { id }, body: { status } }, as);
  const remove = (as: ApiUser, id: string) => api().call('deletePopupStore', { params: { id } }, as);
  const rowOf = async (id: string) =>
    (await api().db.select().from(popupStores).where(eq(popupStores.id, id)))[0];
  const told = (from: PopupStoreStatus, to: PopupStoreStatus) =>
    `Un puesto en estado «${POPUP_STORE_STATUS_LABELS[from]}» no puede pasar a «${POPUP_STORE_STATUS_LABELS[to]}».`;

  test('R4.8 R4.9 every step is made as the lifecycle has it, refused with both names, and nothing where it is made', async () => {
    const owner = await api().person('producer');
    for (const from of POPUP_STORE_STATUSES) {
      for (const to of POPUP_STORE_STATUSES) {
        const startDate = inHours(api(), 1);
        const { id } = await addStore(api(), owner, { status: from, startDate });
        const { status, body } = await change(owner, id, to);
        const isMade = from === to || canPopupStoreBecome(from, to);
        expect([from, to, status, isMade ? body.data.popupStore.status : body.status]).toEqual([
          from,
          to,
          isMade ? 200 : 409,
          isMade ? to : { code: 'INVALID_TRANSITION', message: told(from, to) },
        ]);
        expect((await rowOf(id))?.status).toBe(isMade ? to : from);
      }
    }
  });

  test('R4.8 it goes by the clock: from where the store stands now, and not to where it would not stay', async () => {
    const owner = await api().person('producer');
    const over = { startDate: inHours(api(), -24), endDate: inHours(api(), -1) };
    const opened = await addStore(api(), owner, { status: 'scheduled' });
    expect((await change(owner, opened.id, 'draft')).body.status.message).toBe(told('active', 'draft'));
    const closed = await addStore(api(), owner, { status: 'active', ...over });
    expect((await change(owner, closed.id, 'paused')).body.status.message).toBe(told('ended', 'paused'));
    const sentence = (to: string) =>
      `El puesto finalizó el 14 sept 2026, 11:00: cambia la fecha de fin antes de pasarlo a «${to}».`;
    const paused = await addStore(api(), owner, { status: 'paused', ...over });
    const draft = await addStore(api(), owner, { status: 'draft', ...over });
    expect([
      (await change(owner, paused.id, 'active')).body.status,
      (await change(owner, draft.id, 'scheduled')).body.status,
    ]).toEqual([
      { code: 'INVALID_TRANSITION', message: sentence('activo') },
      { code: 'INVALID_TRANSITION', message: sentence('programado') },
    ]);
    expect((await change(owner, paused.id, 'ended')).status).toBe(200);
    const later = { endDate: inHours(api(), 24).toISOString() };
    await api().call('updatePopupStore', { params: { id: draft.id }, body: later }, owner);
    expect((await change(owner, draft.id, 'scheduled')).body.data.popupStore.status).toBe('active');
  });

  test('R4.8 battery 116 what its owner decided of a store that the clock ended is not undone by the clock', async () => {
    const owner = await api().person('producer');
    const endDate = inHours(api(), 24);
    const { id } = await addStore(api(), owner, { status: 'ended', endDate, clockEnd: endDate });
    expect((await change(owner, id, 'archived')).status).toBe(200);
    expect((await rowOf(id))?.clockEnd).toBe(null);
  });

  test('R4.10 a paused store sells nothing, and it is told to all who keep it', async () => {
    const owner = await api().person('producer');
    const store = await addStore(api(), owner);
    const product = await addProduct(api(), owner, { popupStoreId: store.id });
    const shopper = await shopperWithCart(api(), [product, 1]);
    const heard = Promise.withResolvers<unknown>();
    const deaf = await api().engine.onChange(heard.resolve);
    await change(owner, store.slug, 'paused');
    expect(await heard.promise).toEqual([store.id, store.slug, LIST_CHANGE_MARKER]);
    await deaf();
    expect((await checkOutCart(api(), shopper)).body.status.code).toBe('STORE_CLOSED');
    await change(owner, store.id, 'archived');
    expect((await api().call('getProduct', { params: { id: product.id } })).status).toBe(404);
    await change(owner, store.id, 'draft');
    await change(owner, store.id, 'active');
    expect((await api().call('getProduct', { params: { id: product.id } })).status).toBe(200);
  });

  test('R7.12 battery 74 a store in which something was ordered is archived: its products leave the catalogue, orders keep their lines', async () => {
    const owner = await api().person('producer');
    const store = await addStore(api(), owner);
    const product = await addProduct(api(), owner, { popupStoreId: store.id });
    const shopper = await shopperWithCart(api(), [product, 2]);
    const { id } = (await checkOutCart(api(), shopper)).body.data.order;
    const deleted = await remove(owner, store.id);
    expect([deleted.status, deleted.body.data]).toEqual([200, { archived: true }]);
    expect((await rowOf(store.id))?.status).toBe('archived');
    const [kept] = await api().db.select().from(products).where(eq(products.id, product.id));
    expect([kept?.isPublic, kept?.isActive, kept?.popupStoreId]).toEqual([false, true, store.id]);
    const order = (await api().call('getOrder', { params: { id } }, shopper)).body.data.order;
    expect([order.items.length, order.items[0].storeName]).toEqual([1, store.name]);
    expect((await remove(owner, store.id)).body.data).toEqual({ archived: true });
  });

  test('R7.12 battery 74 one without orders is deleted with its pictures; its products stay with who made them, switched off', async () => {
    const owner = await api().person('producer');
    const now = new Date(api().clock.now());
    const name = `portada-${crypto.randomUUID()}`;
    await api().db.insert(pictures).values({ name, ownerId: owner.id, createdAt: now });
    await api().blobs.put(`pictures/${name}/original`, Buffer.from('bytes'));
    const store = await addStore(api(), owner, { heroPicture: name });
    const fields = { popupStoreId: store.id, isPopupStoreExclusive: true };
    const product = await addProduct(api(), owner, fields);
    const shopper = await shopperWithCart(api(), [product, 1]);
    expect((await remove(owner, store.slug)).body.data).toEqual({ archived: false });
    const [kept] = await api().db.select().from(products).where(eq(products.id, product.id));
    expect([
      kept?.isActive,
      kept?.isPublic,
      kept?.popupStoreId,
      kept?.isPopupStoreExclusive,
      kept?.version,
      kept?.editedVersion,
    ]).toEqual([false, false, null, false, 2, 2]);
    expect([await rowOf(store.id), await api().blobs.get(`pictures/${name}/original`)]).toEqual([
      undefined,
      null,
    ]);
    expect((await storedCartOf(api(), shopper)).length).toBe(1);
    expect((await checkOutCart(api(), shopper)).body.status.code).toBe('INSUFFICIENT_STOCK');
    expect((await remove(owner, store.id)).body.status.code).toBe('POPUP_STORE_NOT_FOUND');
  });

  test('battery 73 pictures of a store whose server died on the way are removed by the housekeeping', async () => {
    const owner = await api().person('producer');
    const [first, second] = [`portada-${crypto.randomUUID()}`, `logo-${crypto.randomUUID()}`];
    const createdAt = new Date(api().clock.now());
    for (const name of [first, second]) {
      await api().db.insert(pictures).values({ name, ownerId: owner.id, createdAt });
      await api().blobs.put(`pictures/${name}/original`, Buffer.from('bytes'));
    }
    const { id } = await addStore(api(), owner, { heroPicture: first, logoPicture: second });
    const remover = vi.spyOn(api().blobs, 'remove');
    remover.mockRejectedValueOnce(new Error('died'));
    const body = { removeImages: ['logo' as const] };
    expect((await api().call('updatePopupStore', { params: { id }, body }, owner)).status).toBe(500);
    remover.mockRejectedValueOnce(new Error('died'));
    expect((await remove(owner, id)).status).toBe(500);
    api().clock.turn(60 * 60_000);
    await prunePictures(api().context());
    const kept = [first, second].map((name) => api().blobs.get(`pictures/${name}/original`));
    expect(await Promise.all(kept)).toEqual([null, null]);
  });

  test('R7.12 what is on its way to a store that is deleted is closed', async () => {
    const owner = await api().person('producer');
    const { id } = await addStore(api(), owner);
    const image = { key: 'logo', filename: 'a.jpg', contentType: 'image/jpeg' } as const;
    const body = { requestUploadUrls: true, imageTypes: [image] };
    await api().call('updatePopupStore', { params: { id }, body }, owner);
    const open = () => api().db.$count(uploads, and(eq(uploads.subjectId, id), isNull(uploads.usedAt)));
    expect(await open()).toBe(1);
    await remove(owner, id);
    expect(await open()).toBe(0);
  });

  test('battery 1 R8.16 of another’s store neither is done, and a draft of theirs is not there', async () => {
    const [owner, rival] = [await api().person('producer'), await api().person('producer')];
    const open = await addStore(api(), owner);
    const draft = await addStore(api(), owner, { status: 'draft' });
    const before = await fingerprint(api().db);
    const answers = [
      await change(rival, open.id, 'paused'),
      await remove(rival, open.id),
      await change(rival, draft.slug, 'archived'),
      await remove(rival, draft.slug),
    ];
    const notFound = `Popup store "${draft.slug}" no encontrado o no está disponible`;
    const notOwner = 'Solo puedes cambiar o eliminar tus propias tiendas.';
    expect(answers.map(({ body }) => body.status.message)).toEqual([notOwner, notOwner, notFound, notFound]);
    expect(await fingerprint(api().db)).toEqual(before);
  });
});
