import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { MissingPictures } from '../../../contract/import/archive-examination.ts';
import { textOf } from '../../../tests/support/views/failure-messages.ts';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { sampleExamination } from '../../../tests/support/samples/samples.ts';
import { ICON_PATHS } from '../icons/icon-paths.ts';
import { ArchiveExaminationPanel } from './ArchiveExaminationPanel.tsx';

afterEach(cleanup);

const part = (name: string) => textOf(document.querySelector(`[data-part=${name}]`));
const nameOf = (part: Element) =>
  part.getAttribute('aria-label') ??
  textOf(document.getElementById(part.getAttribute('aria-labelledby') ?? ''));
const lacking = (changes: Partial<MissingPictures> = {}): MissingPictures => ({
  rows: 1,
  count: 1,
  names: ['a.jpg'],
  hasChanges: false,
  ...changes,
});
const good = { number: 2, cells: { nombre: 'Miel', imagenes: 'a.jpg' }, faults: [] };

async function seenOf(changes: Parameters<typeof sampleExamination>[0]) {
  cleanup();
  await renderWithMarketProviders(<ArchiveExaminationPanel examination={sampleExamination(changes)} />);
  return [part('examined'), part('sheet-alone'), textOf(document.querySelector('h3'))];
}

test('R8.14 a sheet that came alone says once which pictures it lacks, and that nothing in it has to be mended', async () => {
  expect(await seenOf({ rows: 1, wrongRows: 1, lacking: lacking(), shown: [good] })).toEqual([
    'La fila se lee bien, pero le faltan sus fotos.',
    'La hoja ha venido sola y nombra una foto que todavía no tenemos, «a.jpg»: métela con ella en un ZIP y elígelo.',
    'Así leemos las primeras filas',
  ]);
  const many = lacking({ rows: 200, count: 1_200, names: ['a.jpg', 'b.jpg'], hasChanges: true });
  expect(await seenOf({ rows: 240, wrongRows: 200, lacking: many, shown: [good] })).toEqual([
    'A 200 filas les faltan sus fotos. Puedes subir el resto y dejarlas para luego.',
    'La hoja ha venido sola y nombra 1.200 fotos que todavía no tenemos, «a.jpg», «b.jpg» y 1.198 más: mételas con ella en un ZIP y elígelo. Los productos que ya vendes conservan sus fotos si dejas esa casilla en blanco.',
    'Así leemos las primeras filas',
  ]);
});

test('R3.9 R8.14 what of a sheet is doubtful is asked before anything is sent', async () => {
  await seenOf({ warnings: ['¿Se lee bien «Jam¢n»?', '¿Es «alergenos»?'] });
  expect([...document.querySelectorAll('[data-part=warnings] li')].map(textOf)).toEqual([
    '¿Se lee bien «Jam¢n»?',
    '¿Es «alergenos»?',
  ]);
  await seenOf({});
  expect(document.querySelector('[data-part=warnings]')).toBe(null);
});

test('R8.14 what else is wrong in its rows is told by row, and no more rows than those', async () => {
  const seen = await seenOf({ rows: 40, wrongRows: 31, lacking: lacking({ rows: 30 }) });
  expect(seen).toEqual([
    'Hay 1 fila con algo que corregir. Puedes arreglarla ahora, o subir el resto y dejarla para luego.',
    'La hoja ha venido sola y nombra una foto que todavía no tenemos, «a.jpg»: métela con ella en un ZIP y elígelo.',
    'Lo que hay que corregir',
  ]);
  expect([...document.querySelectorAll('tbody tr')].map(textOf)).toEqual([
    '3Pancaro11',
    'precio: El precio debe ser un número mayor a 0',
  ]);
  expect(document.body.textContent).not.toContain('más como estas');
});

const wrongRows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    number: 1_001 + index,
    cells: { nombre: 'Pan' },
    faults: [{ column: 'alergenos' as const, message: 'No conocemos «sal»' }],
  }));

test('R3.9 the rows of a sheet have their columns, and of more than 25 wrong ones the rest is counted', async () => {
  const told = ['Esto es lo que hay dentro', 'Lo que hay que corregir', 'Filas de la hoja'];
  await seenOf({ rows: 40, wrongRows: 26, shown: wrongRows(26), pictures: 1 });
  expect([...screen.getAllByRole('region'), screen.getByRole('table')].map(nameOf)).toEqual(told);
  expect([...document.querySelectorAll('thead th, tbody tr:nth-child(-n + 2)')].map(textOf)).toEqual([
    'Fila',
    'Producto',
    'Precio',
    'Uds.',
    'Fotos',
    '1.001Pan0',
    'alérgenos: No conocemos «sal»',
  ]);
  expect(document.querySelectorAll('tbody tr').length).toBe(50);
  expect(document.querySelector('h2 + p')?.textContent).toBe('40 productos en la hoja · 1 foto');
  expect(document.querySelector('table + p')?.textContent).toBe('Y 1 más como estas.');
  await seenOf({ rows: 40, wrongRows: 25, shown: wrongRows(25) });
  expect(document.querySelector('table + p')).toBe(null);
});

test('what could not be looked into says so, and nothing of rows', async () => {
  await renderWithMarketProviders(<ArchiveExaminationPanel examination={{ verdict: 'unknown' }} />);
  expect(document.body.textContent).toBe('No hemos podido mirarlo aquí. Súbelo y te diremos qué entra.');
});

test('a sheet of which every row is good has a tick, and any other a warning', async () => {
  const icon = () => document.querySelector('[data-part=examined] path')?.getAttribute('d');
  expect((await seenOf({ wrongRows: 0, unused: { count: 0, names: [] } }))[0]).toBe(
    'Todas las filas se leen bien.',
  );
  expect([icon(), document.querySelectorAll('tr[data-wrong]').length]).toEqual([ICON_PATHS.check, 2]);
  expect((await seenOf({ wrongRows: 1 }))[0]).toBe(
    'Hay 1 fila con algo que corregir. Puedes arreglarla ahora, o subir el resto y dejarla para luego.',
  );
  expect(icon()).toBe(ICON_PATHS.warning);
});
