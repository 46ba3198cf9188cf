import { setTimeout as pause } from 'node:timers/promises';
import { and, count, eq, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { pictures } from '../../server/db/schema-stores.ts';
import { describeApi } from '../support/api/api.ts';
import { productsZipOf, goodRows } from '../support/samples/zip-archive.ts';
import { openImportScene } from '../support/api/import-scene.ts';
import { addProduct } from '../support/api/add-market-rows.ts';
import { repeatRounds } from '../support/api/repeat-rounds.ts';

const ROUNDS = 20;
const ROWS = 300;
/** Longer than the import of that many rows, in ms. */
const LATEST = 3_000;

describeApi('cancelled at any moment', (api) => {
  /** Number of the uploader's pictures that belong to a product. */
  const picturesKept = async (ownerId: string) => {
    const [kept] = await api()
      .db.select({ number: count() })
      .from(pictures)
      .where(and(eq(pictures.ownerId, ownerId), isNull(pictures.leftAt)));
    return kept?.number;
  };

  test.for([false, true])(
    'R4.11 battery 104 O4 an import is over, its counts are what is there, and the next one comes in; all being replaced: %s',
    async (replaceExisting, context) => {
      const archive = await productsZipOf(...goodRows(ROWS), 'Pan;;caro;1;a.jpg');
      await repeatRounds(context, ROUNDS, async () => {
        const { producer, store, send, reading, cancel, toldOf, sold, names, bring } =
          await openImportScene(api());
        await addProduct(api(), producer, { popupStoreId: store.id, name: 'Viejo' });
        await send(archive, { replaceExisting });
        const read = reading();
        await pause(Math.random() * LATEST);
        const [answer] = await cancel();
        await read;
        const told = await toldOf();
        const made = told.createdCount ?? 0;
        const isLate = told.status === 'completed';
        expect([answer, told.status]).toEqual(isLate ? [409, 'completed'] : [200, 'cancelled']);
        expect(told.processedProducts).toBe(told.successCount + told.errorCount);
        const old = replaceExisting && isLate ? 0 : 1;
        const comes = replaceExisting && !isLate ? 0 : made;
        expect([await sold(), made]).toEqual([expect.objectContaining({ length: old + comes }), comes]);
        expect(await picturesKept(producer.id)).toBe(comes);
        const next = await bring(await productsZipOf('Último;;4;1;a.jpg'));
        expect([next.status, (await names()).at(-1)]).toEqual(['completed', 'Último']);
        return isLate
          ? 'it was over before'
          : `cancelled in the ${Math.floor((4 * made) / ROWS) + 1}. quarter`;
      });
    },
  );
});
