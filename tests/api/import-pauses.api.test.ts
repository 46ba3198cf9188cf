import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { productImports } from '../../server/db/schema-imports.ts';
import { pictures } from '../../server/db/schema-stores.ts';
import { pruneExpiredData } from '../../server/jobs/housekeeping.ts';
import { describeApi } from '../support/api/api.ts';
import { productsZipOf, goodRows } from '../support/samples/zip-archive.ts';
import { countsOf, openImportScene } from '../support/api/import-scene.ts';
import { mailsTo } from '../support/api/mailbox.ts';
import { addProduct } from '../support/api/add-market-rows.ts';

const DAY = 24 * 60 * 60_000;

describeApi('imports that stand still, and trials', (api) => {
  test('R4.11 R7.12 a paused import keeps its status, is left alone by who reads archives, and goes on where it was', async () => {
    const { send, reading, toldOf, pause, names, cancel } = await openImportScene(api());
    expect(await pause(true)).toEqual([409, 'INVALID_TRANSITION', undefined, undefined]);
    await send(await productsZipOf(...goodRows(12)));
    expect(await pause(true)).toEqual([200, 'SUCCESS', 'processing', true]);
    expect(await pause(true)).toEqual([200, 'SUCCESS', 'processing', true]);
    await reading();
    expect([(await toldOf()).processedProducts, await names()]).toEqual([0, []]);
    expect(await pause(false)).toEqual([200, 'SUCCESS', 'processing', false]);
    await reading();
    expect([(await toldOf()).status, (await names()).length]).toEqual(['completed', 12]);
    expect([await pause(true), await cancel()]).toEqual([
      [409, 'INVALID_TRANSITION', undefined, undefined],
      [409, 'INVALID_TRANSITION'],
    ]);
  });

  test('R4.11 who was reading it when it was paused writes nothing more', async () => {
    const { send, reading, toldOf, pause, names } = await openImportScene(api());
    await send(await productsZipOf(...goodRows(12)));
    let made = 0;
    const blobs = api().blobs;
    const put: typeof blobs.put = async (key, bytes) => {
      made += 1;
      if (made === 9) await pause(true);
      await blobs.put(key, bytes);
    };
    await reading({ blobs: { ...blobs, put } });
    const { status, paused, processedProducts, successCount } = await toldOf();
    expect([status, paused, (await names()).length]).toEqual(['processing', true, successCount]);
    expect(processedProducts).toBeLessThan(12);
    await pause(false);
    await reading();
    expect([(await toldOf()).status, (await names()).length]).toEqual(['completed', 12]);
  });

  test('R4.11 one that has stood still for a month is over, and so is one that was cancelled meanwhile', async () => {
    const { store, send, toldOf, pause, cancel, archiveKeys } = await openImportScene(api());
    const lastStatus = async () => {
      const rows = await api()
        .db.select({ status: productImports.status })
        .from(productImports)
        .where(eq(productImports.popupStoreId, store.id))
        .orderBy(asc(productImports.id));
      return rows.at(-1)?.status;
    };
    await send(await productsZipOf(...goodRows(1)));
    await pause(true);
    expect(await cancel()).toEqual([200, 'SUCCESS']);
    expect((await toldOf()).paused).toBe(false);
    await send(await productsZipOf(...goodRows(1)));
    await pause(true);
    api().clock.turn(30 * DAY);
    await pruneExpiredData(api().context());
    expect(await lastStatus()).toBe('processing');
    api().clock.turn(DAY);
    await pruneExpiredData(api().context());
    expect([await lastStatus(), archiveKeys()]).toEqual(['cancelled', []]);
  });

  test('R3.8 of a trial nothing is written: it is told what would come in, and what would not', async () => {
    const { producer, store, bring, sold, archiveKeys } = await openImportScene(api());
    const old = await addProduct(api(), producer, { popupStoreId: store.id, name: 'Viejo' });
    const kept = await api().db.$count(pictures);
    const mails = (await mailsTo(api(), producer.user.email)).length;
    const keys = api().blobs.keys();
    const archive = await productsZipOf(...goodRows(3), 'Pan;;0;1;a.jpg', 'Vino;;3;1;no.jpg');
    for (const replaceExisting of [false, true]) {
      const told = await bring(archive, { dryRun: true, replaceExisting });
      expect([told.status, told.dryRun, told.successCount, countsOf(told)]).toEqual([
        'completed',
        true,
        3,
        [5, 3, 0, 2],
      ]);
      expect(told.errors.map(({ row, column }) => [row, column])).toEqual([
        [5, 'precio'],
        [6, 'imagenes'],
      ]);
      expect(await sold()).toEqual([old]);
    }
    expect([await api().db.$count(pictures), api().blobs.keys(), archiveKeys()]).toEqual([kept, keys, []]);
    expect((await mailsTo(api(), producer.user.email)).length).toBe(mails);
    const none = await bring(await productsZipOf('Pan;;0;1;a.jpg'), { dryRun: true });
    expect([none.status, none.errors[0]?.message]).toEqual([
      'failed',
      'No entraría ninguna fila: todas tienen algo que corregir.',
    ]);
    expect((await bring(archive)).dryRun).toBe(false);
    expect((await sold()).length).toBe(4);
  });
});
