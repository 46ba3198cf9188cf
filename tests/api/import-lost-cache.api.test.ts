import { Readable } from 'node:stream';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productImports } from '../../server/db/schema-imports.ts';
import { pruneImports } from '../../server/services/import/finish/prune-imports.ts';
import { describeApi, startApi, type TestApi } from '../support/api/api.ts';
import { anyPicture, productsZipOf, goodRows, sheetOf, zipOf } from '../support/samples/zip-archive.ts';
import { openTestDatabase } from '../support/postgres/test-database.ts';
import { openImportScene } from '../support/api/import-scene.ts';
import { fileStorages } from '../support/api/file-storages.ts';

const SECOND = 1_000;
const WEEK = 7 * 24 * 60 * 60_000;
const faultOf = (row: number, name: string) => ({
  row,
  column: 'imagenes',
  message: `«${name}»: ya no guardamos esta foto. Métela en el ZIP con la hoja`,
});

/** Store with a retained archive that expires in a second: it has two refused rows with a picture each. */
async function keptForASecond(api: TestApi) {
  const scene = await openImportScene(api);
  await scene.bring(
    await zipOf({
      'productos.csv': sheetOf('Pan;;caro;1;pan.jpg', 'Vino;;caro;1;vino.jpg'),
      'pan.jpg': await anyPicture(),
      'vino.jpg': await anyPicture(),
    }),
  );
  const isOfStore = eq(productImports.popupStoreId, scene.store.id);
  const keysOf = async () => {
    const rows = await api.db
      .select({ keys: productImports.archiveKeys })
      .from(productImports)
      .where(isOfStore)
      .orderBy(desc(productImports.createdAt));
    return rows.flatMap(({ keys }) => keys);
  };
  const [kept] = await keysOf();
  await api.db
    .update(productImports)
    .set({ processedAt: new Date(api.clock.now() - WEEK + SECOND) })
    .where(isOfStore);
  const prune = async () => {
    api.clock.turn(2 * SECOND);
    await pruneImports(api.context());
    expect(await api.blobs.get(kept!)).toBe(null);
  };
  /** Reads an archive and reports each read of a retained archive, before it happens. */
  const readTelling = (onAsked: (time: number) => unknown) => {
    let times = 0;
    const part: TestApi['blobs']['part'] = (key, start, end) => {
      if (key !== kept) return api.blobs.part(key, start, end);
      times += 1;
      const asked = onAsked(times);
      return Readable.from(
        (async function* () {
          await asked;
          yield* api.blobs.part(key, start, end);
        })(),
        { objectMode: false },
      );
    };
    return scene.reading({ blobs: { ...api.blobs, part } });
  };
  return { ...scene, prune, readTelling };
}

/** Two rows that need only retained pictures, between one that needs none and one that needs some. */
const mended = async () =>
  zipOf({
    'productos.csv': sheetOf(
      'Miel;De romero;4,50;3;miel.jpg',
      'Pan;;2;1;pan.jpg',
      'Vino;;9;1;vino.jpg',
      'Cesta;;12;1;miel.jpg|pan.jpg',
    ),
    'miel.jpg': await anyPicture(),
  });

const GONE = [faultOf(3, 'pan.jpg'), faultOf(4, 'vino.jpg'), faultOf(5, 'pan.jpg')];

/** Outcome of rows whose retained pictures have expired: complete rows, and no picture of another product. */
async function outcomeOf({ toldOf, names, ownPictures }: Awaited<ReturnType<typeof keptForASecond>>) {
  const { status, errors, keptPictures } = await toldOf();
  return [status, errors, keptPictures, await names(), await ownPictures()];
}
const WITHOUT_THEM = ['completed', GONE, ['miel.jpg'], ['Miel'], 1];

function provesGone(api: () => TestApi) {
  test('R3.9 battery 102 rows whose pictures are removed while they are read say that those are kept no longer, and the others come in', async () => {
    const scene = await keptForASecond(api());
    await scene.send(await mended());
    let pruned: Promise<void> | undefined;
    await scene.readTelling((time) => (time === 1 ? null : (pruned ??= scene.prune())));
    expect([pruned === undefined, await outcomeOf(scene)]).toEqual([false, WITHOUT_THEM]);
  });

  test('R3.9 battery 102 they say so as well where all of it was removed before anybody looked', async () => {
    const scene = await keptForASecond(api());
    await scene.send(await mended());
    await scene.prune();
    await scene.reading();
    expect(await outcomeOf(scene)).toEqual(WITHOUT_THEM);
  });
}

describe.each(fileStorages())('pictures that are kept no longer, in %s', (_, open) => {
  let api: TestApi;
  let close = async () => {};
  beforeAll(async () => {
    const engine = await openTestDatabase();
    api = await startApi(engine, { blobs: await open() });
    close = async () => {
      await api.app.close();
      await engine.close();
    };
  });
  afterAll(() => close());
  provesGone(() => api);
});

describeApi('archives that are kept', (api) => {
  provesGone(api);

  test('R3.9 battery 72 a place for files that is in trouble is waited for, and what was kept when the rows came is good for them', async () => {
    const scene = await keptForASecond(api());
    await scene.send(await mended());
    await scene.readTelling(() => Promise.reject(new Error('Please reduce your request rate.')));
    expect((await scene.toldOf()).status).toBe('processing');
    api().clock.turn(20 * SECOND);
    await scene.reading();
    expect([(await scene.toldOf()).errors, await scene.names()]).toEqual([
      [],
      ['Miel', 'Pan', 'Vino', 'Cesta'],
    ]);
  });

  test('R3.9 battery 103 they are opened when a row names a picture of theirs, once, and else never', async () => {
    const scene = await keptForASecond(api());
    let asked = 0;
    const openingsFor = async (archive: Buffer) => {
      asked = 0;
      await scene.send(archive, { dryRun: true });
      await scene.readTelling(() => (asked += 1));
      return asked;
    };
    expect(await openingsFor(await productsZipOf(...goodRows(8), 'Pan;;caro;1;no.pdf'))).toBe(0);
    const three = await zipOf({
      'productos.csv': sheetOf(...['Pan', 'Bollo', 'Torta'].map((name) => `${name};;2;1;pan.jpg`)),
    });
    // The directory; the picture's header and data.
    expect(await openingsFor(three)).toBe(3);
    expect((await scene.toldOf()).successCount).toBe(3);
  });
});
