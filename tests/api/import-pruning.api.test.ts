import { asc, eq, inArray } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { productImportRows, productImports } from '../../server/db/schema-imports.ts';
import {
  pruneImports,
  pruneStalledUploads,
  removeEndedArchives,
} from '../../server/services/import/finish/prune-imports.ts';
import { storedPicturesOfStore } from '../../server/services/import/receive/stored-archives.ts';
import { describeApi } from '../support/api/api.ts';
import { openImportScene } from '../support/api/import-scene.ts';
import {
  announceArchive,
  anyPicture,
  goodRows,
  productsZipOf,
  sheetOf,
  zipOf,
} from '../support/samples/zip-archive.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;

type NewImport = Partial<typeof productImports.$inferInsert>;

describeApi('housekeeping of imports', (api) => {
  const at = (ms: number) => new Date(api().clock.now() + ms);
  /** Imports of one store, completed now unless said otherwise; their ids. */
  const addImports = async (storeId: string, ...imports: NewImport[]) => {
    const made = await api()
      .db.insert(productImports)
      .values(
        imports.map((one) => ({
          id: newId(),
          popupStoreId: storeId,
          fileName: 'mios.zip',
          status: 'completed' as const,
          createdAt: at(0),
          processedAt: at(0),
          ...one,
        })),
      )
      .returning({ id: productImports.id });
    return made.map(({ id }) => id);
  };
  const left = async (ids: readonly string[]) => {
    const rows = await api()
      .db.select()
      .from(productImports)
      .where(inArray(productImports.id, [...ids]))
      .orderBy(asc(productImports.id));
    return rows.map(({ id, status }) => [ids.indexOf(id), status]);
  };

  test('R3.9 an import that is over for a month is forgotten beside a later one, if nothing of its archive is left', async () => {
    const { store } = await openImportScene(api());
    const other = await openImportScene(api());
    const old = { processedAt: at(-MONTH) };
    const ids = await addImports(
      store.id,
      { ...old, createdAt: at(1) },
      { ...old, createdAt: at(0) },
      { ...old, createdAt: at(-1), archiveKeys: ['imports/viejo'], leasedUntil: at(HOUR) },
      { processedAt: at(1 - MONTH), createdAt: at(-2) },
    );
    const [alone] = await addImports(other.store.id, { ...old, createdAt: at(-DAY) });
    await pruneImports(api().context());
    expect(await left(ids)).toEqual([
      [0, 'completed'],
      [2, 'completed'],
      [3, 'completed'],
    ]);
    expect(await left([alone!])).toEqual([[0, 'completed']]);
  });

  test('R3.9 after a month the rows of an import are forgotten, and of imports that stand still only paused ones end', async () => {
    const { store } = await openImportScene(api());
    const counts = { totalProducts: 1, processedProducts: 1, errorCount: 1 };
    const reading = { status: 'processing' as const, processedAt: null, fileSize: 1 };
    const ids = await addImports(
      store.id,
      { ...counts, processedAt: at(-MONTH) },
      { ...counts, processedAt: at(1 - MONTH) },
      { ...reading, paused: true, uploadedAt: at(-MONTH) },
      { ...reading, paused: true, uploadedAt: at(1 - MONTH) },
      { ...reading, uploadedAt: at(-MONTH) },
    );
    await api()
      .db.insert(productImportRows)
      .values(ids.map((importId) => ({ importId, row: 2 })));
    await pruneImports(api().context());
    expect(await left(ids.slice(1))).toEqual([
      [0, 'completed'],
      [1, 'cancelled'],
      [2, 'processing'],
      [3, 'processing'],
    ]);
    const rows = await api()
      .db.select({ importId: productImportRows.importId })
      .from(productImportRows)
      .where(inArray(productImportRows.importId, ids));
    expect(rows.map(({ importId }) => ids.indexOf(importId)).toSorted((one, other) => one - other)).toEqual([
      1, 3, 4,
    ]);
    await api().db.delete(productImports).where(inArray(productImports.id, ids));
  });

  test('R7.11 an upload ends when its hour is over and nobody sends, and nothing else does', async () => {
    const { store } = await openImportScene(api());
    const awaited = { status: 'pending' as const, processedAt: null };
    const ids = await addImports(
      store.id,
      { ...awaited, placeUntil: at(0) },
      { ...awaited, status: 'uploading', placeUntil: at(0), leasedUntil: at(0) },
      { ...awaited, placeUntil: at(1) },
      { ...awaited, status: 'uploading', placeUntil: at(0), leasedUntil: at(1) },
      { status: 'processing', processedAt: null, placeUntil: at(0) },
      { placeUntil: at(0) },
    );
    await pruneStalledUploads(api().context());
    expect((await left(ids)).map(([, status]) => status)).toEqual([
      'failed',
      'failed',
      'pending',
      'uploading',
      'processing',
      'completed',
    ]);
    await api().db.delete(productImports).where(inArray(productImports.id, ids));
  });

  test('O4 a hundred archives are removed at a time, and none that is still written or read', async () => {
    const { store } = await openImportScene(api());
    const keys = Array.from({ length: 104 }, (_, one) => `imports/fin-${one}`);
    for (const key of keys) await api().blobs.put(key, Buffer.from('x'));
    const ids = await addImports(
      store.id,
      ...keys.map((key, one) => ({
        archiveKeys: [key],
        ...(one === 0 && { leasedUntil: at(1) }),
        ...(one === 1 && { leasedUntil: at(0) }),
        ...(one === 2 && { status: 'processing' as const, processedAt: null }),
      })),
    );
    const there = () => keys.filter((key) => api().blobs.keys().includes(key));
    await removeEndedArchives(api().context());
    expect(there()).toHaveLength(4);
    await removeEndedArchives(api().context());
    expect(there()).toEqual(['imports/fin-0', 'imports/fin-2']);
    await api().db.delete(productImports).where(inArray(productImports.id, ids));
  });
});

describeApi('archives that are kept for their refused rows', (api) => {
  const refused = async (name: string) =>
    zipOf({ 'productos.csv': sheetOf(`Pan;;caro;1;${name}`), [name]: await anyPicture() });
  const keptBy = (storeId: string) => storedPicturesOfStore(api().context(), storeId);

  test('R3.9 stay a week, to the millisecond', async () => {
    const { store, bring } = await openImportScene(api());
    await bring(await refused('a.jpg'));
    api().clock.turn(7 * DAY - 1);
    expect(await keptBy(store.id)).toEqual(['a.jpg']);
    api().clock.turn(1);
    expect(await keptBy(store.id)).toEqual([]);
  });

  test('R3.9 stay beside later ones that failed, were cancelled or are not read yet, and are not told while one is read', async () => {
    const { store, producer, bring, send, cancel, toldOf } = await openImportScene(api());
    for (const name of ['a.jpg', 'b.jpg']) {
      await bring(await refused(name));
      api().clock.turn(1);
    }
    for (let time = 0; time < 3; time += 1) {
      await bring(Buffer.from('no es un zip'));
      api().clock.turn(1);
    }
    await announceArchive(api(), producer, store.id);
    expect(await cancel()).toEqual([200, 'SUCCESS']);
    expect((await toldOf()).keptPictures).toEqual(['b.jpg', 'a.jpg']);
    api().clock.turn(1);
    await bring(await refused('c.jpg'));
    api().clock.turn(1);
    await send(await productsZipOf(...goodRows(1)));
    await removeEndedArchives(api().context());
    expect([(await toldOf()).keptPictures, await keptBy(store.id)]).toEqual([
      undefined,
      ['c.jpg', 'b.jpg', 'a.jpg'],
    ]);
    await cancel();
    await api()
      .db.update(productImports)
      .set({ archiveKeys: [] })
      .where(eq(productImports.popupStoreId, store.id));
    expect(await keptBy(store.id)).toEqual([]);
  });
});
