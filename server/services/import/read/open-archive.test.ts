import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { damagedArchives, withFlippedBytes } from '../../../../tests/support/samples/damaged-zips.ts';
import { withoutUtf8Flag, zipOf } from '../../../../tests/support/samples/zip-archive.ts';
import { ArchiveFault } from '../../../../contract/import/archive-fault.ts';
import { turnsDuring } from '../../../../tests/support/api/turns-during.ts';
import { memoryBlobs } from '../../../../tests/support/api/memory-blobs.ts';
import { openArchive } from './open-archive.ts';
import { StorageError, withStorageErrors } from '../receive/storage-error.ts';

/** Opens a ZIP as an import does; a read outside the stored bytes is a storage error. */
async function open(archive: Buffer) {
  const blobs = memoryBlobs();
  await blobs.put('a', archive);
  const place = withStorageErrors(blobs);
  return openArchive((start, end) => place.part('a', start, end), {
    size: archive.length,
    signal: new AbortController().signal,
  });
}

/** File names and sizes, or the error message. */
async function outcome(bytes: Buffer): Promise<string | string[]> {
  try {
    const opened = await open(bytes);
    return await Promise.all(
      opened.files.map(async (file) => `${file.name}: ${(await opened.read(file)).length}`),
    );
  } catch (error) {
    return error instanceof Error && error.constructor.name === 'ArchiveFault'
      ? error.message
      : String(error);
  }
}

const CENTRAL = 0x02_01_4b_50;

/** ZIP with a changed first entry in its central directory; the name length stays. */
function withEntry(archive: Buffer, change: (entry: Buffer) => void): Buffer {
  const changed = Buffer.from(archive);
  const at = changed.indexOf(Buffer.from(new Uint32Array([CENTRAL]).buffer));
  change(changed.subarray(at));
  return changed;
}

const renamed = (archive: Buffer, from: string, to: string) =>
  Buffer.from(archive.toString('latin1').replaceAll(from, to), 'latin1');

async function zipWith(add: (zip: ZipFile) => void): Promise<Buffer> {
  const zip = new ZipFile();
  add(zip);
  zip.end();
  return buffer(zip.outputStream);
}

const DAMAGED = 'El archivo no es un ZIP, o ha llegado dañado.';
const text = 'nombre;precio\n';

describe('an archive', () => {
  test('battery 101 is read whole, without what systems add, folders and accents as they are', async () => {
    const zip = await zipWith((one) => {
      one.addEmptyDirectory('Mi puesto/');
      one.addBuffer(Buffer.from(text), 'Mi puesto/Piñón.csv');
      one.addBuffer(Buffer.from('x'), '__MACOSX/._a.jpg');
      one.addBuffer(Buffer.from('x'), 'Mi puesto/.DS_Store');
    });
    expect(await outcome(zip)).toEqual([`Mi puesto/Piñón.csv: ${text.length}`]);
    expect(await outcome(await zipOf({}))).toEqual([]);
  });

  test('battery 101 is named as macOS means it, and as older systems do', async () => {
    const zip = await zipOf({ 'Piñón.csv': text });
    expect(await outcome(withoutUtf8Flag(zip))).toEqual([`Piñón.csv: ${text.length}`]);
    const older = withoutUtf8Flag(renamed(await zipOf({ 'Pixxon.csv': text }), 'xx', '\u00A4\u00A2'));
    expect(await outcome(older)).toEqual([`Piñóon.csv: ${text.length}`]);
  });

  test('battery 101 is read with folders as Windows writes them, and with a digital signature at its end', async () => {
    const folders = renamed(await zipOf({ 'Mi puesto/a.csv': text }), 'Mi puesto/a', 'Mi puesto\\a');
    expect(await outcome(folders)).toEqual([`Mi puesto/a.csv: ${text.length}`]);
    const zip = await zipOf({ 'a.csv': text });
    const signature = Buffer.from([0x50, 0x4b, 5, 5, 2, 0, 7, 7]);
    const end = zip.length - 22;
    expect(await outcome(Buffer.concat([zip.subarray(0, end), signature, zip.subarray(end)]))).toEqual([
      `a.csv: ${text.length}`,
    ]);
  });

  test('battery 99 is asked for nothing but its own files', async () => {
    const opened = await open(await zipOf({ 'a.csv': text }));
    await expect(opened.read({ name: 'a.csv', size: text.length })).rejects.toThrow(
      'The archive does not hold a.csv.',
    );
  });

  test('battery 101 is understood with data descriptors and as ZIP64', async () => {
    const described = await zipWith((one) => one.addReadStream(Readable.from([Buffer.from(text)]), 'a.csv'));
    const long = await zipWith((one) =>
      one.addBuffer(Buffer.from(text), 'a.csv', { forceZip64Format: true }),
    );
    expect([await outcome(described), await outcome(long)]).toEqual([
      [`a.csv: ${text.length}`],
      [`a.csv: ${text.length}`],
    ]);
  });

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['something else', Buffer.from('%PDF-1.7 no soy un ZIP, pero soy largo')],
  ])('battery 99 is none: %s', async (_, bytes) => {
    expect(await outcome(bytes)).toBe(DAMAGED);
  });

  test('battery 99 that is cut off, or leads out of its folder, is damaged', async () => {
    const whole = await zipOf({ 'uno/malo.txt': text });
    expect(await outcome(whole.subarray(0, whole.length - 30))).toBe(DAMAGED);
    for (const name of ['../../ma.txt', '/etc/malotxt', 'C:/x/malo.tx'])
      expect([name, await outcome(renamed(whole, 'uno/malo.txt', name))]).toEqual([name, DAMAGED]);
  });

  test('R3.9 battery 99 battery 101 that is damaged or falsified is refused for that, and asks nothing that its place cannot answer', async () => {
    const outcomes = Object.entries(await damagedArchives(text)).map(async ([damage, archive]) => [
      damage,
      await outcome(archive),
    ]);
    const told = Object.fromEntries(await Promise.all(outcomes));
    expect(told).toEqual(Object.fromEntries(Object.keys(told).map((damage) => [damage, DAMAGED])));
  });

  test('R3.9 battery 101 a file with other bytes than were packed is damaged, however it was packed', async () => {
    expect(await outcome(await withFlippedBytes('Queso;9,50', '9,50', '1,50'))).toBe(
      '«productos.csv» está dañado dentro del ZIP.',
    );
    const falsified = withEntry(await zipOf({ 'a.csv': text.repeat(9) }), (entry) =>
      entry.writeUInt32LE(1, 16),
    );
    expect(await outcome(falsified)).toBe('«a.csv» está dañado dentro del ZIP.');
  });

  test('battery 99 battery 101 with a link, a password, a rare packing or a name twice is refused with the reason', async () => {
    const one = await zipOf({ 'a.csv': text });
    const link = await zipWith((zip) =>
      zip.addBuffer(Buffer.from('/etc/passwd'), 'a.jpg', { mode: 0o120777 }),
    );
    expect([
      await outcome(link),
      await outcome(withEntry(one, (entry) => entry.writeUInt16LE(1, 8))),
      await outcome(withEntry(one, (entry) => entry.writeUInt16LE(12, 10))),
      await outcome(renamed(await zipOf({ 'a.csv': text, 'b.csv': text }), 'b.csv', 'a.csv')),
    ]).toEqual([
      'El ZIP lleva enlaces en vez de ficheros.',
      'El ZIP está protegido con contraseña. Guárdalo sin ella.',
      'El ZIP está comprimido de una forma que no entendemos. Créalo de nuevo como ZIP normal.',
      'El ZIP lleva dos veces «a.csv».',
    ]);
  });

  test('battery 100 that would unpack without end is refused before any of it is', async () => {
    const dense = await zipOf({ 'a.csv': Buffer.alloc(2 * 1024 * 1024) });
    const huge = withEntry(await zipOf({ 'a.csv': text }), (entry) => entry.writeUInt32LE(0x7f_ff_ff_ff, 24));
    const crowd = withEntry(await zipOf({ 'a.csv': text }), () => {});
    crowd.writeUInt16LE(60_000, crowd.length - 12);
    expect([await outcome(dense), await outcome(huge), await outcome(crowd)]).toEqual([
      'El ZIP está comprimido de una forma que no podemos aceptar.',
      'El ZIP ocupa más de 1 GB descomprimido.',
      'El ZIP lleva más de 20.000 ficheros.',
    ]);
  });

  test('battery 100 whose entries share bytes is refused', async () => {
    const two = await zipOf({ 'a.csv': text, 'b.csv': text });
    const second = two.lastIndexOf(Buffer.from(new Uint32Array([CENTRAL]).buffer));
    two.writeUInt32LE(0, second + 42);
    expect(await outcome(two)).toBe('El ZIP está dañado: sus ficheros se pisan.');
  });

  test('battery 100 that lies about what a file unpacks to fails that file', async () => {
    const one = await zipOf({ 'a.csv': 'x'.repeat(5_000) });
    const lie = (size: number) => withEntry(one, (entry) => entry.writeUInt32LE(size, 24));
    expect([await outcome(lie(100)), await outcome(lie(9_000))]).toEqual([
      '«a.csv» está dañado dentro del ZIP.',
      '«a.csv» está dañado dentro del ZIP.',
    ]);
  });

  test('battery 101 with names or folders beyond all measure is refused', async () => {
    expect([
      await outcome(await zipOf({ [`${'n'.repeat(300)}.jpg`]: text })),
      await outcome(await zipOf({ 'a/b/c/d/e/f/g/h/i.jpg': text })),
    ]).toEqual([
      'El ZIP lleva nombres de fichero demasiado largos.',
      'El ZIP lleva demasiadas carpetas, unas dentro de otras.',
    ]);
  });

  test('battery 103 a directory of thousands is read in a few long parts, and files exactly', async () => {
    const names = Array.from({ length: 3_000 }, (_, index) => [`fotos/numero-${index}.jpg`, ''] as const);
    const archive = await zipOf({ 'a.csv': text, ...Object.fromEntries(names) });
    const parts: number[] = [];
    const opening = openArchive(
      (start, end) => {
        parts.push(end - start);
        return Readable.from([archive.subarray(start, end)]);
      },
      { size: archive.length, signal: new AbortController().signal },
    );
    // Others have their turn after each hundred names.
    expect(await turnsDuring(opening)).toBeGreaterThanOrEqual(30);
    const opened = await opening;
    expect([opened.files.length, parts.length <= 2]).toEqual([3_001, true]);
    parts.length = 0;
    const sheet = opened.files.find(({ name }) => name === 'a.csv');
    await opened.read(sheet!);
    expect(parts.every((length) => length < 100)).toBe(true);
  });

  test('O6 whoever stops is not told that an archive is damaged, nor is trouble with where it lies', async () => {
    const archive = await zipOf({ 'a.csv': text });
    const stopping = new AbortController();
    stopping.abort(new Error('stopping'));
    const { signal } = new AbortController();
    const size = archive.length;
    const whole = () => Readable.from([archive]);
    const broken = () => {
      throw Object.assign(new Error('SlowDown'), { name: 'SlowDown' });
    };
    const blobs = withStorageErrors({ ...memoryBlobs(), part: broken });
    await expect(openArchive(whole, { size, signal: stopping.signal })).rejects.not.toThrow(ArchiveFault);
    await expect(openArchive((start, end) => blobs.part('a', start, end), { size, signal })).rejects.toThrow(
      StorageError,
    );
  });
});
