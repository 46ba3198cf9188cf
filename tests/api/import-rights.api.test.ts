import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { users } from '../../server/db/schema-auth.ts';
import { productImports } from '../../server/db/schema-imports.ts';
import { popupStores } from '../../server/db/schema-stores.ts';
import { pruneExpiredData } from '../../server/jobs/housekeeping.ts';
import { describeApi, type ApiUser } from '../support/api/api.ts';
import {
  announceArchive,
  productsZipOf,
  goodRows,
  zipWithTwoPictures,
} from '../support/samples/zip-archive.ts';
import { openImportScene, ZIP_MEDIA_TYPE } from '../support/api/import-scene.ts';
import { addProduct, addStore } from '../support/api/add-market-rows.ts';
import { memoryBlobs } from '../support/api/memory-blobs.ts';
import { putFile } from '../support/api/put-picture.ts';

const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;
const NOT_THEIRS = 'El puesto ha cambiado de manos o tu cuenta ya no puede vender, y hemos dejado de leer.';

describeApi('who may fill a store from an archive', (api) => {
  const importsOf = (storeId: string) =>
    api().db.select().from(productImports).where(eq(productImports.popupStoreId, storeId));

  test.each([
    [
      'is somebody else’s',
      async (storeId: string) => {
        const other = await api().person('producer');
        await api().db.update(popupStores).set({ ownerId: other.id }).where(eq(popupStores.id, storeId));
      },
    ],
    [
      'is filled by an account that was switched off',
      async (_: string, userId: string) => {
        await api().db.update(users).set({ isActive: false }).where(eq(users.id, userId));
      },
    ],
    [
      'is filled by somebody who sells no more',
      async (_: string, userId: string) => {
        await api().db.update(users).set({ role: 'consumer' }).where(eq(users.id, userId));
      },
    ],
  ])(
    'R6.8 battery 10 nothing more comes into a store that %s by now: neither before it is read, nor amidst',
    async (_, change) => {
      const early = await openImportScene(api());
      await early.send(await productsZipOf(...goodRows(2)));
      await change(early.store.id, early.producer.id);
      await early.reading();
      const [none] = await importsOf(early.store.id);
      expect([none?.status, none?.errors, await early.names()]).toEqual([
        'failed',
        [{ message: NOT_THEIRS }],
        [],
      ]);

      const amidst = await openImportScene(api());
      await amidst.send(await zipWithTwoPictures(30));
      const goOn = await amidst.readUpTo(9);
      await change(amidst.store.id, amidst.producer.id);
      await goOn();
      const [some] = await importsOf(amidst.store.id);
      expect([some?.status, some?.successCount, some?.errors, (await amidst.names()).length]).toEqual([
        'completed',
        9,
        [{ message: NOT_THEIRS }],
        9,
      ]);
    },
  );

  test('R4.11 battery 10 what was to replace what is there comes to nothing in a store that changed hands', async () => {
    const { producer, store, send, readUpTo, names } = await openImportScene(api());
    await addProduct(api(), producer, { popupStoreId: store.id, name: 'Viejo' });
    const other = await api().person('producer');
    await send(await zipWithTwoPictures(10), { replaceExisting: true });
    const goOn = await readUpTo(9);
    await api().db.update(popupStores).set({ ownerId: other.id }).where(eq(popupStores.id, store.id));
    await goOn();
    const [row] = await importsOf(store.id);
    expect([
      row?.status,
      row?.processedProducts,
      row?.successCount,
      row?.createdCount,
      await names(),
    ]).toEqual(['failed', 0, 0, 0, ['Viejo']]);
  });

  test('R7.12 an admin who gives a store to somebody else ends what is under way in it', async () => {
    const { producer, store } = await openImportScene(api());
    const admin = await api().person('admin');
    const other = await api().person('producer');
    const url = await announceArchive(api(), producer, store.id);
    const given = { params: { id: store.id }, body: { ownerId: other.id } };
    expect((await api().call('updatePopupStore', given, admin)).status).toBe(200);
    expect((await putFile(api(), url, await productsZipOf(...goodRows(1)), ZIP_MEDIA_TYPE)).status).toBe(403);
    expect((await importsOf(store.id)).map(({ status }) => status)).toEqual(['cancelled']);
    const same = await announceArchive(api(), other, store.id);
    expect((await api().call('updatePopupStore', given, admin)).status).toBe(200);
    expect((await putFile(api(), same, await productsZipOf(...goodRows(1)), ZIP_MEDIA_TYPE)).status).toBe(
      204,
    );
  });

  test('R3.9 R7.12 what an admin brings into a store is its owner’s, and replaces what is its owner’s', async () => {
    const { producer, store, bring, sold } = await openImportScene(api());
    const admin = await api().person('admin');
    await addProduct(api(), producer, { popupStoreId: store.id, name: 'Viejo' });
    await bring(await productsZipOf(...goodRows(1)), { replaceExisting: true }, admin);
    expect(
      (await sold()).map(({ name, producerId, producerName }) => [name, producerId, producerName]),
    ).toEqual([['Miel 1', producer.id, 'Rosa Vidal']]);
  });

  test('R7.11 battery 49 a place takes one archive at a time; one that breaks off leaves nothing, and the next can come', async () => {
    const { producer, store, toldOf, archiveKeys } = await openImportScene(api());
    const url = await announceArchive(api(), producer, store.id);
    const archive = await productsZipOf(...goodRows(1));
    const put = async () => (await putFile(api(), url, archive, ZIP_MEDIA_TYPE)).status;
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: broken, reject: breakOff } = Promise.withResolvers<void>();
    const { blobs } = api();
    const usual = memoryBlobs();
    vi.spyOn(blobs, 'putStream').mockImplementationOnce(async (key, bytes, size) => {
      await usual.putStream(key, bytes, size);
      begin();
      await broken;
    });
    const first = put();
    await begun;
    expect([await put(), (await toldOf()).status]).toEqual([403, 'uploading']);
    breakOff(new Error('The line was cut.'));
    expect((await first) >= 400).toBe(true);
    expect([(await importsOf(store.id))[0]?.archiveKeys, archiveKeys()]).toEqual([[], []]);
    expect([await put(), (await toldOf()).status]).toEqual([204, 'processing']);
  });

  test.each(['announced', 'sent'])(
    'R7.11 battery 104 of two archives of one store that are %s at once one is read, once, and the other is refused',
    async (moment) => {
      const { producer, store, reading, toldOf, names, archiveKeys } = await openImportScene(api());
      const bring = async (url: string, name: string) =>
        (await putFile(api(), url, await productsZipOf(...goodRows(20, name)), ZIP_MEDIA_TYPE)).status;
      const announce = () => announceArchive(api(), producer, store.id);
      const urls =
        moment === 'announced'
          ? await Promise.all([announce(), announce()])
          : Array.from({ length: 2 }, () => '').fill(await announce());
      const answers = await Promise.all(urls.map((url, at) => bring(url, ['Miel', 'Pan'][at] ?? '')));
      expect(answers.toSorted((one, other) => one - other)).toEqual([204, 403]);
      await Promise.all([reading(), reading()]);
      const name = answers[0] === 204 ? 'Miel' : 'Pan';
      expect([(await toldOf()).status, (await names()).toSorted()]).toEqual([
        'completed',
        Array.from({ length: 20 }, (_, at) => `${name} ${at + 1}`).toSorted(),
      ]);
      expect(archiveKeys()).toEqual([]);
    },
  );

  test('R7.11 beside an archive that is read nobody brings another into the store, and its owner brings one elsewhere', async () => {
    const { producer, store, send, cancel } = await openImportScene(api());
    const [admin, elsewhere] = [await api().person('admin'), await addStore(api(), producer)];
    await send(await productsZipOf(...goodRows(1)));
    const productsZipInfo = { filename: 'a.zip', contentType: ZIP_MEDIA_TYPE } as const;
    const body = { requestProductsZipUpload: true, productsZipInfo };
    const announce = async (id: string, as: ApiUser) =>
      (await api().call('updatePopupStore', { params: { id }, body }, as)).status;
    expect([await announce(store.id, admin), await announce(elsewhere.id, producer)]).toEqual([409, 200]);
    await cancel();
  });

  test('R7.11 a place that a dead server held is open again after a while', async () => {
    const { producer, store } = await openImportScene(api());
    const url = await announceArchive(api(), producer, store.id);
    await api()
      .db.update(productImports)
      .set({ status: 'uploading', lease: store.id, leasedUntil: new Date(api().clock.now() + 20 * SECOND) })
      .where(eq(productImports.popupStoreId, store.id));
    const put = async () =>
      (await putFile(api(), url, await productsZipOf(...goodRows(1)), ZIP_MEDIA_TYPE)).status;
    expect(await put()).toBe(403);
    api().clock.turn(20 * SECOND);
    expect(await put()).toBe(204);
  });

  test('battery 49 an account has twenty archives under way at most', async () => {
    const producer = await api().person('producer');
    const stores = [];
    for (let count = 0; count < 21; count += 1) stores.push(await addStore(api(), producer));
    const [last, ...others] = stores;
    for (const { id } of others) await announceArchive(api(), producer, id);
    await announceArchive(api(), producer, others[0]!.id);
    const body = {
      requestProductsZipUpload: true,
      productsZipInfo: { filename: 'a.zip', contentType: 'application/zip' as const },
    };
    const announce = () => api().call('updatePopupStore', { params: { id: last!.id }, body }, producer);
    const refused = await announce();
    expect([refused.status, refused.body.status.message]).toEqual([
      409,
      'Tienes demasiados archivos a medias. Espera a que acaben, o cancela alguno.',
    ]);
    await api().call('cancelProductImport', { params: { id: others[0]!.id } }, producer);
    expect((await announce()).status).toBe(200);
  });

  test('R3.9 imports that are over for a month are forgotten, but for the last of each store', async () => {
    const { store, bring } = await openImportScene(api());
    await bring(await productsZipOf(...goodRows(1)));
    await bring(await productsZipOf(...goodRows(1)));
    const [, last] = await importsOf(store.id);
    api().clock.turn(30 * DAY);
    await pruneExpiredData(api().context());
    expect((await importsOf(store.id)).length).toBe(2);
    api().clock.turn(DAY);
    await pruneExpiredData(api().context());
    expect((await importsOf(store.id)).map(({ id }) => id)).toEqual([last?.id]);
  });
});
