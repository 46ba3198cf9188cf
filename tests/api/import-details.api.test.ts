import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { productsSheet } from '../../src/components/import/products-sheet.ts';
import { csvOf } from '../../src/services/ui/csv.ts';
import { products } from '../../server/db/schema-products.ts';
import { describeApi } from '../support/api/api.ts';
import { anyPicture, zipOf } from '../support/samples/zip-archive.ts';
import { countsOf, openImportScene } from '../support/api/import-scene.ts';
import { addProduct } from '../support/api/add-market-rows.ts';
import { statementsDuring } from '../support/postgres/executed-statements.ts';

const HEADINGS =
  'nombre;descripcion_corta;precio;existencias;imagenes;contenido;tallas;materiales;ingredientes;alergenos;id';

const archiveOf = async (...rows: string[]) =>
  zipOf({ 'productos.csv': [HEADINGS, ...rows, ''].join('\r\n'), 'a.jpg': await anyPicture() });

const ALL = {
  content: { amount: 1.5, unit: 'kg' as const },
  sizes: '=Una; "sola"',
  materials: '＠Gres\ny esmalte',
  ingredients: '-Harina, sal',
  allergens: ['gluten' as const, 'nuts' as const],
};

describeApi('details of a product in a sheet', (api) => {
  const detailsOf = async (id: string) => {
    const [row] = await api().db.select().from(products).where(eq(products.id, id));
    return row?.details;
  };

  test('R3.9 come in with the products that rows make, and what a row says wrong of them is told by column', async () => {
    const { bring, sold } = await openImportScene(api());
    const told = await bring(
      await archiveOf(
        'Miel;;4;1;a.jpg;500 g;;;Miel de romero;;',
        'Pan;;2;1;a.jpg;1 unidad;;;"Harina, agua, sal";Gluten|sésamo;',
        'Cuenco;;18;1;a.jpg;;;;;;',
        'Queso;;9;1;a.jpg;1.500 g;;;;fresas;',
      ),
    );
    expect([told.status, countsOf(told)]).toEqual(['completed', [4, 3, 0, 1]]);
    expect(told.errors.map(({ row, column }) => [row, column])).toEqual([
      [5, 'contenido'],
      [5, 'alergenos'],
    ]);
    expect(told.failedRows?.map(({ cells }) => [cells.contenido, cells.alergenos])).toEqual([
      ['1.500 g', 'fresas'],
    ]);
    expect((await sold()).map(({ name, details }) => [name, details])).toEqual([
      ['Miel', { content: { amount: 500, unit: 'g' }, ingredients: 'Miel de romero' }],
      [
        'Pan',
        {
          content: { amount: 1, unit: 'unit' },
          ingredients: 'Harina, agua, sal',
          allergens: ['gluten', 'sesame'],
        },
      ],
      ['Cuenco', null],
    ]);
  });

  test('R3.9 of an import without refused rows the rows are not read', async () => {
    const { bring, toldOf } = await openImportScene(api());
    const reads = async () =>
      (await statementsDuring(api().db, toldOf)).filter((text) => text.startsWith('select "row", ')).length;
    await bring(await archiveOf('Miel;;4;1;a.jpg;;;;;;'));
    expect(await reads()).toBe(0);
    await bring(await archiveOf('Miel;;caro;1;a.jpg;;;;;;'));
    expect(await reads()).toBe(2);
  });

  test('R3.9 of a product that a row changes each is changed for itself, and what is left empty stays', async () => {
    const { producer, store, bring } = await openImportScene(api());
    const own = { popupStoreId: store.id, details: ALL };
    const kept = await addProduct(api(), producer, own);
    const changed = await addProduct(api(), producer, own);
    const bare = await addProduct(api(), producer, { popupStoreId: store.id });
    const told = await bring(
      await archiveOf(
        `;;3;;;;;;;;${kept.id}`,
        `;;;;;2 l;;Barro;;leche;${changed.id}`,
        `;;;;;;De la S a la L;;;;${bare.id}`,
      ),
    );
    expect([told.errors, countsOf(told)]).toEqual([[], [3, 0, 3, 0]]);
    expect([await detailsOf(kept.id), await detailsOf(changed.id), await detailsOf(bare.id)]).toEqual([
      ALL,
      { ...ALL, content: { amount: 2, unit: 'l' }, materials: 'Barro', allergens: ['milk'] },
      { sizes: 'De la S a la L' },
    ]);
  });

  test('R3.9 a dash takes away what was said, and nothing else', async () => {
    const { producer, store, bring } = await openImportScene(api());
    const own = { popupStoreId: store.id, details: ALL };
    const one = await addProduct(api(), producer, own);
    const whole = await addProduct(api(), producer, own);
    const told = await bring(await archiveOf(`;;;;;-;;-;;;${one.id}`, `;;;;;-;-;-;-;-;${whole.id}`));
    expect([told.errors, countsOf(told)]).toEqual([[], [2, 0, 2, 0]]);
    const { content, materials, ...left } = ALL;
    expect([content, materials]).not.toContain(undefined);
    expect([await detailsOf(one.id), await detailsOf(whole.id)]).toEqual([left, null]);
  });

  test.each([false, true])(
    'R3.9 battery 105 downloaded and sent back as they are they stay what they were (in place of all: %s)',
    async (replaceExisting) => {
      const { producer, store, bring } = await openImportScene(api());
      const full = await addProduct(api(), producer, { popupStoreId: store.id, details: ALL });
      const bare = await addProduct(api(), producer, { popupStoreId: store.id });
      const query = { popupStoreId: store.id };
      const { body } = await api().call('listProducerProducts', { query }, producer);
      const sheet = csvOf(productsSheet(body.data.products).rows);
      const told = await bring(await zipOf({ 'productos.csv': sheet }), { replaceExisting });
      expect([told.status, told.errors, countsOf(told)]).toEqual(['completed', [], [2, 0, 2, 0]]);
      expect([await detailsOf(full.id), await detailsOf(bare.id)]).toEqual([ALL, null]);
    },
  );

  test('R3.9 R4.11 in place of all that was sold, products that rows make have the details that those say', async () => {
    const { producer, store, bring, sold } = await openImportScene(api());
    await addProduct(api(), producer, { popupStoreId: store.id, details: ALL });
    await bring(await archiveOf('Miel;;4;1;a.jpg;500 g;;;;;'), { replaceExisting: true });
    expect((await sold()).map(({ name, details }) => [name, details])).toEqual([
      ['Miel', { content: { amount: 500, unit: 'g' } }],
    ]);
  });
});
