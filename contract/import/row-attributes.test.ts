import { expect, test } from 'vitest';
import { cellsOf } from './sheet-cells.ts';
import { columnsOfHeadings } from './sheet-headings.ts';
import { readRow } from './import-row.ts';

const GOOD = { nombre: 'Miel', precio: '4,50', existencias: '3', imagenes: 'a.jpg' };
const ID = '0199aaaa-0000-7000-8000-000000000000';

function readingOf(more: object) {
  const reading = readRow({ ...GOOD, ...more }, 'Rosa');
  return reading.ok
    ? (reading.product.details ?? null)
    : reading.faults.map(({ column, message }) => `${column}: ${message}`);
}

test.each([
  ['500 g', { amount: 500, unit: 'g' }],
  ['1,5kg', { amount: 1.5, unit: 'kg' }],
  ['0.125 Kilos', { amount: 0.125, unit: 'kg' }],
  ['750 ML', { amount: 750, unit: 'ml' }],
  ['1 litro', { amount: 1, unit: 'l' }],
  ['6 uds.', { amount: 6, unit: 'unit' }],
  ['1500 gr.', { amount: 1500, unit: 'g' }],
  ['75 cl', { amount: 750, unit: 'ml' }],
  ['1,5 dl', { amount: 150, unit: 'ml' }],
  ['6 x 330 ml', { amount: 1980, unit: 'ml' }],
  ['6x33cl', { amount: 1980, unit: 'ml' }],
  ['3 × 0,1 kg', { amount: 0.3, unit: 'kg' }],
  ['1 docena', { amount: 12, unit: 'unit' }],
  ['Media docena', { amount: 6, unit: 'unit' }],
  ['6 piezas', { amount: 6, unit: 'unit' }],
])('R5.5 what a product contains is read as people write it: %s', (contenido, content) => {
  expect(readingOf({ contenido })).toEqual({ content });
});

test('R5.5 R5.21 battery 102 a content that nobody can be sure of is refused in its column, and says how it is written', () => {
  const HOW = 'contenido: Escribe una cantidad y su unidad, como 500 g, 1,5 l o 6 unidades';
  expect(
    ['500', 'g', '5 lb', 'medio kilo', '-2 g', '1,2345 g', '=1 g', '6 x g', '2 x 3 x 4 g'].map((contenido) =>
      readingOf({ contenido }),
    ),
  ).toEqual([HOW, HOW, HOW, HOW, HOW, HOW, HOW, HOW, HOW].map((one) => [one]));
  expect(readingOf({ contenido: '1.500 g' })).toEqual([
    'contenido: «1.500» se puede leer de dos formas: escribe 1500 o 1,500',
  ]);
  expect([readingOf({ contenido: '0 g' }), readingOf({ contenido: '2000000 g' })]).toEqual([
    ['contenido: El contenido debe ser un número mayor a 0, con tres decimales como mucho'],
    ['contenido: El contenido debe ser un número mayor a 0, con tres decimales como mucho'],
  ]);
});

test('R5.5 allergens are named in Spanish, one or several of each, and any other is refused by name', () => {
  expect(readingOf({ alergenos: 'Leche, huevos | frutos de cascara; SÉSAMO,,' })).toEqual({
    allergens: ['eggs', 'milk', 'nuts', 'sesame'],
  });
  expect(readingOf({ alergenos: 'gluten, Gluten' })).toEqual({ allergens: ['gluten'] });
  expect(readingOf({ alergenos: ' , ' })).toBe(null);
  expect(readingOf({ alergenos: 'leche, lactosa, polen' })).toEqual([
    'alergenos: «polen» no es ninguno de los catorce alérgenos: gluten, crustáceos, huevo, pescado, cacahuetes, soja, leche, frutos de cáscara, apio, mostaza, sésamo, sulfitos, altramuces, moluscos',
  ]);
});

test.each([
  ['frutos secos', ['nuts']],
  ['Lácteos', ['milk']],
  ['trigo', ['gluten']],
  ['Contiene gluten', ['gluten']],
  ['Contiene: gluten, leche.', ['gluten', 'milk']],
  ['ALÉRGENOS: huevo', ['eggs']],
  ['huevo y leche', ['eggs', 'milk']],
  ['Leche y sus derivados', ['milk']],
  ['crustáceos y productos a base de crustáceos', ['crustaceans']],
  ['dióxido de azufre y sulfitos', ['sulphites']],
  ['nueces / almendras', ['nuts']],
  ['cereales que contengan gluten; mejillones', ['gluten', 'molluscs']],
])('R5.5 battery 102 allergens are understood as people write them: %s', (alergenos, allergens) => {
  expect(readingOf({ alergenos })).toEqual({ allergens });
});

test.each([
  ['soja e higos', 'higos'],
  ['sin gluten', 'sin gluten'],
  ['puede contener soja', 'puede contener soja'],
  ['trazas de leche', 'trazas de leche'],
])('R5.5 battery 102 what is not said to be in it is no allergen: %s', (alergenos, unknown) => {
  expect(readingOf({ alergenos })).toEqual([
    `alergenos: «${unknown}» no es ninguno de los catorce alérgenos: gluten, crustáceos, huevo, pescado, cacahuetes, soja, leche, frutos de cáscara, apio, mostaza, sésamo, sulfitos, altramuces, moluscos`,
  ]);
});

test.each(['ninguno', 'Ninguno.', 'SIN ALÉRGENOS', 'no contiene', 'no contiene alérgenos', 'No'])(
  'R3.9 allergens of which there are none are taken away: %s',
  (alergenos) => {
    expect(readingOf({ alergenos })).toBe(null);
    const change = readRow({ id: ID, alergenos }, 'Rosa');
    expect(change).toEqual({ ok: true, id: ID, product: { details: { allergens: [] }, pictures: [] } });
  },
);

test('R5.5 R5.21 texts are as long as in the editor, and each that is longer is told in its column', () => {
  const details = { ingredientes: 'i'.repeat(1_000), materiales: 'm'.repeat(300), tallas: 't'.repeat(300) };
  expect(readingOf(details)).toEqual({
    ingredients: details.ingredientes,
    materials: details.materiales,
    sizes: details.tallas,
  });
  expect(
    readingOf({ ingredientes: 'i'.repeat(1_001), materiales: 'm'.repeat(301), tallas: 't'.repeat(301) }),
  ).toEqual([
    'tallas: No puede superar los 300 caracteres',
    'materiales: No puede superar los 300 caracteres',
    'ingredientes: No puede superar los 1000 caracteres',
  ]);
});

test('R3.9 a row says nothing of details that it leaves empty, be it a new product or a change', () => {
  expect(readingOf({ contenido: '', tallas: '', materiales: '', ingredientes: '', alergenos: '' })).toBe(
    null,
  );
  const change = readRow({ id: ID, materiales: 'Gres' }, 'Rosa');
  expect(change).toEqual({ ok: true, id: ID, product: { details: { materials: 'Gres' }, pictures: [] } });
  const wrong = readRow({ id: ID, contenido: 'mucho', alergenos: 'polvo' }, 'Rosa');
  expect(!wrong.ok && wrong.faults.map(({ column }) => column)).toEqual(['contenido', 'alergenos']);
});

test.each(['-', '–'])('R3.9 a dash says that there is nothing of it: %s', (dash) => {
  const all = { contenido: dash, tallas: dash, materiales: dash, ingredientes: dash, alergenos: dash };
  expect(readRow({ id: ID, descripcion_corta: dash, ...all }, 'Rosa')).toEqual({
    ok: true,
    id: ID,
    product: {
      shortDescription: '',
      details: { content: null, sizes: '', materials: '', ingredients: '', allergens: [] },
      pictures: [],
    },
  });
  expect(readingOf(all)).toBe(null);
  expect(readRow({ ...GOOD, descripcion_corta: dash }, 'Rosa')).toEqual({
    ok: true,
    id: null,
    product: {
      name: 'Miel',
      producerName: 'Rosa',
      shortDescription: '',
      price: 4.5,
      stock: 3,
      isPopupStoreExclusive: false,
      pictures: ['a.jpg'],
    },
  });
});

test('battery 102 their columns are known however they are headed, and a sheet need not have them', () => {
  const needed = ['nombre', 'descripcion_corta', 'precio', 'existencias', 'imagenes'];
  const found = columnsOfHeadings([
    ...needed,
    'Alérgenos',
    'CONTENIDO',
    'Tallas',
    'materiales',
    'Ingredientes',
  ]);
  expect(found.ok && cellsOf(found.columns.slice(5), ['leche', '2 kg', "'=S", '@m', 'sal'])).toEqual({
    alergenos: 'leche',
    contenido: '2 kg',
    tallas: '=S',
    materiales: '@m',
    ingredientes: 'sal',
  });
  expect(columnsOfHeadings(needed).ok).toBe(true);
  expect(columnsOfHeadings([...needed, 'alergenos', 'Alérgenos'])).toEqual({
    ok: false,
    message: 'La columna «alergenos» está dos veces.',
  });
});
