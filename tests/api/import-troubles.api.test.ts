import { PassThrough, Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { rowsOf } from '../../server/db/database.ts';
import { productImportRows, productImports } from '../../server/db/schema-imports.ts';
import { pictures } from '../../server/db/schema-stores.ts';
import { pruneExpiredData } from '../../server/jobs/housekeeping.ts';
import { finishImport } from '../../server/services/import/finish/finish-import.ts';
import { leaseNextImport } from '../../server/services/import/write/lease.ts';
import { describeApi } from '../support/api/api.ts';
import {
  anyPicture,
  productsZipOf,
  goodRows,
  sheetOf,
  zipWithTwoPictures,
  zipOf,
} from '../support/samples/zip-archive.ts';
import { openImportScene } from '../support/api/import-scene.ts';
import { addProduct } from '../support/api/add-market-rows.ts';
import { turnsDuring } from '../support/api/turns-during.ts';

const SECOND = 1_000;

/** Error of an S3 client, recognizable only by its name. */
const slowDown = () => Object.assign(new Error('Please reduce your request rate.'), { name: 'SlowDown' });

describeApi('imports in trouble', (api) => {
  const rowOf = async (storeId: string) => {
    const [row] = await api()
      .db.select()
      .from(productImports)
      .where(eq(productImports.popupStoreId, storeId));
    return row!;
  };

  test('O7 battery 81 battery 103 others have their turn after each row', async () => {
    const { send, reading, toldOf } = await openImportScene(api());
    await send(await productsZipOf(...goodRows(200).map((row) => row.replace('4,50', '0'))));
    expect(await turnsDuring(reading())).toBeGreaterThan(200);
    expect((await toldOf()).errorCount).toBe(200);
  });

  test('O7 battery 81 others have their turn while what is there is replaced', async () => {
    const { producer, store, send, sold } = await openImportScene(api());
    for (let made = 0; made < 500; made += 1)
      await addProduct(api(), producer, { popupStoreId: store.id, name: `Viejo ${made}` });
    await send(await productsZipOf(...goodRows(300)), { replaceExisting: true });
    const ctx = api().context();
    const held = await leaseNextImport(ctx);
    const good = { totalProducts: 300, processedProducts: 300, successCount: 300, createdCount: 300 };
    await ctx.db.update(productImports).set(good).where(eq(productImports.popupStoreId, store.id));
    const values = { name: 'Nuevo', producerName: 'Rosa', shortDescription: '', priceCents: 100, stock: 1 };
    await ctx.db.insert(productImportRows).values(
      Array.from({ length: 300 }, (_, row) => ({
        importId: held!.id,
        row,
        staged: { ...values, id: ctx.newId(), pictureNames: [], isPopupStoreExclusive: false },
      })),
    );
    const { signal } = new AbortController();
    // One turn for each hundred removed and added products.
    expect(await turnsDuring(finishImport(ctx, held!, { errors: [], signal }))).toBeGreaterThanOrEqual(8);
    expect(new Set((await sold()).map(({ name }) => name))).toEqual(new Set(['Nuevo']));
  });

  test.each([
    ['what was there is removed', { former: 1, rows: 0, replaceExisting: true }],
    ['it is replaced', { former: 0, rows: 1, replaceExisting: true }],
    ['rows are forgotten', { former: 0, rows: 1, replaceExisting: false }],
  ])(
    'battery 76 a server that stops while %s leaves all as it was',
    async (_, { former, rows, replaceExisting }) => {
      const { producer, store, send, toldOf, sold, cancel } = await openImportScene(api());
      if (former > 0) await addProduct(api(), producer, { popupStoreId: store.id });
      await send(await productsZipOf(...goodRows(1)), { replaceExisting });
      const ctx = api().context();
      const held = await leaseNextImport(ctx);
      const good = { totalProducts: 1, processedProducts: 1, successCount: 1, createdCount: 1 };
      await ctx.db.update(productImports).set(good).where(eq(productImports.popupStoreId, store.id));
      if (rows > 0) await ctx.db.insert(productImportRows).values({ importId: held!.id, row: 2 });
      const signal = AbortSignal.abort(new Error('stopping'));
      await expect(finishImport(ctx, held!, { errors: [], signal })).rejects.toThrow('stopping');
      expect([(await toldOf()).status, (await sold()).length]).toEqual(['processing', former]);
      await cancel();
    },
  );

  test('battery 102 NUL in a cell is a bad row, in whatever column, and the rows after it come in', async () => {
    const { bring, names } = await openImportScene(api());
    const told = await bring(
      await productsZipOf(
        'Uno;;1;1;a.jpg',
        'Pan\0;;2;1;a.jpg',
        'Tres;;3;1;a\0.jpg',
        'Cuatro;De\0;4;1;a.jpg',
        'Cinco;;5;1;a.jpg',
      ),
    );
    const message = 'Contiene caracteres no válidos';
    expect([told.status, told.successCount, told.errors]).toEqual([
      'completed',
      2,
      [
        { row: 3, column: 'nombre', message },
        { row: 4, column: 'imagenes', message },
        { row: 5, column: 'descripcion_corta', message },
      ],
    ]);
    expect(told.failedRows?.map(({ cells }) => [cells.nombre, cells.imagenes])).toEqual([
      ['Pan', 'a.jpg'],
      ['Tres', 'a.jpg'],
      ['Cuatro', 'a.jpg'],
    ]);
    expect(await names()).toEqual(['Uno', 'Cinco']);
  });

  test('battery 102 names in an archive that nobody can store are told without what cannot', async () => {
    const { bring } = await openImportScene(api());
    const twice = await zipOf({ 'a~.csv': 'x', 'b~.csv': 'x' });
    const renamed = Buffer.from(twice.toString('latin1').replaceAll(/[ab]~\.csv/g, 'a\0.csv'), 'latin1');
    const { status, errors } = await bring(renamed);
    expect([status, errors]).toEqual(['failed', [{ message: 'El ZIP lleva dos veces «a.csv».' }]]);
  });

  test('battery 102 of a cell or a name beyond all measure no more is kept and told than somebody reads', async () => {
    const { bring } = await openImportScene(api());
    const told = await bring(
      await productsZipOf(
        `${'n'.repeat(9_000)};;1;1;a.jpg`,
        `Pan;;1;1;${'f'.repeat(500)}.pdf`,
        'Pan;;1;1;a.jpg',
      ),
    );
    expect(told.failedRows?.[0]?.cells.nombre).toHaveLength(6_000);
    expect(told.errors[1]?.message).toBe(
      `«${'f'.repeat(80)}…»: El tipo de imagen no está permitido. Usa JPG, PNG, WebP o GIF`,
    );
  });

  test('battery 72 a place for files that is in trouble is waited for, and nobody is told that their archive is damaged', async () => {
    const { store, send, reading, toldOf, names } = await openImportScene(api());
    await send(await productsZipOf(...goodRows(3)));
    const { blobs } = api();
    const part = vi.fn<typeof blobs.part>(() => {
      throw slowDown();
    });
    const put = vi.fn<typeof blobs.put>(async () => {
      throw slowDown();
    });
    await reading({ blobs: { ...blobs, part } });
    const { tries, troubles } = await rowOf(store.id);
    expect([(await toldOf()).status, tries, troubles]).toEqual(['processing', 0, 1]);
    expect(api().log.join('')).toContain('An archive has to wait for the place where it lies.');
    await reading();
    expect((await toldOf()).status).toBe('processing');
    api().clock.turn(20 * SECOND);
    await reading({ blobs: { ...blobs, put } });
    expect([(await toldOf()).status, put.mock.calls.length > 0]).toEqual(['processing', true]);
    api().clock.turn(39 * SECOND);
    await reading();
    expect((await toldOf()).status).toBe('processing');
    api().clock.turn(SECOND);
    await reading();
    const { status, errors } = await toldOf();
    expect([status, errors, await names(), (await rowOf(store.id)).troubles]).toEqual([
      'completed',
      [],
      ['Miel 1', 'Miel 2', 'Miel 3'],
      0,
    ]);
  });

  test('O4 a place for files that is never well again ends the import', async () => {
    const { store, send, reading, toldOf } = await openImportScene(api());
    await send(await productsZipOf(...goodRows(1)));
    await api()
      .db.update(productImports)
      .set({ troubles: 25 })
      .where(eq(productImports.popupStoreId, store.id));
    await reading();
    const { status, errors } = await toldOf();
    expect([status, errors]).toEqual([
      'failed',
      [{ message: 'No hemos podido leer el archivo. Vuelve a subirlo o escríbenos.' }],
    ]);
  });

  test('battery 76 a server that stops waits for no picture and no archive, and others go on without having counted a try', async () => {
    const { store, send, reading, toldOf, names } = await openImportScene(api());
    await send(await productsZipOf(...goodRows(12)));
    const stopping = new AbortController();
    const put = vi.fn<() => Promise<void>>(() => new Promise(() => {}));
    const read = reading({ blobs: { ...api().blobs, put } }, stopping.signal);
    await vi.waitFor(() => expect(put.mock.calls.length).toBeGreaterThan(0), { timeout: 10_000 });
    stopping.abort();
    await read;
    const again = new AbortController();
    const part = vi.fn<() => Readable>(() => new PassThrough());
    const silent = reading({ blobs: { ...api().blobs, part } }, again.signal);
    await vi.waitFor(() => expect(part.mock.calls.length).toBeGreaterThan(0), { timeout: 10_000 });
    again.abort();
    await silent;
    const { tries, lease, status } = await rowOf(store.id);
    expect([tries, lease, status]).toEqual([0, null, 'processing']);
    await reading();
    expect([(await toldOf()).status, (await names()).length]).toEqual(['completed', 12]);
  });

  test('battery 98 the pictures of one import keep so much and no more', async () => {
    const { producer, store, send, reading, toldOf, names } = await openImportScene(api());
    await send(await productsZipOf(...goodRows(3)));
    const most = 4 * 1024 ** 3;
    const isOfStore = eq(productImports.popupStoreId, store.id);
    const originals = () =>
      api()
        .blobs.keys()
        .filter((key) => key.endsWith('/original'));
    const before = originals().length;
    await api().db.update(productImports).set({ pictureBytes: most }).where(isOfStore);
    await reading();
    const { status, errors } = await toldOf();
    expect([status, errors[1], originals().length - before]).toEqual([
      'failed',
      {
        row: 2,
        column: 'imagenes',
        message:
          '«a.jpg»: las fotos de este archivo ocupan en total más de 4 GB. Usa fotos más pequeñas, o menos por producto',
      },
      0,
    ]);
    expect(await names()).toEqual([]);
    expect(await api().db.$count(pictures, eq(pictures.ownerId, producer.id))).toBe(0);
  });

  test('battery 98 what its pictures keep is counted with their rows', async () => {
    const { store, bring } = await openImportScene(api());
    const before = new Set(api().blobs.keys());
    await bring(await productsZipOf(...goodRows(3), 'Pan;;0;1;a.jpg'));
    const kept = api()
      .blobs.keys()
      .filter((key) => key.startsWith('pictures/') && !before.has(key));
    const sizes = await Promise.all(kept.map(async (key) => (await api().blobs.get(key))!.length));
    expect([sizes.length, (await rowOf(store.id)).pictureBytes]).toEqual([
      3,
      sizes.reduce((sum, size) => sum + size, 0),
    ]);
  });

  test('battery 103 a picture that rows share is unpacked once, and a directory is read in one go', async () => {
    const { send, reading, toldOf } = await openImportScene(api());
    await send(
      await zipOf({
        'productos.csv': sheetOf(...goodRows(20)),
        'a.jpg': await anyPicture(),
        'b.jpg': await anyPicture(),
      }),
    );
    const { blobs } = api();
    const part = vi.fn<typeof blobs.part>((key, start, end) => blobs.part(key, start, end));
    await reading({ blobs: { ...blobs, part } });
    expect((await toldOf()).successCount).toBe(20);
    // The directory; header and data of the sheet and of the picture.
    expect(part).toHaveBeenCalledTimes(5);
  });

  test('R4.11 an archive of no use that was cancelled meanwhile stays cancelled', async () => {
    const { send, reading, toldOf, cancel } = await openImportScene(api());
    await send(Buffer.from('no es un zip'));
    const { blobs } = api();
    const part: typeof blobs.part = (key, start, end) =>
      Readable.from(
        (async function* () {
          await cancel();
          yield* blobs.part(key, start, end);
        })(),
      );
    await reading({ blobs: { ...blobs, part } });
    expect((await toldOf()).status).toBe('cancelled');
  });

  test('battery 98 pictures that were left are removed, however many', async () => {
    const { producer, ownPictures } = await openImportScene(api());
    const now = new Date(api().clock.now());
    const left = Array.from({ length: 2_500 }, () => ({
      name: crypto.randomUUID(),
      ownerId: producer.id,
      createdAt: now,
      leftAt: now,
    }));
    await api().db.insert(pictures).values(left);
    api().clock.turn(26 * 3_600 * SECOND);
    await pruneExpiredData(api().context());
    expect(await ownPictures()).toBe(0);
  });

  test('R4.11 a cancel does not wait for the pictures of what was staged to be removed', async () => {
    const { send, readUpTo, cancel, ownPictures } = await openImportScene(api());
    await send(await zipWithTwoPictures(12), { replaceExisting: true });
    const goOn = await readUpTo(9);
    const remove = vi.spyOn(api().blobs, 'remove');
    await cancel();
    expect([remove.mock.calls.length, (await ownPictures()) >= 9]).toEqual([0, true]);
    await goOn();
  });

  test('R7.19 a server that knows nothing of what parcels are found by can still write them', async () => {
    const [column] = await rowsOf<{ column_default: string | null }>(
      api().db,
      sql`select column_default from information_schema.columns where table_name = 'parcels' and column_name = 'search_text'`,
    );
    expect(column?.column_default).toBe("''::text");
  });
});
