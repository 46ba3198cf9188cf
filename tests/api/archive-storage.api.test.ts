import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { productImports } from '../../server/db/schema-imports.ts';
import { removeEndedArchives } from '../../server/services/import/finish/prune-imports.ts';
import { startApi } from '../support/api/api.ts';
import { announceArchive, productsZipOf } from '../support/samples/zip-archive.ts';
import { openTestDatabase } from '../support/postgres/test-database.ts';
import { openImportScene, ZIP_MEDIA_TYPE } from '../support/api/import-scene.ts';
import { fileStorages } from '../support/api/file-storages.ts';
import { putFile } from '../support/api/put-picture.ts';
import { putSlowly } from '../support/http/slow-put.ts';
import { storedBytesOf, recordedStorageOf } from '../support/api/stored-bytes.ts';

/** Interval in ms at which a receiving server renews its lease. */
const RENEWAL = 5_000;
/** Time in ms after which an archive of a dead uploader is removed. */
const LEASE = 20_000;
const SIZE = 400_000;
const FRAGMENTS = {
  'tus-resumable': '1.0.0',
  'upload-offset': '0',
  'content-type': 'application/offset+octet-stream',
};

afterEach(() => vi.useRealTimers());

describe.each(fileStorages())('archives that their account is counted for, in %s', (_, open) => {
  async function openPlace(info: object = {}) {
    const api = await startApi(await openTestDatabase(), { blobs: await open() });
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    const scene = await openImportScene(api);
    const url = await announceArchive(api, scene.producer, scene.store.id, info);
    const importOf = async () => {
      const [row] = await api.db
        .select()
        .from(productImports)
        .where(eq(productImports.popupStoreId, scene.store.id));
      if (!row) throw new Error('The import is gone.');
      return row;
    };
    const counts = async () => [
      await recordedStorageOf(api, scene.producer),
      await storedBytesOf(api, scene.producer),
    ];
    const close = async () => {
      await api.app.close();
      await api.engine.close();
    };
    return { ...scene, api, url, importOf, counts, close };
  }

  test('R7.11 battery 49 an archive whose import is cancelled while it comes is broken off, and counts until nothing of it is left', async () => {
    const { api, url, producer, cancel, importOf, counts, close } = await openPlace();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const put = putSlowly(api.app, url, { size: SIZE });
    put.send(Buffer.alloc(100_000, 1));
    await vi.waitFor(async () => expect((await importOf()).archiveKeys).toHaveLength(1));
    const [key = ''] = (await importOf()).archiveKeys;
    expect(await cancel()).toEqual([200, 'SUCCESS']);
    await removeEndedArchives(api.context());
    expect([(await importOf()).archiveKeys, await recordedStorageOf(api, producer)]).toEqual([[key], SIZE]);
    await vi.advanceTimersByTimeAsync(RENEWAL);
    expect([null, 403]).toContain(await put.answered);
    await vi.waitFor(async () => expect((await importOf()).archiveKeys).toEqual([]));
    expect([await counts(), await api.blobs.get(key)]).toEqual([[0, 0], null]);
    await close();
  });

  test('R7.11 battery 49 one that comes bit by bit is broken off as well when its import is cancelled', async () => {
    const { api, url, cancel, importOf, counts, close } = await openPlace({ fileSize: SIZE });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const patch = putSlowly(api.app, url, { size: SIZE, method: 'PATCH', headers: FRAGMENTS });
    patch.send(Buffer.alloc(100_000, 1));
    await vi.waitFor(async () => expect((await importOf()).status).toBe('uploading'));
    expect(await cancel()).toEqual([200, 'SUCCESS']);
    await vi.advanceTimersByTimeAsync(RENEWAL);
    expect(await patch.answered).not.toBe(204);
    patch.cut();
    vi.useRealTimers();
    api.clock.turn(LEASE);
    await removeEndedArchives(api.context());
    expect([(await importOf()).archiveKeys, await counts()]).toEqual([[], [0, 0]]);
    await close();
  });

  test('R7.11 battery 49 an archive that comes anew takes the place of what came of it before', async () => {
    const archive = await productsZipOf('Miel;De romero;4,50;3;a.jpg');
    const fragment = archive.subarray(0, 200);
    const { api, url, importOf, counts, close } = await openPlace({ fileSize: archive.length });
    const former = { key: 'imports/trozo', size: fragment.length };
    await api.blobs.put(former.key, fragment);
    await api.blobs.put('imports/de-antes', archive);
    const { id } = await importOf();
    await api.db
      .update(productImports)
      .set({ fragments: [former], archiveKeys: [former.key, 'imports/de-antes'] })
      .where(eq(productImports.id, id));
    const path = new URL(url).pathname;
    const { statusCode } = await api.app.inject({
      method: 'PATCH',
      url: path,
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': String(fragment.length),
        'content-type': 'application/offset+octet-stream',
      },
      payload: archive.subarray(fragment.length, archive.length - 1),
    });
    expect([statusCode, await api.blobs.get('imports/de-antes')]).toEqual([204, null]);
    expect((await importOf()).archiveKeys).toEqual((await importOf()).fragments.map(({ key }) => key));
    expect((await putFile(api, url, archive, ZIP_MEDIA_TYPE)).status).toBe(204);
    const { archiveKey, archiveKeys, fragments } = await importOf();
    expect([archiveKeys, fragments, await counts()]).toEqual([
      [archiveKey],
      [],
      [archive.length, archive.length],
    ]);
    await close();
  });

  test('R7.11 battery 49 of an archive that broke off nothing is left, and it can be put again', async () => {
    const { api, url, producer, importOf, counts, close } = await openPlace();
    const cut = putSlowly(api.app, url, { size: SIZE });
    cut.send(Buffer.alloc(100_000, 1));
    await vi.waitFor(async () => expect((await importOf()).archiveKeys).toHaveLength(1));
    cut.cut();
    await vi.waitFor(async () => expect((await importOf()).lease).toBe(null));
    expect(await counts()).toEqual([0, 0]);
    const archive = await productsZipOf('Miel;De romero;4,50;3;a.jpg');
    expect((await putFile(api, url, archive, ZIP_MEDIA_TYPE)).status).toBe(204);
    expect([await recordedStorageOf(api, producer), await storedBytesOf(api, producer)]).toEqual([
      archive.length,
      archive.length,
    ]);
    await close();
  });
});
