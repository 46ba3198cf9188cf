import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { StoreImage } from '../../contract/stores/store-image.ts';
import { popupStores } from '../../server/db/schema-stores.ts';
import { uploads } from '../../server/db/schema-uploads.ts';
import { pruneUploads } from '../../server/jobs/housekeeping.ts';
import { describeApi, type ApiUser } from '../support/api/api.ts';
import { addProduct, addStore } from '../support/api/add-market-rows.ts';
import { originalOf, putFile, smallPicture } from '../support/api/put-picture.ts';

const noPlace = {
  status: { code: 'FORBIDDEN', message: 'El enlace de subida no es válido o ha caducado.' },
};
const image = (key: StoreImage) => ({ key, filename: `${key}.jpg`, contentType: 'image/jpeg' as const });
const announcing = (...keys: StoreImage[]) => ({ requestUploadUrls: true, imageTypes: keys.map(image) });

describeApi('pictures of a store', (api) => {
  const create = async (as: ApiUser, ...keys: StoreImage[]) => {
    const body = { name: 'La Colmena', description: 'Miel cruda.', ownerId: as.id, ...announcing(...keys) };
    const { data } = (await api().call('createPopupStore', { body }, as)).body;
    return { ...data, id: data.popupStore.id as string };
  };
  const edit = async (as: ApiUser, id: string, body: object) =>
    (await api().call('updatePopupStore', { params: { id }, body }, as)).body.data;
  const seen = async (id: string, as?: ApiUser) => api().call('getPopupStore', { params: { id } }, as);
  const open = (id: string) =>
    api().db.update(popupStores).set({ status: 'active' }).where(eq(popupStores.id, id));
  const put = async ({ uploadUrl }: { uploadUrl: string }) =>
    putFile(api(), uploadUrl, await smallPicture().jpeg().toBuffer());

  test('R3.8 R7.11 each picture has a place, and is shown where it belongs once it has come', async () => {
    const owner = await api().person('producer');
    const { id, popupStore, uploadUrls } = await create(owner, 'heroImage', 'logo', 'avatar', 'eventBanner');
    expect(uploadUrls[0]).toEqual({
      key: 'heroImage',
      filename: 'heroImage.jpg',
      uploadUrl: expect.stringMatching(/^http:\/\/localhost\/uploads\/[\w-]{43}$/) as unknown,
      fileUrl: expect.stringMatching(/^\/pictures\/[\da-f-]{36}\.webp$/) as unknown,
      contentType: 'image/jpeg',
      expiresAt: new Date(api().clock.now() + 15 * 60_000).toISOString(),
    });
    expect([popupStore.heroImageUrl, popupStore.pendingImages]).toEqual([
      null,
      ['heroImage', 'logo', 'avatar', 'eventBanner'],
    ]);
    for (const place of uploadUrls) expect((await put(place)).status).toBe(204);
    const [hero, logo, avatar, banner] = uploadUrls.map(({ fileUrl }: { fileUrl: string }) => fileUrl);
    const shown = (await seen(id, owner)).body.data.popupStore;
    const { heroImageUrl, logoUrl, avatarUrl, eventBannerUrl, config } = shown;
    expect([heroImageUrl, logoUrl, avatarUrl, eventBannerUrl]).toEqual([hero, logo, avatar, banner]);
    expect([config.heroImage, config.logo]).toEqual([hero, logo]);
    expect(shown.pendingImages).toBe(undefined);
    expect(await api().blobs.get(originalOf(banner))).not.toBe(null);
  });

  // Repeated: without the row lock about every second store lost a picture.
  test.each([1, 2, 3, 4, 5])('R3.8 what comes at once is all there, time %i', async () => {
    const owner = await api().person('producer');
    const { id, uploadUrls } = await create(owner, 'heroImage', 'logo', 'avatar');
    const answers = await Promise.all(uploadUrls.map(put));
    const { heroImageUrl, logoUrl, avatarUrl, pendingImages } = (await seen(id, owner)).body.data.popupStore;
    expect(answers.map(({ status }: { status: number }) => status)).toEqual([204, 204, 204]);
    expect([heroImageUrl, logoUrl, avatarUrl, pendingImages]).toEqual([
      ...uploadUrls.map(({ fileUrl }: { fileUrl: string }) => fileUrl),
      undefined,
    ]);
  });

  test('R3.8 a store with pictures to come is not public until its hero has come; its owner sees it, and what is missing', async () => {
    const [owner, admin] = [await api().person('producer'), await api().person('admin')];
    const { id, uploadUrls } = await create(owner, 'heroImage', 'logo');
    const product = await addProduct(api(), owner, { popupStoreId: id });
    await open(id);
    const lookedAt = async () => [
      (await seen(id)).status,
      (await api().call('getProduct', { params: { id: product.id } })).status,
    ];
    expect(await lookedAt()).toEqual([404, 404]);
    expect([(await seen(id, owner)).status, (await seen(id, admin)).status]).toEqual([200, 200]);
    await put(uploadUrls[0]);
    expect(await lookedAt()).toEqual([200, 200]);
    expect((await seen(id)).body.data.popupStore.pendingImages).toEqual(['logo']);
    await put(uploadUrls[1]);
    expect((await seen(id)).body.data.popupStore.pendingImages).toBe(undefined);
  });

  test('R3.8 without a hero announced it waits for what was', async () => {
    const owner = await api().person('producer');
    const { id, uploadUrls } = await create(owner, 'logo', 'avatar');
    await open(id);
    await put(uploadUrls[1]);
    expect((await seen(id)).status).toBe(404);
    await put(uploadUrls[0]);
    expect((await seen(id)).status).toBe(200);
  });

  test('R3.8 a picture that never comes is announced anew or done without: either opens the way, and the old place is closed', async () => {
    const owner = await api().person('producer');
    const [again, without] = [await create(owner, 'heroImage'), await create(owner, 'heroImage', 'logo')];
    for (const { id } of [again, without]) await open(id);
    api().clock.turn(15 * 60_000);
    expect((await put(again.uploadUrls[0])).body).toEqual(noPlace);
    expect((await seen(again.id)).status).toBe(404);
    const { uploadUrls } = await edit(owner, again.id, announcing('heroImage'));
    const second = await edit(owner, again.id, announcing('heroImage'));
    expect((await put(uploadUrls[0])).body).toEqual(noPlace);
    expect((await put(second.uploadUrls[0])).status).toBe(204);
    expect((await seen(again.id)).status).toBe(200);

    const left = await edit(owner, without.id, { removeImages: ['heroImage'], config: { logo: null } });
    expect(left.popupStore.pendingImages).toBe(undefined);
    expect((await seen(without.id)).status).toBe(200);
    expect((await put(without.uploadUrls[1])).body).toEqual(noPlace);
  });

  test('R7.12 a store that is looked at stays in sight while another picture is on its way, and then shows it', async () => {
    const owner = await api().person('producer');
    const first = await create(owner, 'heroImage');
    await put(first.uploadUrls[0]);
    await open(first.id);
    const { popupStore, uploadUrls } = await edit(owner, first.id, announcing('heroImage', 'logo'));
    expect([popupStore.heroImageUrl, popupStore.pendingImages, (await seen(first.id)).status]).toEqual([
      first.uploadUrls[0].fileUrl,
      undefined,
      200,
    ]);
    const heard = Promise.withResolvers<unknown>();
    const deaf = await api().engine.onChange((changes) => {
      if (changes.includes(first.id)) heard.resolve(changes);
    });
    await put(uploadUrls[0]);
    expect(await heard.promise).toEqual([first.id, popupStore.slug, '*']);
    await deaf();
    expect((await seen(first.id)).body.data.popupStore.heroImageUrl).toBe(uploadUrls[0].fileUrl);
    const kept = [first.uploadUrls[0], uploadUrls[0]].map(({ fileUrl }) =>
      api().blobs.get(originalOf(fileUrl)),
    );
    expect((await Promise.all(kept)).map((file) => file !== null)).toEqual([false, true]);
  });

  test('R7.12 a store that is looked at stays in sight when its hero is taken away before its logo has come', async () => {
    const owner = await api().person('producer');
    const { id, uploadUrls } = await create(owner, 'heroImage', 'logo');
    await put(uploadUrls[0]);
    await open(id);
    await edit(owner, id, { removeImages: ['heroImage'] });
    const { heroImageUrl, pendingImages } = (await seen(id)).body.data.popupStore;
    expect([heroImageUrl, pendingImages]).toEqual([null, ['logo']]);
  });

  test('R3.6 battery 21 an address of a picture is not taken, and null takes the picture away', async () => {
    const owner = await api().person('producer');
    const { id, uploadUrls } = await create(owner, 'heroImage');
    await put(uploadUrls[0]);
    const hero = uploadUrls[0].fileUrl;
    for (const heroImage of ['javascript:alert(1)', 'https://evil.example/x.png', '//evil.example', hero]) {
      const { popupStore } = await edit(owner, id, { config: { heroImage, logo: heroImage } });
      expect([popupStore.heroImageUrl, popupStore.logoUrl]).toEqual([hero, null]);
    }
    const { popupStore } = await edit(owner, id, { config: { heroImage: null } });
    expect([popupStore.heroImageUrl, await api().blobs.get(originalOf(hero))]).toEqual([null, null]);
  });

  test('battery 98 each picture once, four at most, and each for something', async () => {
    const owner = await api().person('producer');
    const said = async (imageTypes: object[]) => {
      const body = { requestUploadUrls: true, imageTypes };
      const { id } = await addStore(api(), owner);
      const { app } = api();
      const answer = await app.inject({
        method: 'PUT',
        url: `/api/popup-stores/${id}`,
        headers: { authorization: `Bearer ${owner.token}` },
        payload: body,
      });
      return [answer.statusCode, answer.json<{ errors: unknown }>().errors];
    };
    const { key: _, ...keyless } = image('logo');
    expect([
      await said([image('logo'), image('logo')]),
      await said(Array.from({ length: 10_000 }, () => image('logo'))),
      await said([keyless]),
    ]).toEqual([
      [422, [{ field: 'imageTypes', message: 'Cada imagen de la tienda se sube una sola vez' }]],
      [422, [{ field: 'imageTypes', message: 'Solo puedes subir 4 imágenes de una vez' }]],
      [422, [{ field: 'imageTypes.0.key', message: 'Di para qué es la imagen' }]],
    ]);
  });

  test('battery 92 what is on its way to a store that is gone is refused and swept', async () => {
    const owner = await api().person('producer');
    const { id, uploadUrls } = await create(owner, 'heroImage');
    await api().db.delete(popupStores).where(eq(popupStores.id, id));
    expect((await put(uploadUrls[0])).body).toEqual(noPlace);
    api().clock.turn(2 * 60 * 60_000);
    await pruneUploads(api().context());
    const left = await api().db.select().from(uploads).where(eq(uploads.subjectId, id));
    expect([left, await api().blobs.get(originalOf(uploadUrls[0].fileUrl))]).toEqual([[], null]);
  });
});
