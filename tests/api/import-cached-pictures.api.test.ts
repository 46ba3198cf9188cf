import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pruneExpiredData } from '../../server/jobs/housekeeping.ts';
import { storedPicturesOfStore } from '../../server/services/import/receive/stored-archives.ts';
import { describeApi } from '../support/api/api.ts';
import { anyPicture, productsZipOf, goodRows, sheetOf, zipOf } from '../support/samples/zip-archive.ts';
import { openImportScene } from '../support/api/import-scene.ts';
import { smallPicture } from '../support/api/put-picture.ts';

const DAY = 24 * 60 * 60_000;
const GONE = '«a.jpg»: no tenemos esta foto. Métela en un ZIP con la hoja';

/** Sheet without pictures. */
const sheetAlone = (...rows: string[]) => zipOf({ 'productos.csv': sheetOf(...rows) });

describeApi('rows that were refused', (api) => {
  const messagesOf = ({ errors }: { errors: { message: string }[] }) => errors.map(({ message }) => message);

  test('R3.9 come again without the pictures that came with them, as often as it takes, and then nothing is kept', async () => {
    const { bring, sold, names, toldOf, archiveKeys } = await openImportScene(api());
    const first = await bring(
      await zipOf({
        'mios/productos.csv': sheetOf(
          'Miel;;4;1;a.jpg',
          'Pan;;caro;1;A.jpg|b.jpg|no.jpg|x.pdf',
          'Vino;;9;1;rota.jpg',
        ),
        'mios/a.jpg': await anyPicture(),
        'mios/b.jpg': await anyPicture(),
        'mios/rota.jpg': Buffer.alloc(2_000, 'x'),
      }),
    );
    expect([first.successCount, first.keptPictures, archiveKeys().length]).toEqual([
      1,
      ['A.jpg', 'b.jpg'],
      1,
    ]);
    const second = await bring(await sheetAlone('Pan;;caro;1;b.jpg|A.jpg', 'Té;;3;1;b.jpg'));
    expect([second.successCount, second.keptPictures, archiveKeys().length]).toEqual([
      1,
      ['b.jpg', 'A.jpg'],
      2,
    ]);
    const third = await bring(await sheetAlone('Pan;;2,80;1;b.jpg|A.jpg'));
    expect([third.status, third.errors, third.keptPictures, archiveKeys().length]).toEqual([
      'completed',
      [],
      undefined,
      0,
    ]);
    expect([await names(), (await sold()).map(({ pictureNames }) => pictureNames.length)]).toEqual([
      ['Miel', 'Té', 'Pan'],
      [1, 1, 2],
    ]);
    expect(messagesOf(await bring(await sheetAlone('Pan;;2,80;1;a.jpg')))).toContain(GONE);
    expect((await toldOf()).keptPictures).toBe(undefined);
  });

  test('R3.9 what is in the archive itself goes before what was kept, and what was tried keeps nothing', async () => {
    const { bring, sold, archiveKeys } = await openImportScene(api());
    const wide = await smallPicture().resize(120, 90).jpeg().toBuffer();
    const refused = await productsZipOf('Pan;;caro;1;a.jpg');
    const tried = await bring(refused, { dryRun: true });
    expect([tried.keptPictures, archiveKeys().length]).toEqual([undefined, 0]);
    await bring(refused);
    const mended = 'Pan;;2;1;a.jpg';
    const trial = await bring(await sheetAlone(mended), { dryRun: true });
    expect([trial.successCount, trial.keptPictures]).toEqual([1, ['a.jpg']]);
    await bring(await zipOf({ 'productos.csv': sheetOf(mended), 'a.jpg': wide }));
    const [product] = await sold();
    const kept = await api().blobs.get(`pictures/${product?.pictureNames[0]}/original`);
    expect((await sharp(kept ?? undefined).metadata()).width).toBe(120);
  });

  test('R3.9 R6.3 another store knows nothing of them, and after a week nobody does', async () => {
    const scene = await openImportScene(api());
    const other = await openImportScene(api());
    await scene.bring(await productsZipOf('Pan;;caro;1;a.jpg'));
    const mended = await sheetAlone('Pan;;2;1;a.jpg');
    const elsewhere = await other.bring(mended);
    expect([messagesOf(elsewhere).includes(GONE), elsewhere.keptPictures]).toEqual([true, undefined]);
    const kept = () => storedPicturesOfStore(api().context(), scene.store.id);
    api().clock.turn(7 * DAY - 1_000);
    await pruneExpiredData(api().context());
    expect([await kept(), scene.archiveKeys().length]).toEqual([['a.jpg'], 1]);
    api().clock.turn(2_000);
    expect(await kept()).toEqual([]);
    api().clock.turn(DAY);
    await pruneExpiredData(api().context());
    expect(scene.archiveKeys()).toEqual([]);
  });

  test('R3.9 of a store three archives are kept, and the oldest goes', async () => {
    const { bring, archiveKeys } = await openImportScene(api());
    for (const count of [1, 2, 3, 3, 3]) {
      await bring(await productsZipOf('Pan;;caro;1;a.jpg', ...goodRows(1)));
      expect(archiveKeys()).toHaveLength(count);
    }
  });
});
