import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { create, string, type } from 'superstruct';
import { expect, test } from 'vitest';
import { IMPORT_LIMITS } from '../../contract/import/import-limits.ts';
import { STORAGE_LIMITS } from '../../contract/uploads/storage-limits.ts';
import { productImports } from '../../server/db/schema-imports.ts';
import { pictures, popupStores } from '../../server/db/schema-stores.ts';
import { pruneStalledUploads } from '../../server/services/import/finish/prune-imports.ts';
import { requireStorage, reservePictureStorage } from '../../server/services/uploads/account-storage.ts';
import { describeApi, type ApiUser } from '../support/api/api.ts';
import {
  announceArchive,
  anyPicture,
  productsZipOf,
  sheetOf,
  zipOf,
} from '../support/samples/zip-archive.ts';
import { openImportScene, ZIP_MEDIA_TYPE } from '../support/api/import-scene.ts';
import {
  HONEY,
  pictureAnnouncement,
  makeProductWithPictures,
  makeProduct,
} from '../support/api/create-product.ts';
import { addStore } from '../support/api/add-market-rows.ts';
import { putFile, smallPicture } from '../support/api/put-picture.ts';
import { storedBytesOf, recordedStorageOf } from '../support/api/stored-bytes.ts';

const Refused = type({ status: type({ code: string(), message: string() }) });
const codeOf = (error: unknown) => create(error, type({ code: string() })).code;
const HOUR = 60 * 60_000;
const BLOCK = 4096;
const FULL =
  'Has llegado a los 500 MB que caben en tu cuenta. Borra productos o puestos que ya no uses y vuelve a intentarlo; cuando publiques tu primer puesto te cabrán 5 GB.';
const LARGEST = IMPORT_LIMITS.maxArchiveBytes;

describeApi('storage of an account', (api) => {
  /** Fills an account's storage up to a number of free bytes, by the limit of an account without a published store. */
  const leaveFree = async (owner: ApiUser, free: number, max: number = STORAGE_LIMITS.newSeller) => {
    const bytes = max - free - ((await recordedStorageOf(api(), owner)) ?? 0);
    const now = new Date(api().clock.now());
    await api().db.insert(pictures).values({ name: randomUUID(), ownerId: owner.id, bytes, createdAt: now });
  };
  const draftOf = (owner: ApiUser) => addStore(api(), owner, { status: 'draft' });
  const announce = (as: ApiUser, storeId: string, fileSize: number) =>
    api().call(
      'updatePopupStore',
      {
        params: { id: storeId },
        body: {
          requestProductsZipUpload: true,
          productsZipInfo: { filename: 'a.zip', contentType: ZIP_MEDIA_TYPE, fileSize },
        },
      },
      as,
    );
  const said = ({ status, body }: { status: number; body: unknown }) => {
    const { code, message } = create(body, Refused).status;
    return [status, code, message];
  };
  const draftBody = (owner: ApiUser, name = 'Puesto nuevo') => ({
    name,
    description: 'De temporada.',
    startDate: new Date(api().clock.now() + HOUR).toISOString(),
    endDate: new Date(api().clock.now() + 2 * HOUR).toISOString(),
    ownerId: owner.id,
  });
  const createStore = (as: ApiUser, name?: string) =>
    api().call('createPopupStore', { body: draftBody(as, name) }, as);

  test('battery 49 a picture counts in whole blocks until it is gone, with its product as well', async () => {
    const producer = await api().person('producer');
    const { id } = await makeProductWithPictures(api(), producer, 2);
    const used = (await recordedStorageOf(api(), producer)) ?? 0;
    const keys = api()
      .blobs.keys()
      .filter((key) => key.endsWith('/original'));
    expect(keys.length).toBeGreaterThan(1);
    expect([used > 0, used % BLOCK]).toEqual([true, 0]);
    await api().call('deleteProduct', { params: { id } }, producer);
    expect(await recordedStorageOf(api(), producer)).toBe(0);
  });

  test('battery 49 beyond 500 MB a new seller puts no picture, hears how much fits, and what waits is not lost', async () => {
    const producer = await api().person('producer');
    const { places } = await makeProduct(api(), producer, {
      imageTypes: [pictureAnnouncement('a.jpg', true)],
    });
    await leaveFree(producer, BLOCK - 1);
    const [place] = places;
    const bytes = await smallPicture().jpeg().toBuffer();
    const before = api().blobs.keys().length;
    const refused = await putFile(api(), place!.uploadUrl, bytes);
    expect([said(refused), api().blobs.keys().length]).toEqual([[409, 'CONFLICT', FULL], before]);
    const announced = await api().call('createProduct', { body: HONEY }, producer);
    expect([announced.status, announced.body.errors]).toEqual([
      409,
      [{ field: 'imageTypes.0', message: FULL }],
    ]);
    await addStore(api(), producer);
    expect((await putFile(api(), place!.uploadUrl, bytes)).status).toBe(204);
  });

  test('R7.11 battery 49 archives and pictures count together, an archive from its announcement on', async () => {
    const producer = await api().person('producer');
    const [one, other, third] = [await draftOf(producer), await draftOf(producer), await draftOf(producer)];
    expect((await announce(producer, one.id, LARGEST)).status).toBe(200);
    expect((await announce(producer, other.id, LARGEST)).status).toBe(200);
    expect(await recordedStorageOf(api(), producer)).toBe(2 * LARGEST);
    const refused = await announce(producer, third.id, LARGEST);
    const sentence =
      'No cabe: de los 500 MB de tu cuenta te quedan 100 MB libres. Borra productos o puestos que ya no uses y vuelve a intentarlo; cuando publiques tu primer puesto te cabrán 5 GB.';
    expect([said(refused), refused.body.errors]).toEqual([
      [409, 'CONFLICT', sentence],
      [{ field: 'productsZipInfo', message: sentence }],
    ]);
    await leaveFree(producer, 10 * BLOCK);
    expect((await announce(producer, third.id, 11 * BLOCK)).status).toBe(409);
    expect((await announce(producer, third.id, 10 * BLOCK)).status).toBe(200);
  });

  test('battery 49 announcing again takes no more room, and an archive that is over takes none', async () => {
    const { producer, store, cancel, bring } = await openImportScene(api(), { status: 'draft' });
    for (let time = 0; time < 4; time += 1)
      expect((await announce(producer, store.id, LARGEST)).status).toBe(200);
    expect(await recordedStorageOf(api(), producer)).toBe(LARGEST);
    await cancel();
    expect(await recordedStorageOf(api(), producer)).toBe(0);
    await bring(await productsZipOf('Miel;De romero;4,50;3;a.jpg'));
    expect(await recordedStorageOf(api(), producer)).toBe(BLOCK);
  });

  test('battery 49 an archive without a size that was told counts as it comes, and with its store all is given back', async () => {
    const producer = await api().person('producer');
    const store = await draftOf(producer);
    const url = await announceArchive(api(), producer, store.id);
    expect(await recordedStorageOf(api(), producer)).toBe(0);
    const archive = await productsZipOf('Miel;De romero;4,50;3;a.jpg');
    await leaveFree(producer, 0);
    const used = await recordedStorageOf(api(), producer);
    expect(said(await putFile(api(), url, archive, ZIP_MEDIA_TYPE))).toEqual([409, 'CONFLICT', FULL]);
    await api().db.delete(pictures).where(eq(pictures.ownerId, producer.id));
    expect((await putFile(api(), url, archive, ZIP_MEDIA_TYPE)).status).toBe(204);
    expect([used, await recordedStorageOf(api(), producer)]).toEqual([
      STORAGE_LIMITS.newSeller,
      archive.length,
    ]);
    await api().call('deletePopupStore', { params: { id: store.id } }, producer);
    expect(await recordedStorageOf(api(), producer)).toBe(0);
  });

  test('R7.21 battery 49 an account that was deleted meanwhile is told that it is signed out, not that it is full', async () => {
    const size = { name: randomUUID(), ownerId: randomUUID(), size: BLOCK };
    const asked = [requireStorage(api(), randomUUID(), { bytes: BLOCK }), reservePictureStorage(api(), size)];
    const codes = await Promise.all(asked.map((answer) => answer.catch((error: unknown) => codeOf(error))));
    expect(codes).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
  });

  test('battery 49 of two pictures that race for the last room one is kept', async () => {
    const producer = await api().person('producer');
    const { places } = await makeProduct(api(), producer, {
      imageTypes: [pictureAnnouncement('a.jpg', true), pictureAnnouncement('b.jpg')],
    });
    await leaveFree(producer, BLOCK);
    const bytes = await smallPicture().jpeg().toBuffer();
    const answers = await Promise.all(places.map(({ uploadUrl }) => putFile(api(), uploadUrl, bytes)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
    expect(await recordedStorageOf(api(), producer)).toBe(STORAGE_LIMITS.newSeller);
  });

  test('battery 49 of two archives that race for the last room one is announced', async () => {
    const producer = await api().person('producer');
    const stores = [await draftOf(producer), await draftOf(producer)];
    await leaveFree(producer, LARGEST);
    const answers = await Promise.all(stores.map(({ id }) => announce(producer, id, LARGEST)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('battery 49 rows whose pictures do not fit any more are refused by their number, and the rest come in', async () => {
    const { producer, bring, names, ownPictures } = await openImportScene(api(), { status: 'draft' });
    const archive = await zipOf({
      'productos.csv': sheetOf('Miel;De romero;4,50;3;a.jpg', 'Queso;De cabra;9;3;a.jpg'),
      'a.jpg': await anyPicture(),
    });
    await leaveFree(producer, archive.length + BLOCK);
    const { status, errors } = await bring(archive, { fileSize: archive.length });
    // Rows are prepared in parallel, so either may come first.
    const [first] = await names();
    expect([status, await names(), errors]).toEqual([
      'completed',
      [first === 'Queso' ? 'Queso' : 'Miel'],
      [{ row: first === 'Queso' ? 2 : 3, column: 'imagenes', message: `«a.jpg»: ${FULL}` }],
    ]);
    // The picture that fills the account in this test, and the one of the imported row.
    expect(await ownPictures()).toBe(2);
  });

  test('battery 49 whoever published a store may store 5 GB, also once it is archived', async () => {
    const producer = await api().person('producer');
    const store = await addStore(api(), producer);
    await leaveFree(producer, 0);
    expect((await announce(producer, store.id, LARGEST)).status).toBe(200);
    await api().db.update(popupStores).set({ status: 'archived' }).where(eq(popupStores.id, store.id));
    await leaveFree(producer, 0, STORAGE_LIMITS.seller);
    const draft = await draftOf(producer);
    expect(said(await announce(producer, draft.id, LARGEST))).toEqual([
      409,
      'CONFLICT',
      'Has llegado a los 5 GB que caben en tu cuenta. Borra productos o puestos que ya no uses y vuelve a intentarlo.',
    ]);
  });

  test('battery 49 what a published store allowed stays when it is deleted', async () => {
    const producer = await api().person('producer');
    const store = await addStore(api(), producer, { status: 'draft' });
    await api().db.update(popupStores).set({ status: 'scheduled' }).where(eq(popupStores.id, store.id));
    await leaveFree(producer, 0);
    expect((await api().call('deletePopupStore', { params: { id: store.id } }, producer)).status).toBe(200);
    const draft = await draftOf(producer);
    expect((await announce(producer, draft.id, LARGEST)).status).toBe(200);
  });

  test('battery 49 a store that is given away takes its files with it and leaves what it allowed', async () => {
    const { producer, store, bring } = await openImportScene(api());
    const [next, admin] = [await api().person('producer'), await api().person('admin')];
    const edit = (as: ApiUser, body: object) =>
      api().call('updatePopupStore', { params: { id: store.id }, body }, as);
    const pictured = (...keys: string[]) => ({
      requestUploadUrls: true,
      imageTypes: keys.map((key) => ({ key, filename: 'a.jpg', contentType: 'image/jpeg' })),
    });
    const [hero, logo] = (await edit(producer, pictured('heroImage', 'logo'))).body.data.uploadUrls;
    const bytes = await smallPicture().jpeg().toBuffer();
    expect((await putFile(api(), hero.uploadUrl, bytes)).status).toBe(204);
    await bring(await productsZipOf('Miel;De romero;0;3;a.jpg'));
    const used = await recordedStorageOf(api(), producer);
    expect([used, (used ?? 0) > BLOCK]).toEqual([await storedBytesOf(api(), producer), true]);
    expect((await edit(admin, { ownerId: next.id })).status).toBe(200);
    const counts = async (owner: ApiUser) => [
      await recordedStorageOf(api(), owner),
      await storedBytesOf(api(), owner),
    ];
    expect([await counts(producer), await counts(next)]).toEqual([
      [0, 0],
      [used, used],
    ]);
    expect((await putFile(api(), logo.uploadUrl, bytes)).status).toBe(403);
    for (const owner of [producer, next]) {
      await leaveFree(owner, 0);
      const draft = await draftOf(owner);
      expect((await announce(owner, draft.id, LARGEST)).status).toBe(200);
    }
    await api().call('deletePopupStore', { params: { id: store.id } }, next);
    expect(await recordedStorageOf(api(), next)).toBe(STORAGE_LIMITS.newSeller - (used ?? 0) + LARGEST);
  });

  test('battery 49 of what belongs to a store that is given away only the files of its owner go with it', async () => {
    const [owner, next, admin] = [
      await api().person('producer'),
      await api().person('producer'),
      await api().person('admin'),
    ];
    const createdAt = new Date(api().clock.now());
    const pictureOf = async ({ id: ownerId }: ApiUser) => {
      const name = randomUUID();
      await api().db.insert(pictures).values({ name, ownerId, bytes: BLOCK, createdAt });
      return name;
    };
    const [hero, logo, loose] = [await pictureOf(owner), await pictureOf(admin), await pictureOf(owner)];
    const store = await addStore(api(), owner, { heroPicture: hero, logoPicture: logo });
    const other = await addStore(api(), owner);
    const importOf = async (
      popupStoreId: string,
      { id: userId }: ApiUser,
      status: 'completed' | 'pending',
    ) => {
      const row = { id: randomUUID(), popupStoreId, userId, status, fileName: 'a.zip', createdAt };
      await api().db.insert(productImports).values(row);
      return row.id;
    };
    const imports = [
      await importOf(store.id, owner, 'completed'),
      await importOf(store.id, admin, 'completed'),
      await importOf(store.id, owner, 'pending'),
      await importOf(other.id, owner, 'completed'),
    ];
    const body = { ownerId: next.id };
    await api().call('updatePopupStore', { params: { id: store.id }, body }, admin);
    const { name, ownerId } = pictures;
    const { id, userId } = productImports;
    const owners = new Map([
      ...(await api().db.select({ name, ownerId }).from(pictures)).map(
        (row) => [row.name, row.ownerId] as const,
      ),
      ...(await api().db.select({ id, userId }).from(productImports)).map(
        (row) => [row.id, row.userId] as const,
      ),
    ]);
    expect([hero, logo, loose, ...imports].map((key) => owners.get(key))).toEqual([
      next.id,
      admin.id,
      owner.id,
      next.id,
      admin.id,
      owner.id,
      owner.id,
    ]);
  });

  test('R7.11 battery 49 a producer has at most ten stores that were never published, archived ones among them', async () => {
    const producer = await api().person('producer');
    const made = [];
    for (let count = 0; count < 8; count += 1) made.push(await draftOf(producer));
    await api().db.update(popupStores).set({ status: 'archived' }).where(eq(popupStores.id, made[0]!.id));
    await addStore(api(), producer, { status: 'scheduled' });
    expect((await createStore(producer, 'Noveno')).status).toBe(201);
    const answers = await Promise.all([createStore(producer, 'Décimo'), createStore(producer, 'Undécimo')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(said(await createStore(producer))).toEqual([
      409,
      'CONFLICT',
      'Ya tienes 10 puestos sin publicar. Publica alguno o borra el que no vayas a usar, y vuelve a guardar este.',
    ]);
    const admin = await api().person('admin');
    const body = draftBody(producer, 'Del mercado');
    expect((await api().call('createPopupStore', { body }, admin)).status).toBe(201);
    for (const { id } of made.slice(0, 2)) await api().call('deletePopupStore', { params: { id } }, producer);
    expect((await createStore(producer, 'Otra vez')).status).toBe(201);
  });

  test('R7.11 battery 49 what comes of an archive gives it another hour, and an hour after the last byte it is gone', async () => {
    const producer = await api().person('producer');
    const store = await draftOf(producer);
    const size = 400_000;
    const answer = await announce(producer, store.id, size);
    const place = answer.body.data.productsZipUploadUrl!;
    const start = api().clock.now();
    expect(place.expiresAt).toBe(new Date(start + HOUR).toISOString());
    const ask = async (method: 'HEAD' | 'PATCH', offset: number) => {
      const { statusCode, headers } = await api().app.inject({
        method,
        url: new URL(place.uploadUrl).pathname,
        headers: {
          'tus-resumable': '1.0.0',
          ...(method === 'PATCH' && {
            'upload-offset': String(offset),
            'content-type': 'application/offset+octet-stream',
          }),
        },
        ...(method === 'PATCH' && { payload: Buffer.alloc(100_000) }),
      });
      return [statusCode, headers['upload-expires']];
    };
    const inAnHour = () => new Date(api().clock.now() + HOUR).toUTCString();
    expect(await ask('HEAD', 0)).toEqual([200, inAnHour()]);
    for (const offset of [0, 100_000, 200_000]) {
      api().clock.turn(HOUR - 1_000);
      await pruneStalledUploads(api().context());
      expect(await ask('PATCH', offset)).toEqual([204, inAnHour()]);
    }
    const lastByte = api().clock.now();
    api().clock.turn(HOUR - 1_000);
    await pruneStalledUploads(api().context());
    expect([await ask('HEAD', 0), await recordedStorageOf(api(), producer)]).toEqual([
      [200, new Date(lastByte + HOUR).toUTCString()],
      size,
    ]);
    api().clock.turn(1_000);
    expect((await ask('HEAD', 0))[0]).toBe(403);
    await pruneStalledUploads(api().context());
    const [row] = await api()
      .db.select({ status: productImports.status, keys: productImports.archiveKeys })
      .from(productImports)
      .where(eq(productImports.popupStoreId, store.id));
    expect([row, await recordedStorageOf(api(), producer)]).toEqual([{ status: 'failed', keys: [] }, 0]);
  });
});
