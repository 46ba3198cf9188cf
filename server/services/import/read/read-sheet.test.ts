import { expect, test } from 'vitest';
import { sheetOf } from '../../../../tests/support/samples/zip-archive.ts';
import { turnsDuring } from '../../../../tests/support/api/turns-during.ts';
import { readSheetRow } from '../../../../contract/import/sheet-rows.ts';
import { readSheet } from './read-sheet.ts';

const read = async (text: string) => readSheet(Buffer.from(text), new AbortController().signal);

test('battery 84 a sign of two halves stays whole wherever it stands in a long sheet', async () => {
  for (const shift of ['', 'x']) {
    const honey = `${shift}${'🍯'.repeat(100)}`;
    const { rows } = await read(sheetOf(...Array.from({ length: 700 }, () => `Miel;${honey};4,50;3;a.jpg`)));
    expect(new Set(rows.map(({ cells }) => cells.descripcion_corta))).toEqual(new Set([honey]));
    expect(rows).toHaveLength(700);
  }
});

test('battery 102 what cannot be stored is left out of a cell, and its column told', async () => {
  const { rows } = await read(sheetOf('Pan\0;;2;1;a\0.jpg'));
  const [row] = rows;
  expect([row?.cells.nombre, row?.cells.imagenes, row?.unfit]).toEqual([
    'Pan',
    'a.jpg',
    ['nombre', 'imagenes'],
  ]);
});

test('R3.9 battery 102 a row that was saved in another encoding before is told, in the columns where it shows', async () => {
  const { rows } = await read(
    sheetOf('Jam\uFFFDn;d;2;1;a.jpg', 'JamÃ³n;AÃ±ejo;2;1;a.jpg', 'MAÇÃ;Cañón;2;1;Ã±.jpg'),
  );
  const readings = rows.map((row) => readSheetRow(row, 'Rosa'));
  expect(readings.map((one) => (one.ok ? 'good' : one.faults))).toEqual([
    [
      {
        column: 'nombre',
        message:
          '«Jam\uFFFDn» ha perdido letras: la hoja se ha guardado antes con otra codificación. Escríbelo otra vez',
      },
    ],
    ['nombre', 'descripcion_corta'].map((column, at) => ({
      column,
      message: `«${at === 0 ? 'JamÃ³n' : 'AÃ±ejo'}» tiene letras cambiadas: la hoja se ha guardado antes con otra codificación. Escríbelo otra vez`,
    })),
    'good',
  ]);
});

test('R3.9 battery 102 what of a sheet is doubtful is told once', async () => {
  const bytes = Buffer.concat([
    Buffer.from('nombre;descripcion_corta;precio;existencias;imagenes;Alerjenos\nJam'),
    Buffer.from([0xa2]),
    Buffer.from('n;;2;1;a.jpg;\n'),
  ]);
  const { warnings } = await readSheet(bytes, new AbortController().signal);
  expect(warnings).toEqual([
    'No estamos seguros de los acentos. ¿Se lee bien «Jam¢n»? Si no, guarda la hoja como CSV UTF-8 y elígela otra vez.',
    'No leemos la columna «Alerjenos»: ¿es «alergenos»? Si lo es, cambia su nombre en la hoja.',
  ]);
});

test('R3.9 quotes that are not closed are told near their row', async () => {
  await expect(read(sheetOf('Miel;;4;1;a.jpg', `"Pan;;2;1;${'a'.repeat(1_100_000)}`))).rejects.toThrow(
    'La hoja no se puede leer: algo va mal cerca de la fila 3. Comprueba las comillas.',
  );
});

test('O7 others have their turn while a long sheet is read, and it is left when the signal is aborted', async () => {
  const long = Buffer.from(
    sheetOf(...Array.from({ length: 20 }, () => `Miel;${'a'.repeat(65_000)};4;1;a.jpg`)),
  );
  const { signal } = new AbortController();
  expect(await turnsDuring(readSheet(long, signal))).toBeGreaterThanOrEqual(20);
  await expect(readSheet(long, AbortSignal.abort(new Error('stopping')))).rejects.toThrow('stopping');
});
