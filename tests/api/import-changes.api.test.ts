import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products } from '../../server/db/schema-products.ts';
import { pictures } from '../../server/db/schema-stores.ts';
import { describeApi } from '../support/api/api.ts';
import { anyPicture, zipOf } from '../support/samples/zip-archive.ts';
import { countsOf, openImportScene } from '../support/api/import-scene.ts';
import { addProduct, addStore } from '../support/api/add-market-rows.ts';
import { smallPicture } from '../support/api/put-picture.ts';

const HEADINGS = 'id;nombre;descripcion_corta;precio;existencias;imagenes;productor;exclusivo';
const NOBODYS = 'No hay ningún producto tuyo con ese id en este puesto';

/** Archive whose rows begin with an id, with one picture, `a.jpg`. */
const archiveWithIds = async (rows: string[], more: Record<string, Buffer> = {}) =>
  zipOf({ 'productos.csv': [HEADINGS, ...rows, ''].join('\r\n'), 'a.jpg': await anyPicture(), ...more });

describeApi('rows that name a product', (api) => {
  const valuesOf = async (id: string) => {
    const [row] = await api().db.select().from(products).where(eq(products.id, id));
    return (
      row && [row.name, row.shortDescription, row.priceCents, row.stock, row.producerName, row.pictureNames]
    );
  };

  test('R3.9 a row with the id of an own product of that store changes it, and what it leaves empty stays', async () => {
    const { producer, store, bring, sold } = await openImportScene(api());
    const own = { popupStoreId: store.id, producerName: 'Ana', pictureNames: ['una', 'otra'] };
    const cheese = await addProduct(api(), producer, { ...own, name: 'Queso', stock: 0 });
    const honey = await addProduct(api(), producer, { ...own, name: 'Miel', isReady: false });
    await api()
      .db.insert(pictures)
      .values(own.pictureNames.map((name) => ({ name, ownerId: producer.id, createdAt: new Date() })));
    const told = await bring(
      await archiveWithIds([
        `${cheese.id};;;9,90;;;;`,
        `${honey.id.toUpperCase()};Miel cruda;De brezo;8;4;a.jpg;Rosa;sí`,
        ';Pan;;2;1;a.jpg;;',
      ]),
    );
    expect([told.status, told.errors, countsOf(told)]).toEqual(['completed', [], [3, 1, 2, 0]]);
    expect(await valuesOf(cheese.id)).toEqual([
      'Queso',
      'Sirve para probar.',
      990,
      0,
      'Ana',
      ['una', 'otra'],
    ]);
    const changed = await valuesOf(honey.id);
    expect(changed?.slice(0, 5)).toEqual(['Miel cruda', 'De brezo', 800, 4, 'Rosa']);
    expect(changed?.[5]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)]);
    const rows = await sold();
    expect(
      rows.map(({ name, version, editedVersion, isReady }) => [name, version, editedVersion, isReady]),
    ).toEqual(
      expect.arrayContaining([
        ['Queso', 2, 2, true],
        ['Miel cruda', 2, 2, true],
        ['Pan', 1, 1, true],
      ]),
    );
    expect(rows).toHaveLength(3);
  });

  test('R3.9 R6.3 an id that is unknown, somebody else’s or of another store is a bad row, and nothing of it changes', async () => {
    const { producer, store, bring, ownPictures } = await openImportScene(api());
    const other = await api().person('producer');
    const elsewhere = await addStore(api(), producer);
    const foreign = await addProduct(api(), other, { popupStoreId: store.id, name: 'Ajeno' });
    const moved = await addProduct(api(), producer, { popupStoreId: elsewhere.id, name: 'Lejos' });
    const told = await bring(
      await archiveWithIds([
        `${foreign.id};Robado;;1;1;a.jpg;;`,
        `${moved.id};Robado;;1;1;;;`,
        '0199aaaa-0000-7000-8000-000000000000;Robado;;1;1;;;',
        'mi-queso;Robado;;caro;1;;;',
      ]),
    );
    expect([told.status, countsOf(told)]).toEqual(['failed', [4, 0, 0, 4]]);
    expect(told.errors.slice(1).map(({ row, column, message }) => [row, column, message])).toEqual([
      [2, 'id', NOBODYS],
      [3, 'id', NOBODYS],
      [4, 'id', NOBODYS],
      [5, 'id', NOBODYS],
      [5, 'precio', 'El precio debe ser un número mayor a 0'],
    ]);
    const { id, nombre } = told.failedRows?.[0]?.cells ?? {};
    expect([id, nombre]).toEqual([foreign.id, 'Robado']);
    expect([(await valuesOf(foreign.id))?.[0], (await valuesOf(moved.id))?.[0]]).toEqual(['Ajeno', 'Lejos']);
    expect(await ownPictures()).toBe(0);
  });

  test.each([false, true])(
    'R3.9 battery 102 a product that two rows name is changed by the first alone, whether all is replaced or not: %s',
    async (replaceExisting) => {
      const { producer, store, bring } = await openImportScene(api());
      const cheese = await addProduct(api(), producer, { popupStoreId: store.id, name: 'Queso' });
      const told = await bring(
        await archiveWithIds([`${cheese.id};Curado;;;;;;`, `${cheese.id.toUpperCase()};Fresco;;caro;;;;`]),
        { replaceExisting },
      );
      expect([told.status, countsOf(told)]).toEqual(['completed', [2, 0, 1, 1]]);
      expect(told.errors).toEqual([
        {
          row: 3,
          column: 'id',
          message: 'Este id ya está en la fila 2: un producto se cambia una sola vez por hoja',
        },
        { row: 3, column: 'precio', message: 'El precio debe ser un número mayor a 0' },
      ]);
      expect((await valuesOf(cheese.id))?.[0]).toBe('Curado');
    },
  );

  test('R4.11 R7.12 where all is replaced, what a row names stays and is changed at the end; gone meanwhile, it is a bad row', async () => {
    const { producer, store, send, readUpTo, toldOf, names } = await openImportScene(api());
    const own = { popupStoreId: store.id };
    const kept = await addProduct(api(), producer, { ...own, name: 'Queso' });
    await addProduct(api(), producer, { ...own, name: 'Viejo' });
    const gone = await addProduct(api(), producer, { ...own, name: 'Vendido' });
    const later = { 'b.jpg': await smallPicture().resize(120, 90).jpeg().toBuffer() };
    const rows = [
      `${kept.id};Queso curado;;;;;;`,
      `${gone.id};X;;;;a.jpg;;`,
      ...[1, 2, 3, 4].map((one) => `;Pan ${one};;2;1;a.jpg;;`),
      ';Bollo;;2;1;b.jpg;;',
    ];
    await send(await archiveWithIds(rows, later), { replaceExisting: true });
    const goOn = await readUpTo(6);
    expect([(await toldOf()).updatedCount, await names()]).toEqual([2, ['Queso', 'Viejo', 'Vendido']]);
    await api().db.delete(products).where(eq(products.id, gone.id));
    await goOn();
    const told = await toldOf();
    expect([told.status, countsOf(told)]).toEqual(['completed', [7, 5, 1, 1]]);
    expect(told.errors).toEqual([{ row: 3, column: 'id', message: NOBODYS }]);
    expect(await names()).toEqual(['Queso curado', 'Pan 1', 'Pan 2', 'Pan 3', 'Pan 4', 'Bollo']);
  });
});
