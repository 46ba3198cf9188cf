import { and, eq, inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf } from '../../server/db/database.ts';
import { productImportRows, productImports } from '../../server/db/schema-imports.ts';
import { products } from '../../server/db/schema-products.ts';
import { inTransaction } from '../../server/db/transaction.ts';
import { leaseNextImport } from '../../server/services/import/write/lease.ts';
import { type ProcessedRow, writeRow } from '../../server/services/import/write/write-row.ts';
import { describeApi } from '../support/api/api.ts';
import { productsZipOf, goodRows, zipWithTwoPictures } from '../support/samples/zip-archive.ts';
import { countsOf, openImportScene } from '../support/api/import-scene.ts';
import { addProduct } from '../support/api/add-market-rows.ts';

const kept = { names: [], bytes: 0 };
const product = { name: 'Miel', producerName: 'Rosa', price: 4.5, stock: 3, pictures: [] };

describeApi('rows that a database lost when it fell', (api) => {
  test('battery 72 they are read once more before the import is over, and are there once', async () => {
    const { store, send, readUpTo, toldOf, names } = await openImportScene(api());
    await send(await zipWithTwoPictures(12));
    const goOn = await readUpTo(9);
    await api().db.transaction(async (tx) => {
      const lost = ['Miel 8', 'Miel 9'];
      await tx.delete(products).where(and(eq(products.popupStoreId, store.id), inArray(products.name, lost)));
      const { importId, row } = productImportRows;
      const [{ id } = { id: '' }] = await tx
        .update(productImports)
        .set({ processedProducts: 7, successCount: 7, createdCount: 7 })
        .where(eq(productImports.popupStoreId, store.id))
        .returning({ id: productImports.id });
      await tx.delete(productImportRows).where(and(eq(importId, id), inArray(row, [9, 10])));
    });
    await goOn();
    const told = await toldOf();
    expect([told.status, countsOf(told)]).toEqual(['completed', [12, 12, 0, 0]]);
    expect((await names()).toSorted()).toEqual(
      Array.from({ length: 12 }, (_, at) => `Miel ${at + 1}`).toSorted(),
    );
  });

  test('battery 72 the disk is waited for where pictures are removed as soon as a row is written', async () => {
    const { producer, store, send } = await openImportScene(api());
    const { id } = await addProduct(api(), producer, { popupStoreId: store.id });
    await send(await productsZipOf(...goodRows(4)));
    const tools = api().context();
    const held = await leaseNextImport(tools);
    await tools.db.update(productImports).set({ totalProducts: 4 }).where(eq(productImports.id, held!.id));
    const rows = [2, 3, 4, 5].map((number) => ({
      row: { number, cells: {}, unfit: [], hasMore: false },
      pictures: [],
    }));
    const [refused, made, changed, pictured] = rows;
    const outcomes: ProcessedRow[] = [
      { ...refused!, faults: [{ column: 'precio', message: 'Falta el precio' }] },
      { ...made!, id: null, product, kept },
      { ...changed!, id, product: { price: 5, pictures: [] }, kept },
      {
        ...pictured!,
        id,
        product: { price: 6, pictures: [] },
        kept: { names: [crypto.randomUUID()], bytes: 7 },
      },
    ];
    const settings: string[] = [];
    for (const outcome of outcomes)
      await inTransaction(tools, async (tx) => {
        await tx.db.execute(sql`set local synchronous_commit = on`);
        await writeRow(tx, held!, outcome);
        const [told] = await rowsOf<{ set: string }>(
          tx.db,
          sql`select current_setting('synchronous_commit') as set`,
        );
        settings.push(told?.set ?? '');
      });
    expect(settings).toEqual(['off', 'off', 'off', 'on']);
  });
});
