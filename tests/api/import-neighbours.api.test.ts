import { asc, eq, inArray } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { productImportRows, productImports } from '../../server/db/schema-imports.ts';
import { products } from '../../server/db/schema-products.ts';
import { pruneImports, pruneStalledUploads } from '../../server/services/import/finish/prune-imports.ts';
import { createArchiveLocker } from '../../server/services/import/receive/archive-lock.ts';
import { describeApi } from '../support/api/api.ts';
import { addProduct } from '../support/api/add-market-rows.ts';
import { openImportScene, ZIP_MEDIA_TYPE } from '../support/api/import-scene.ts';
import { putFile } from '../support/api/put-picture.ts';
import {
  announceArchive,
  anyPicture,
  goodRows,
  productsZipOf,
  zipOf,
} from '../support/samples/zip-archive.ts';

const DAY = 24 * 60 * 60_000;
const SECOND = 1_000;

describeApi('imports of other stores', (api) => {
  /** Imports of other stores in each status, which nothing may change, and a look at all of them. */
  const openNeighbours = async () => {
    const far = new Date(api().clock.now() + 365 * DAY);
    const held = { lease: crypto.randomUUID(), leasedUntil: far, tries: 2, troubles: 3 };
    const counts = {
      totalProducts: 3,
      processedProducts: 3,
      successCount: 2,
      createdCount: 1,
      updatedCount: 1,
    };
    const scenes = [];
    for (const columns of [
      { status: 'pending', placeUntil: far },
      { status: 'uploading', placeUntil: far, ...held },
      { status: 'processing', paused: true, uploadedAt: far, ...counts, errorCount: 1, ...held },
    ] as const) {
      const scene = await openImportScene(api());
      await announceArchive(api(), scene.producer, scene.store.id, { fileSize: 300_000 });
      await api()
        .db.update(productImports)
        .set({ ...columns, ...('lease' in columns && { lease: crypto.randomUUID() }) })
        .where(eq(productImports.popupStoreId, scene.store.id));
      scenes.push(scene);
    }
    const ended = await openImportScene(api());
    await ended.bring(await productsZipOf('Pan;;caro;1;a.jpg', ...goodRows(1)));
    scenes.push(ended);
    const stores = scenes.map(({ store }) => store.id);
    const rows = () =>
      api()
        .db.select()
        .from(productImports)
        .where(inArray(productImports.popupStoreId, stores))
        .orderBy(asc(productImports.id));
    const [, , paused] = await rows();
    await api()
      .db.insert(productImportRows)
      .values([
        { importId: paused!.id, row: 2 },
        { importId: paused!.id, row: 3 },
        { importId: paused!.id, row: 4, faults: [], cells: {}, pictures: ['a.jpg'] },
      ]);
    return async () => {
      const imports = await rows();
      const ids = imports.map(({ id }) => id);
      const lines = await api()
        .db.select()
        .from(productImportRows)
        .where(inArray(productImportRows.importId, ids))
        .orderBy(asc(productImportRows.importId), asc(productImportRows.row));
      return [imports, lines];
    };
  };

  test('R6.3 stay as they are, whatever becomes of an archive beside them', async () => {
    const look = await openNeighbours();
    const before = await look();
    const unchanged = async (what: string) => expect([what, await look()]).toEqual([what, before]);
    const scene = await openImportScene(api());
    const { producer, store, send, reading, bring } = scene;
    const archive = await productsZipOf(...goodRows(2), 'Pan;;caro;1;a.jpg');

    const url = await announceArchive(api(), producer, store.id, { fileSize: archive.length });
    const { blobs } = api();
    const refuse = () => Promise.reject(new Error('no disk'));
    vi.spyOn(blobs, 'putStream').mockImplementationOnce(refuse);
    expect((await putFile(api(), url, archive, ZIP_MEDIA_TYPE)).status).toBeGreaterThanOrEqual(400);
    await unchanged('an upload that broke off');
    const chunk = await api().app.inject({
      method: 'PATCH',
      url: new URL(url).pathname,
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      payload: archive,
    });
    expect(chunk.statusCode).toBe(204);
    await unchanged('an upload that came bit by bit');

    const stopping = new AbortController();
    const put = async () => {
      stopping.abort(new Error('stopping'));
      await new Promise(() => {});
    };
    await reading({ blobs: { ...blobs, put } }, stopping.signal);
    await unchanged('a server that stopped');
    await reading({ blobs: { ...blobs, put: refuse } });
    await unchanged('a place for files in trouble');
    await scene.pause(true);
    await scene.pause(false);
    await unchanged('a pause');
    await reading();
    expect((await scene.toldOf()).status).toBe('completed');
    await unchanged('an import that was completed');

    await bring(Buffer.from('no es un zip'));
    await unchanged('an archive of no use');
    await send(archive);
    await scene.cancel();
    await unchanged('an import that was cancelled');

    const gone = await addProduct(api(), producer, { popupStoreId: store.id });
    const headings = 'id;nombre;descripcion_corta;precio;existencias;imagenes';
    const sheet = [headings, `${gone.id};Otro;;;;`, ';Pan;;2;1;a.jpg', ''].join('\r\n');
    await send(await zipOf({ 'productos.csv': sheet, 'a.jpg': await anyPicture() }), {
      replaceExisting: true,
    });
    const putAfterRemoval = async (key: string, bytes: Uint8Array) => {
      await expect.poll(async () => (await scene.toldOf()).updatedCount, { timeout: 10_000 }).toBe(1);
      await api().db.delete(products).where(eq(products.id, gone.id));
      await blobs.put(key, bytes);
    };
    await reading({ blobs: { ...blobs, put: putAfterRemoval } });
    const { status, errorCount } = await scene.toldOf();
    expect([status, errorCount]).toEqual(['completed', 1]);
    await unchanged('a row that was refused at the end');

    const locker = createArchiveLocker(api().context());
    await announceArchive(api(), producer, store.id, { fileSize: archive.length });
    const lock = locker.newLock((await scene.toldOf()).id);
    await lock.lock(new AbortController().signal, () => {});
    await lock.unlock();
    await unchanged('a sender that left');
    api().clock.turn(SECOND);
    await pruneStalledUploads(api().context());
    await pruneImports(api().context());
    await unchanged('housekeeping');
    await api().call('deletePopupStore', { params: { id: store.id } }, producer);
    await unchanged('a store that was deleted');
  });
});
