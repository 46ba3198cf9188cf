import { expect, test } from 'vitest';
import type { ArchiveExamination } from '../../../contract/import/archive-examination.ts';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { damagedArchives, withFlippedBytes } from '../../../tests/support/samples/damaged-zips.ts';
import { anyPicture, sheetOf, withoutUtf8Flag, zipOf } from '../../../tests/support/samples/zip-archive.ts';
import { examineArchive } from './examine-archive.ts';

const examine = async (files: Readonly<Record<string, string | Buffer>>) =>
  examineArchive(new Blob([new Uint8Array(await zipOf(files))]), 'Rosa');

function readable(seen: ArchiveExamination) {
  if (seen.verdict !== 'readable') throw new Error(`It is ${JSON.stringify(seen)}.`);
  return seen;
}

test('R3.9 R8.14 an archive is read before it is sent: what is wrong in which row, and which pictures nobody names', async () => {
  const picture = await anyPicture();
  const seen = await examine({
    'mios/productos.csv': sheetOf(
      'Miel;De romero;4,50;3;A.jpg',
      'Pan;;caro;1;a.jpg',
      'Aceite;;9;1;no.jpg|b.jpg',
    ),
    'mios/a.jpg': picture,
    'mios/b.jpg': Buffer.alloc(10),
    'mios/sobra.png': picture,
    '__MACOSX/._a.jpg': picture,
  });
  const { shown, ...counted } = readable(seen);
  expect(counted).toEqual({
    verdict: 'readable',
    warnings: [],
    rows: 3,
    wrongRows: 2,
    pictures: 3,
    unused: { count: 1, names: ['mios/sobra.png'] },
    lacking: null,
  });
  expect(
    shown.map(({ number, cells, faults }) => [number, cells.nombre, faults.map(({ message }) => message)]),
  ).toEqual([
    [3, 'Pan', ['El precio debe ser un número mayor a 0']],
    [
      4,
      'Aceite',
      ['«no.jpg» no está en el ZIP', '«b.jpg»: La imagen es demasiado pequeña: debe ocupar al menos 1 KB'],
    ],
    [2, 'Miel', []],
  ]);
});

test.each([
  [
    'semicolons, commas in prices, in what Excel writes here',
    Buffer.from(sheetOf('Piñón;;4,50;3;a.jpg'), 'latin1'),
  ],
  ['a mark in front', `\uFEFF${sheetOf('Piñón;;4,50;3;a.jpg')}`],
  ['commas', sheetOf('Piñón;;"4,50";3;a.jpg').replaceAll(';', ',')],
])('R3.9 a sheet with %s is understood', async (_, sheet) => {
  const seen = await examine({ 'productos.csv': sheet, 'a.jpg': await anyPicture() });
  const { wrongRows, shown } = readable(seen);
  expect([wrongRows, shown.map(({ cells }) => [cells.nombre, cells.precio])]).toEqual([
    0,
    [['Piñón', '4,50']],
  ]);
});

test('R3.9 battery 102 a product that two rows name is wrong in the second before it is sent', async () => {
  const id = '0199aaaa-0000-7000-8000-000000000000';
  const sheet = [
    'id;nombre;descripcion_corta;precio;existencias;imagenes',
    `${id};Curado;;;;`,
    ';Pan;;2;1;a.jpg',
    `${id.toUpperCase()};Fresco;;;;`,
  ];
  const seen = readable(await examine({ 'productos.csv': sheet.join('\r\n'), 'a.jpg': await anyPicture() }));
  expect([seen.wrongRows, seen.shown[0]?.number, seen.shown[0]?.faults]).toEqual([
    1,
    4,
    [
      {
        column: 'id',
        message: 'Este id ya está en la fila 2: un producto se cambia una sola vez por hoja',
      },
    ],
  ]);
});

test('battery 101 an archive as macOS packs it, and a large one, are understood', async () => {
  const files = { 'productos.csv': sheetOf('Piñón;;4,50;3;piñón.jpg'), 'piñón.jpg': await anyPicture() };
  const large = new ZipFile();
  for (const [name, content] of Object.entries(files))
    large.addBuffer(Buffer.from(content), name, { forceZip64Format: true });
  large.end({ forceZip64Format: true, comment: '' });
  const packed = [withoutUtf8Flag(await zipOf(files)), await buffer(large.outputStream)];
  const seen = await Promise.all(
    packed.map(async (bytes) => readable(await examineArchive(new Blob([new Uint8Array(bytes)]), 'Rosa'))),
  );
  expect(seen.map(({ rows, wrongRows, unused }) => [rows, wrongRows, unused.count])).toEqual([
    [1, 0, 0],
    [1, 0, 0],
  ]);
});

test('battery 100 a sheet that unpacks to more than it says is not unpacked to its end', async () => {
  const liar = await zipOf({ 'productos.csv': sheetOf('Miel;;4;1;a.jpg').padEnd(900_000) });
  const directory = liar.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  liar.writeUInt32LE(200, directory + 24);
  expect(await examineArchive(new Blob([new Uint8Array(liar)]), 'Rosa')).toEqual({
    verdict: 'unusable',
    message: '«productos.csv» está dañado dentro del ZIP.',
  });
});

test('R3.9 an archive that is of no use says why before it is sent', async () => {
  const said = async (files: Readonly<Record<string, string>>) => {
    const seen = await examine(files);
    return seen.verdict === 'unusable' ? seen.message : seen.verdict;
  };
  expect([
    await said({ 'hoja.xlsx': 'x' }),
    await said({ 'productos.csv': 'nombre;precio\r\nMiel;3\r\n' }),
    await said({ 'productos.csv': sheetOf() }),
    await said({ 'productos.csv': sheetOf('Miel;;4;1;a.jpg'), 'nada.bin': '0'.repeat(3_000_000) }),
    await examineArchive(new Blob(['PK no']), 'Rosa'),
  ]).toEqual([
    'El ZIP lleva una hoja de cálculo, pero no «productos.csv». Guárdala como CSV con ese nombre.',
    'A la hoja le faltan las columnas «descripcion_corta», «existencias», «imagenes».',
    'La hoja no tiene ningún producto.',
    'El ZIP está comprimido de una forma que no podemos aceptar.',
    { verdict: 'unusable', message: 'El archivo no es un ZIP, o ha llegado dañado.' },
  ]);
});

test('R3.9 an archive cut short or with a damaged sheet is told apart', async () => {
  const whole = await zipOf({
    'productos.csv': sheetOf('Miel;;4;1;a.jpg'.padEnd(500, 'x')),
    'a.jpg': await anyPicture(),
  });
  const damaged = Buffer.from(whole);
  damaged.fill(255, 60, 80);
  const short = Buffer.from(whole);
  const directory = short.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  short.writeUInt32LE(short.readUInt32LE(directory + 24) + 1, directory + 24);
  const said = async (bytes: Buffer) => {
    const seen = await examineArchive(new Blob([new Uint8Array(bytes)]), 'Rosa');
    return seen.verdict === 'unusable' ? seen.message : seen.verdict;
  };
  expect([await said(whole.subarray(0, -30)), await said(damaged), await said(short)]).toEqual([
    'El archivo no es un ZIP, o ha llegado dañado.',
    '«productos.csv» está dañado dentro del ZIP.',
    '«productos.csv» está dañado dentro del ZIP.',
  ]);
});

const OTHER_HEADINGS = 'Nombre del producto;Descripción;Precio (€);Stock;Fotos';

test.each([
  ['its own name', { 'productos (1).csv': sheetOf('Taza;;9,50;4;a.jpg') }],
  ['a folder two deep', { 'mi/puesto/Hoja1.CSV': sheetOf('Taza;;9,50;4;a.jpg') }],
  [
    'one of its own beside the junk of macOS',
    { 'x.csv': sheetOf('Taza;;9,50;4;a.jpg'), '__MACOSX/._x.csv': 'x' },
  ],
  ['the usual name, beside another', { 'productos.csv': sheetOf('Taza;;9,50;4;a.jpg'), 'otra.csv': 'nada' }],
  ['the usual name three deep', { 'a/b/c/productos.csv': sheetOf('Taza;;9,50;4;a.jpg') }],
])('R3.9 battery 101 the only sheet of an archive is the sheet: %s', async (_, files) => {
  const seen = readable(await examine(files));
  expect(seen.shown.map(({ number, cells }) => [number, cells.nombre, cells.precio])).toEqual([
    [2, 'Taza', '9,50'],
  ]);
});

test('R3.9 a good row is shown by the name under which it will be sold', async () => {
  const sheet = sheetOf('"Queso &amp; <b>miel</b>";;9,50;4;a.jpg', '"<i>Pan</i>";;caro;4;a.jpg');
  const seen = readable(await examine({ 'productos.csv': sheet, 'a.jpg': await anyPicture() }));
  expect(seen.shown.map(({ cells }) => cells.nombre)).toEqual(['<i>Pan</i>', 'Queso & miel']);
});

test('R3.9 battery 101 of several sheets none is guessed at', async () => {
  const seen = await examine({ 'a.csv': sheetOf(), 'b/c.csv': sheetOf(), 'd.csv': 'x', 'e.csv': 'y' });
  expect(seen).toEqual({
    verdict: 'unusable',
    message:
      'El ZIP lleva varias hojas, y ninguna se llama «productos.csv»: «a.csv», «b/c.csv», «d.csv», …. Deja una sola, o llama así a la de tus productos.',
  });
});

test.each([
  ['a title', `Mis productos de otoño;;;;\r\n${sheetOf('Taza;;9,50;4;a.jpg')}`, 3],
  [
    'a title with commas and a line without anything',
    `Otoño, invierno, Taza y más\r\n\r\n${sheetOf('Taza;;9,50;4;a.jpg')}`,
    4,
  ],
  ['nine lines', `${'Nada;de;nada\r\n'.repeat(9)}${sheetOf('Taza;;9,50;4;a.jpg')}`, 11],
  ['what Excel is told', `sep=;\r\nMis productos\r\n${sheetOf('Taza;;9,50;4;a.jpg')}`, 4],
  ['nothing, under other headings', `${OTHER_HEADINGS}\r\nTaza;;9,50;4;a.jpg\r\n`, 2],
  ['a title, in tabs', `Otoño\r\n${sheetOf('Taza;;9,50;4;a.jpg')}`.replaceAll(';', '\t'), 3],
])('R3.9 battery 102 headings are found below %s, and rows keep their number', async (_, sheet, row) => {
  const seen = readable(await examine({ 'productos.csv': sheet, 'a.jpg': await anyPicture() }));
  expect([seen.wrongRows, seen.warnings]).toEqual([0, []]);
  expect(seen.shown.map(({ number, cells }) => [number, cells.nombre, cells.precio])).toEqual([
    [row, 'Taza', '9,50'],
  ]);
});

test('R3.9 battery 102 without headings in the first ten lines a sheet is refused for the line that comes closest', async () => {
  const closest = `Título\r\nnombre;precio;Estok;fotos\r\n`;
  const LACK =
    'A la hoja le faltan las columnas «descripcion_corta», «existencias». «Estok», ¿es «existencias»? Cambia su nombre en la hoja.';
  const said = async (sheet: string) => {
    const seen = await examine({ 'productos.csv': sheet });
    return seen.verdict === 'unusable' ? seen.message : seen.verdict;
  };
  expect([
    await said(closest),
    await said(`${closest}${'Taza;9,50;4;a.jpg\r\n'.repeat(20)}`),
    await said(`${'Nada\r\n'.repeat(10)}${sheetOf('Taza;;9,50;4;a.jpg')}`),
    await said(''),
  ]).toEqual([
    LACK,
    LACK,
    'A la hoja le faltan las columnas «nombre», «descripcion_corta», «precio», «existencias», «imagenes».',
    'La hoja no tiene ningún producto.',
  ]);
});

test('battery 101 an archive that the server refuses as damaged or falsified is refused before it is sent', async () => {
  const outcomes = Object.entries(await damagedArchives(sheetOf('Miel;;4;1;a.jpg'))).map(
    async ([damage, archive]) => {
      const seen = await examineArchive(new Blob([new Uint8Array(archive)]), 'Rosa');
      return [damage, seen.verdict === 'unusable' ? seen.message : seen.verdict];
    },
  );
  const told = Object.fromEntries(await Promise.all(outcomes));
  const DAMAGED = 'El archivo no es un ZIP, o ha llegado dañado.';
  // zip.js accepts a ZIP64 locator that points to no record, without a warning.
  expect(told['ZIP64 that leads beyond its end']).toBe('readable');
  told['ZIP64 that leads beyond its end'] = DAMAGED;
  expect(told).toEqual(Object.fromEntries(Object.keys(told).map((damage) => [damage, DAMAGED])));
});

test('battery 101 a sheet with other bytes than were packed is damaged', async () => {
  const flipped = await withFlippedBytes(sheetOf('Miel;;9,50;1;a.jpg'), '9,50', '1,50');
  expect(await examineArchive(new Blob([new Uint8Array(flipped)]), 'Rosa')).toEqual({
    verdict: 'unusable',
    message: '«productos.csv» está dañado dentro del ZIP.',
  });
});

test('R3.9 pictures that the server has of rows that were refused need not be there', async () => {
  const sheet = sheetOf('Pan;;2;1;a.jpg', 'Té;;3;1;b.jpg', 'Miel;;4;1;a.jpg|c.jpg');
  const packed = await zipOf({ 'productos.csv': sheet, 'd.jpg': await anyPicture() });
  const seen = readable(await examineArchive(new Blob([new Uint8Array(packed)]), 'Rosa', ['a.jpg', 'b.jpg']));
  const faults = seen.shown.flatMap((row) => row.faults.map(({ message }) => message));
  expect([seen.wrongRows, seen.pictures, faults]).toEqual([1, 1, ['«c.jpg» no está en el ZIP']]);
});

test('R3.9 R8.14 of a sheet that came alone the pictures that nobody has are told once, and its rows of what else is wrong', async () => {
  const id = '0199aaaa-0000-7000-8000-000000000000';
  const sheet = [
    'id;nombre;descripcion_corta;precio;existencias;imagenes',
    ';Pan;;2;1;a.jpg',
    ';Té;;caro;1;b.jpg|B.jpg',
    `${id};Curado;;;;b.jpg`,
    ';Miel;;4;1;k.jpg',
    `${id.replace('a', 'b')};Aceite;;;;`,
    ';Vino;;9;1;v.bmp',
  ].join('\r\n');
  const archive = new Blob([new Uint8Array(await zipOf({ 'productos.csv': sheet }))]);
  const { rows, wrongRows, lacking, shown } = readable(await examineArchive(archive, 'Rosa', ['k.jpg']));
  expect({ rows, wrongRows, lacking }).toEqual({
    rows: 6,
    wrongRows: 4,
    lacking: { rows: 2, count: 3, names: ['a.jpg', 'b.jpg', 'B.jpg'], hasChanges: true },
  });
  expect(shown.map(({ number, faults }) => [number, faults.map(({ message }) => message)])).toEqual([
    [3, ['El precio debe ser un número mayor a 0']],
    [7, ['«v.bmp»: El tipo de imagen no está permitido. Usa JPG, PNG, WebP o GIF']],
    [2, []],
    [4, []],
    [5, []],
    [6, []],
  ]);
});

test('R3.9 a sheet of thousands of rows without their pictures names the first of them', async () => {
  const rows = Array.from({ length: 2_000 }, (_, at) => `Pan ${at};;2;1;${at}.jpg`);
  const seen = readable(await examine({ 'productos.csv': sheetOf(...rows) }));
  expect([seen.wrongRows, seen.lacking, seen.shown.length]).toEqual([
    2_000,
    {
      rows: 2_000,
      count: 2_000,
      names: ['0.jpg', '1.jpg', '2.jpg', '3.jpg', '4.jpg'],
      hasChanges: false,
    },
    5,
  ]);
});
