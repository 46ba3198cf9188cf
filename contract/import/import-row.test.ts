import { expect, test } from 'vitest';
import { archiveProblem, archiveContentTypeOf, isBareSheet } from './archive-problem.ts';
import { cellsOf } from './sheet-cells.ts';
import { columnsOfHeadings } from './sheet-headings.ts';
import { readRow } from './import-row.ts';

const GOOD = { nombre: 'Miel', precio: '4,50', existencias: '3', imagenes: 'a.jpg' };

const priceOf = (precio: string) => {
  const reading = readRow({ ...GOOD, precio }, 'Rosa');
  return reading.ok ? reading.product.price : reading.faults.map(({ column }) => column);
};
const faultsOf = (more: object) => {
  const reading = readRow({ ...GOOD, ...more }, 'Rosa');
  return reading.ok ? [] : reading.faults.map(({ column, message }) => `${column}: ${message}`);
};

test('R5.5 battery 102 an amount is read as people and spreadsheets write it, and nothing else is guessed', () => {
  expect(['4,50', '4.5', '1.234,50 €', '12€', '1.234', '4,505', '-2', 'caro', ''].map(priceOf)).toEqual([
    4.5,
    4.5,
    1234.5,
    12,
    ['precio'],
    ['precio'],
    ['precio'],
    ['precio'],
    ['precio'],
  ]);
});

test('R3.9 R5.5 what is said of an amount is true: it is empty, can be read in two ways, is not read, or is not above 0', () => {
  const ABOVE = 'precio: El precio debe ser un número mayor a 0';
  expect(['', '1.234', "9'50", '0', '-2', 'caro'].map((precio) => faultsOf({ precio }))).toEqual([
    ['precio: El precio está vacío'],
    ['precio: «1.234» se puede leer de dos formas: escribe 1234 o 1,23'],
    ["precio: «9'50» no se lee como un precio: escríbelo como 9,50"],
    [ABOVE],
    [ABOVE],
    [ABOVE],
  ]);
  const COUNT = 'existencias: La cantidad debe ser un número mayor a 0';
  expect(['', '1.000', '0', 'muchas', '1,5'].map((existencias) => faultsOf({ existencias }))).toEqual([
    ['existencias: La cantidad está vacía'],
    ['existencias: «1.000» se puede leer de dos formas: escribe 1000 o 1'],
    [COUNT],
    [COUNT],
    ['existencias: La cantidad debe ser un número entero, como 4'],
  ]);
  expect(
    readRow({ id: '0199aaaa-0000-7000-8000-000000000000', precio: '', existencias: '1.000' }, 'Rosa'),
  ).toEqual({
    ok: false,
    faults: [{ column: 'existencias', message: '«1.000» se puede leer de dos formas: escribe 1000 o 1' }],
  });
});

test('R3.9 texts in HTML are plain, in every column of texts, and are as long as their plain form', () => {
  const long = `<p class="${'x'.repeat(400)}">Queso</p>`;
  const reading = readRow(
    {
      ...GOOD,
      nombre: 'Queso &amp; miel',
      productor: '<b>Ana</b>',
      descripcion_corta: long,
      ingredientes: 'Leche<br>Sal',
    },
    'Rosa',
  );
  expect(reading.ok && reading.product).toEqual({
    name: 'Queso & miel',
    producerName: 'Ana',
    shortDescription: 'Queso',
    price: 4.5,
    stock: 3,
    details: { ingredients: 'Leche · Sal' },
    isPopupStoreExclusive: false,
    pictures: ['a.jpg'],
  });
  expect(faultsOf({ nombre: '<p></p>' })).toEqual(['nombre: El nombre es requerido']);
});

test('R3.9 R5.5 a row is a product; who sells it is its producer unless it names one', () => {
  const bare = readRow(GOOD, 'Rosa');
  const full = readRow({ ...GOOD, productor: 'Ana', exclusivo: 'Sí', imagenes: ' a.jpg || b.PNG ' }, 'Rosa');
  expect([bare, full]).toEqual([
    {
      ok: true,
      id: null,
      product: {
        name: 'Miel',
        producerName: 'Rosa',
        price: 4.5,
        stock: 3,
        isPopupStoreExclusive: false,
        pictures: ['a.jpg'],
      },
    },
    {
      ok: true,
      id: null,
      product: {
        name: 'Miel',
        producerName: 'Ana',
        price: 4.5,
        stock: 3,
        isPopupStoreExclusive: true,
        pictures: ['a.jpg', 'b.PNG'],
      },
    },
  ]);
});

test('R5.5 R5.21 all that is wrong in a row is told at once, each in its column', () => {
  expect(faultsOf({ existencias: '1,5', imagenes: '', exclusivo: 'quizá' })).toEqual([
    'existencias: La cantidad debe ser un número entero, como 4',
    'imagenes: Se requiere al menos una imagen',
    'exclusivo: Escribe sí o no',
  ]);
  expect(faultsOf({ imagenes: 'a.jpg|a.jpg' })).toEqual(['imagenes: La foto «a.jpg» está dos veces']);
  expect(faultsOf({ nombre: 'a\u0000b' })).toEqual(['nombre: Contiene caracteres no válidos']);
});

test('battery 102 battery 105 columns are known however they are headed, and what guards a text against a spreadsheet is no part of it', () => {
  const headings = ['IMÁGENES', ' Nombre ', 'precio', 'Descripción corta', 'existencias', 'notas'];
  const found = columnsOfHeadings(headings);
  expect(found.ok && cellsOf(found.columns, ['a.jpg', "'=2+2", '1'])).toEqual({
    imagenes: 'a.jpg',
    nombre: '=2+2',
    precio: '1',
    descripcion_corta: '',
    existencias: '',
  });
  const guarded = ['="38"', '="01001"', ' ="9,50" ', '=" a ""b"""'];
  expect(found.ok && Object.values(cellsOf(found.columns, guarded))).toEqual([
    '38',
    '01001',
    '9,50',
    'a "b"',
    '',
  ]);
  expect(columnsOfHeadings([...headings, 'nombre'])).toEqual({
    ok: false,
    message: 'La columna «nombre» está dos veces.',
  });
});

test('R3.8 an archive is told from other files, and what the device does not know is announced as a ZIP', () => {
  const file = (name: string, type = '', size = 10) => ({ name, type, size });
  expect([
    archiveProblem(file('mios.ZIP')),
    archiveProblem(file('mios', 'application/x-zip-compressed')),
    archiveProblem(file('mios.rar')),
    archiveProblem(file('mios.zip', '', 0)),
    archiveProblem(file('mios.zip', '', 200 * 1024 * 1024 + 1)),
    archiveContentTypeOf(file('mios.zip')),
  ]).toEqual([null, null, 'NO_ZIP', 'EMPTY', 'TOO_LARGE', 'application/zip']);
});

test('R3.9 a sheet alone is taken up to 16 MiB, under whatever name and type a device gives it; a spreadsheet of another kind is not', () => {
  const file = (name: string, type = '', size = 10) => ({ name, type, size });
  const [csv, excels, unnamed] = [
    file('productos.CSV', 'text/csv'),
    file('fallos.csv', 'application/vnd.ms-excel'),
    file('documento', 'text/csv'),
  ];
  expect([csv, excels, unnamed].map((one) => [archiveProblem(one), isBareSheet(one)])).toEqual([
    [null, true],
    [null, true],
    [null, true],
  ]);
  expect([
    archiveProblem(file('productos.csv', '', 16 * 1024 * 1024)),
    archiveProblem(file('productos.csv', '', 16 * 1024 * 1024 + 1)),
    archiveProblem(file('productos.csv', '', 0)),
    archiveProblem(
      file('productos.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
    ),
    archiveProblem(file('productos.ods')),
    archiveProblem(file('foto.jpg', 'image/jpeg')),
  ]).toEqual([null, 'SHEET_TOO_LARGE', 'EMPTY', 'SPREADSHEET', 'SPREADSHEET', 'NO_ZIP']);
  const packed = file('productos.csv', 'application/zip', 17 * 1024 * 1024);
  expect([archiveProblem(packed), isBareSheet(packed)]).toEqual([null, false]);
});

test('R3.9 a row with an id is a change, of what it says and nothing else', () => {
  const id = '0199AAAA-0000-7000-8000-000000000000';
  expect([
    readRow({ id, nombre: '', precio: '3', imagenes: '', exclusivo: 'no' }, 'Rosa'),
    readRow({ id: 'mío', precio: 'caro' }, 'Rosa'),
  ]).toEqual([
    {
      ok: true,
      id: id.toLowerCase(),
      product: { price: 3, isPopupStoreExclusive: false, pictures: [] },
    },
    {
      ok: false,
      faults: [
        { column: 'id', message: 'No hay ningún producto tuyo con ese id en este puesto' },
        { column: 'precio', message: 'El precio debe ser un número mayor a 0' },
      ],
    },
  ]);
});
