import { expect, test } from 'vitest';
import { columnOfHeading, columnsOfHeadings, headingWarnings } from './sheet-headings.ts';
import type { ImportColumn } from './import-sheet.ts';

test.each<[ImportColumn, readonly string[]]>([
  ['nombre', ['NOMBRE', ' Nombre del producto ', 'Artículo', 'título', 'Product name', 'Name*']],
  ['descripcion_corta', ['Descripción corta', 'descripcion-corta', 'DESCRIPCIÓN', 'Short description']],
  [
    'precio',
    ['Precio (€)', 'PRECIO €', 'precio€', 'Precio en euros', 'P.V.P.', 'PVP (IVA incluido)', 'Price (EUR)'],
  ],
  ['existencias', ['Stock', 'Cantidad', 'Uds.', 'Nº de unidades', 'Existencias (uds)', 'Quantity', 'QTY']],
  ['imagenes', ['Imágenes', 'IMA\u0301GENES', 'Fotos', 'foto', 'Images', 'Photo (required)']],
  ['productor', ['Productora', 'Marca', 'Brand']],
  ['tallas', ['Talla', 'Medidas', 'Sizes']],
  ['ingredientes', ['Ingredients']],
  ['alergenos', ['ALÉRGENOS', 'Allergens']],
])('R3.9 battery 102 the column %s is known by %j', (column, headings) => {
  expect(headings.map(columnOfHeading)).toEqual(headings.map(() => column));
});

test('R3.9 a price that is not that of shoppers is no price, nor is a word for something else', () => {
  expect(
    ['Precio sin IVA', 'Price tax excluded', 'Precio de coste', 'SKU', 'notas', 'quedan_ahora', ''].map(
      columnOfHeading,
    ),
  ).toEqual([null, null, null, null, null, null, null]);
});

const NEEDED = ['nombre', 'descripcion_corta', 'precio', 'existencias', 'imagenes'];
const without = (column: string, ...others: string[]) => [
  ...NEEDED.filter((one) => one !== column),
  ...others,
];
const messageOf = (headings: readonly string[]) => {
  const found = columnsOfHeadings(headings);
  return found.ok ? found.columns : found.message;
};

test('R3.9 a column that is missing is asked for by the heading that comes closest, and by none that does not', () => {
  expect([
    messageOf(without('precio', 'Precoi', 'notas')),
    messageOf(without('existencias', 'Stock en almacén')),
    messageOf(without('imagenes', 'notas')),
    messageOf(without('precio', 'Precio sin IVA')),
  ]).toEqual([
    'A la hoja le falta la columna «precio». «Precoi», ¿es «precio»? Cambia su nombre en la hoja.',
    'A la hoja le falta la columna «existencias». «Stock en almacén», ¿es «existencias»? Cambia su nombre en la hoja.',
    'A la hoja le falta la columna «imagenes».',
    'A la hoja le falta la columna «precio».',
  ]);
});

test('R3.9 a column under its own name goes before its other names, of which there may not be two', () => {
  expect(messageOf([...NEEDED, 'Descripción'])).toEqual([...NEEDED, null]);
  expect(messageOf(without('nombre', 'Producto', 'Título'))).toBe(
    '«Producto» y «Título» parecen las dos «nombre»: deja una.',
  );
});

test('R3.9 a heading that is not read and looks like a column that is not there is asked about', () => {
  expect([
    headingWarnings([...NEEDED, 'Alérjenos', 'notas']),
    headingWarnings([...NEEDED, 'alergenos', 'SKU']),
  ]).toEqual([
    ['No leemos la columna «Alérjenos»: ¿es «alergenos»? Si lo es, cambia su nombre en la hoja.'],
    [],
  ]);
});
