import { expect, test } from 'vitest';
import { sheetOf } from '../../../tests/support/archive.ts';
import { readSheet } from './read-sheet.ts';

const read = async (text: string) => readSheet(Buffer.from(text), new AbortController().signal);

test('battery 84 a sign of two halves stays whole wherever it stands in a long sheet', async () => {
  for (const shift of ['', 'x']) {
    const honey = `${shift}${'🍯'.repeat(100)}`;
    const rows = await read(sheetOf(...Array.from({ length: 700 }, () => `Miel;${honey};4,50;3;a.jpg`)));
    expect(new Set(rows.map(({ cells }) => cells.descripcion_corta))).toEqual(new Set([honey]));
    expect(rows).toHaveLength(700);
  }
});

test('battery 102 what cannot be stored is left out of a cell, and its column told', async () => {
  const [row] = await read(sheetOf('Pan\0;;2;1;a\0.jpg'));
  expect([row?.cells.nombre, row?.cells.imagenes, row?.unfit]).toEqual([
    'Pan',
    'a.jpg',
    ['nombre', 'imagenes'],
  ]);
});

test('R3.9 quotes that are not closed are told near their row', async () => {
  await expect(read(sheetOf('Miel;;4;1;a.jpg', `"Pan;;2;1;${'a'.repeat(1_100_000)}`))).rejects.toThrow(
    'La hoja no se puede leer: algo va mal cerca de la fila 3. Comprueba las comillas.',
  );
});
