import { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { openArchive } from '../../../server/services/import/read/open-archive.ts';
import { sheetOf } from '../../../tests/support/samples/zip-archive.ts';
import { examineArchive } from './examine-archive.ts';
import { packSheet } from './pack-sheet.ts';

const id = '0199aaaa-0000-7000-8000-000000000000';
const sheet = sheetOf('Pan;;2,80;1;pan.jpg', 'Vino;;9;1;vino.jpg');
const fileOf = (text: string, name = 'fallos.csv') => new File([text], name, { lastModified: 5 });

/** Counts of rows, wrong rows and pictures. */
async function countsOf(packed: File, keptPictures: readonly string[] = []) {
  const seen = await examineArchive(packed, 'Rosa', keptPictures);
  return seen.verdict === 'readable' ? [seen.rows, seen.wrongRows, seen.pictures] : seen;
}

test('R3.9 a sheet alone becomes an archive that is read here and there, with its own name and date', async () => {
  const packed = await packSheet(fileOf(sheet));
  expect([packed.name, packed.type, packed.lastModified]).toEqual(['fallos.csv', 'application/zip', 5]);
  expect(await countsOf(packed, ['pan.jpg'])).toEqual([2, 1, 0]);
  const bytes = Buffer.from(await packed.arrayBuffer());
  const archive = await openArchive((start, end) => Readable.from([bytes.subarray(start, end)]), {
    size: bytes.length,
    signal: new AbortController().signal,
  });
  expect(archive.files.map(({ name }) => name)).toEqual(['productos.csv']);
  expect((await archive.read(archive.files[0]!)).toString()).toBe(sheet);
});

test('R3.8 packed again it is the same, byte for byte', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T12:00:00Z') });
  const one = await packSheet(fileOf(sheet));
  vi.setSystemTime(Date.parse('2026-11-21T12:00:00Z'));
  const other = await packSheet(fileOf(sheet));
  vi.useRealTimers();
  expect(Buffer.from(await one.arrayBuffer()).equals(Buffer.from(await other.arrayBuffer()))).toBe(true);
});

test('battery 100 a sheet whose rows are all alike is no bomb', async () => {
  const rows = Array.from({ length: 500 }, () => `${id};${'n'.repeat(4_000)};;1;;`);
  const packed = await packSheet(
    fileOf(['id;nombre;descripcion_corta;precio;existencias;imagenes', ...rows].join('\r\n')),
  );
  expect(await countsOf(packed)).toEqual([500, 500, 0]);
});
