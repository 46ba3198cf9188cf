import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readZip } from '../../tests/support/samples/read-zip.ts';
import { validateInput } from '../api/validate-input.ts';
import { readRow } from './import-row.ts';
import {
  IMPORT_COLUMNS,
  IMPORT_ATTRIBUTE_COLUMNS,
  IMPORT_SHEET_NAME,
  OPTIONAL_IMPORT_COLUMNS,
} from './import-sheet.ts';
import { IMPORT_LIMITS } from './import-limits.ts';
import { amountFromText } from '../values/money.ts';
import { ProductCreate } from '../catalogue/product-input.ts';
import { pictureProblem } from '../uploads/upload.ts';

const archive = readFileSync('public/ejemplos/productos.zip');
const files = readZip(archive);
const sheet = (files.get(IMPORT_SHEET_NAME) ?? Buffer.alloc(0)).toString('utf8');

const CELL = /(?:^|;)(?:"((?:[^"]|"")*)"|([^;"]*))/g;
const cellsOf = (line: string) =>
  [...line.matchAll(CELL)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
const [columns = [], ...rows] = sheet.trimEnd().split('\r\n').map(cellsOf);
const products = rows.map((cells) => Object.fromEntries(columns.map((name, at) => [name, cells[at] ?? ''])));
const picturesOf = (row: Record<string, string>) => (row.imagenes ?? '').split('|');

describe('the sample that producers download', () => {
  test('R3.9 has the columns that are asked for, and every row has them all', () => {
    expect(columns).toEqual([...IMPORT_COLUMNS, ...OPTIONAL_IMPORT_COLUMNS, ...IMPORT_ATTRIBUTE_COLUMNS]);
    expect(rows.map((cells) => cells.length)).toEqual(rows.map(() => columns.length));
    expect(readFileSync('public/ejemplos/productos.csv', 'utf8')).toEqual(sheet);
  });

  test('R3.9 R5.5 every row is a product that could be made so', () => {
    const checked = products.map((row) =>
      validateInput(
        {
          name: row.nombre,
          producerName: row.productor || 'Quien sube el fichero',
          shortDescription: row.descripcion_corta,
          price: amountFromText(row.precio ?? ''),
          stock: Number(row.existencias),
          isPopupStoreExclusive: row.exclusivo === 'sí',
          imageTypes: picturesOf(row).map((filename, index) => ({
            filename,
            contentType: 'image/webp',
            isThumb: index === 0,
          })),
        },
        ProductCreate,
      ),
    );
    expect(checked.flatMap((one) => (one.ok ? [] : one.errors))).toEqual([]);
    expect(new Set(products.map(({ exclusivo }) => exclusivo))).toEqual(new Set(['sí', 'no']));
  });

  test('R3.9 R5.5 shows how each detail is said', () => {
    const readings = products.map((row) => readRow(row, 'Quien sube el fichero'));
    expect(readings.map((one) => one.ok && one.product.details)).toEqual([
      { content: { amount: 500, unit: 'g' }, ingredients: 'Miel de romero' },
      { materials: 'Gres esmaltado', sizes: '15 cm de diámetro' },
      {
        content: { amount: 300, unit: 'g' },
        ingredients: 'Aceitunas manzanilla, agua, sal, ajo, tomillo, conservador (metabisulfito sódico)',
        allergens: ['sulphites'],
      },
    ]);
  });

  test('R5.21 holds the pictures that its sheet names, and no others', async () => {
    expect(products.flatMap(picturesOf).toSorted()).toEqual(
      [...files.keys()].filter((name) => name !== IMPORT_SHEET_NAME).toSorted(),
    );
    for (const name of products.flatMap(picturesOf)) {
      const bytes = files.get(name) ?? Buffer.alloc(0);
      const { format } = await sharp(bytes).metadata();
      expect([name, pictureProblem({ type: `image/${format}`, size: bytes.length })]).toEqual([name, null]);
    }
    expect([archive.length < IMPORT_LIMITS.maxArchiveBytes, rows.length < IMPORT_LIMITS.maxRows]).toEqual([
      true,
      true,
    ]);
  });
});
