import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { cellsOf } from '../../../contract/import/sheet-cells.ts';
import { columnsOfHeadings } from '../../../contract/import/sheet-headings.ts';
import { readRow } from '../../../contract/import/import-row.ts';
import { sampleId, sampleProduct } from '../../../tests/support/samples/samples.ts';
import { csvOf } from '../../services/ui/csv.ts';
import { productsSheet } from './products-sheet.ts';

const product = sampleProduct({
  id: sampleId(7),
  name: '=Miel; "cruda"',
  producerName: '＠Rosa',
  shortDescription: 'De romero,\nsin filtrar',
  price: 1234.5,
  stock: 3,
  isPopupStoreExclusive: true,
  details: {
    content: { amount: 1_234.5, unit: 'g' },
    sizes: '@S a L',
    ingredients: '-Miel; "cruda"',
    allergens: ['milk', 'sesame'],
  },
});
const plain = sampleProduct({
  id: sampleId(8),
  name: 'Pan',
  producerName: 'Ana',
  price: 2,
  stock: 0,
  details: { content: { amount: 1, unit: 'unit' } },
});

const text = () => {
  const { name, rows } = productsSheet([product, plain]);
  return { name, csv: csvOf(rows) };
};

test('R3.9 battery 105 what a store sells is a sheet with ids that a Spanish spreadsheet reads and runs nothing of', () => {
  const { name, csv } = text();
  expect(name).toBe('productos.csv');
  expect(csv).toBe(
    '\uFEFF"nombre";"descripcion_corta";"precio";"existencias";"imagenes";"productor";"exclusivo";"contenido";"tallas";"materiales";"ingredientes";"alergenos";"id";"quedan_ahora"\r\n' +
      `"'=Miel; ""cruda""";"De romero,\nsin filtrar";1234,5;;;"'＠Rosa";"sí";"1234,5 g";"'@S a L";;"'-Miel; ""cruda""";"leche, sésamo";"${sampleId(7)}";3\r\n` +
      `"Pan";;2;;;"Ana";"no";"1 unidad";;;;;"${sampleId(8)}";0\r\n`,
  );
});

test('R3.9 sent back as it is, the sheet says of each product what it was, and leaves pictures and stock alone', () => {
  const [headings = [], ...rows] = parse(text().csv, { bom: true, delimiter: ';' }) as string[][];
  const found = columnsOfHeadings(headings);
  const readings = rows.map((row) => found.ok && readRow(cellsOf(found.columns, row), 'Nadie'));
  expect(readings[0]).toEqual({
    ok: true,
    id: sampleId(7),
    product: {
      name: '=Miel; "cruda"',
      producerName: '＠Rosa',
      shortDescription: 'De romero,\nsin filtrar',
      price: 1234.5,
      isPopupStoreExclusive: true,
      details: {
        content: { amount: 1_234.5, unit: 'g' },
        sizes: '@S a L',
        ingredients: '-Miel; "cruda"',
        allergens: ['milk', 'sesame'],
      },
      pictures: [],
    },
  });
  expect(readings[1]).toEqual({
    ok: true,
    id: sampleId(8),
    product: {
      name: 'Pan',
      producerName: 'Ana',
      shortDescription: undefined,
      price: 2,
      isPopupStoreExclusive: false,
      details: { content: { amount: 1, unit: 'unit' } },
      pictures: [],
    },
  });
});
