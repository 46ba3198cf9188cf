import { expect, test, vi } from 'vitest';
import { deferred } from '../../../../tests/support/charts/deferred.ts';
import { ArchiveFault } from '../../../../contract/import/archive-fault.ts';
import { JobLostError, type ImageWorkers } from '../../pictures/image-worker-pool.ts';
import { DeletedArchiveError } from './open-stored-archives.ts';
import { createPictureReader } from './picture-reader.ts';

const lost = (reason: JobLostError['reason']) =>
  new JobLostError(reason, { limit: 60_000, workLimit: 10_000 });

const photo = { name: 'jarra.png', size: 3 };

function reading(carryOut: ImageWorkers['carryOut'], read = () => Promise.resolve(Buffer.from('abc'))) {
  const { signal } = new AbortController();
  return createPictureReader({ archive: { read }, signal, workshop: { carryOut } });
}

test('R3.9 what is wrong with a picture is told apart: no picture, too hard, damaged, no longer kept', async () => {
  const good = () => Promise.resolve({ bytes: Buffer.from('jpeg') });
  const faults = [
    reading(() => Promise.resolve({ fault: 'NOT_A_PICTURE' as const })),
    reading(() => Promise.resolve({ fault: 'TOO_MANY_PIXELS' as const })),
    reading(() => Promise.reject(lost('WORK'))),
    reading(() => Promise.reject(lost('TIME'))),
    reading(good, () => Promise.reject(new ArchiveFault('No es un ZIP.'))),
    reading(good, () => Promise.reject(new DeletedArchiveError())),
  ];
  expect(await Promise.all(faults.map((readOnce) => readOnce(photo)))).toEqual([
    { fault: 'no es una imagen válida' },
    { fault: 'tiene demasiados píxeles. Guárdala más pequeña' },
    { fault: 'cuesta demasiado leerla. Usa una foto más pequeña' },
    { fault: 'el mercado está muy ocupado y no ha podido leerla. Vuelve a subir esta fila más tarde' },
    { fault: 'está dañada dentro del ZIP' },
    { fault: 'ya no guardamos esta foto. Métela en el ZIP con la hoja' },
  ]);
});

test('R3.9 what is no fault of the picture is none of its words', async () => {
  const readOnce = reading(() => Promise.reject(new Error('no memory')));
  await expect(readOnce(photo)).rejects.toThrow('no memory');
});

test('R3.9 rows that share a picture have it read once, at the same time and later', async () => {
  const carryOut = vi.fn<ImageWorkers['carryOut']>(() => Promise.resolve({ bytes: Buffer.from('jpeg') }));
  const readOnce = reading(carryOut);
  const both = await Promise.all([readOnce(photo), readOnce(photo)]);
  const later = await readOnce(photo);
  expect([...both, later].map((read) => ('bytes' in read ? String(read.bytes) : read))).toEqual([
    'jpeg',
    'jpeg',
    'jpeg',
  ]);
  expect(carryOut).toHaveBeenCalledExactlyOnceWith({
    verb: 'readUpload',
    bytes: Buffer.from('abc'),
  });
});

test('R3.9 a picture that could not be read is read again for the next row', async () => {
  const carryOut = vi
    .fn<ImageWorkers['carryOut']>()
    .mockRejectedValueOnce(lost('WORK'))
    .mockResolvedValueOnce({ bytes: Buffer.from('jpeg') });
  const readOnce = reading(carryOut);
  await readOnce(photo);
  expect(await readOnce(photo)).toEqual({ bytes: Buffer.from('jpeg') });
});

test('R3.9 a picture that the machine had no time for is tried once more before it counts against its row', async () => {
  const carryOut = vi
    .fn<ImageWorkers['carryOut']>()
    .mockRejectedValueOnce(lost('TIME'))
    .mockResolvedValueOnce({ bytes: Buffer.from('jpeg') });
  expect(await reading(carryOut)(photo)).toEqual({ bytes: Buffer.from('jpeg') });
});

const MIB = 1024 * 1024;

test('battery 103 of the pictures that were read last 24 MiB are remembered', async () => {
  for (const [size, times] of [
    [24 * MIB, 1],
    [24 * MIB + 1, 2],
  ] as const) {
    const carryOut = vi.fn<ImageWorkers['carryOut']>(async () => ({ bytes: Buffer.alloc(size) }));
    const readOnce = reading(carryOut);
    await readOnce(photo);
    await readOnce(photo);
    expect(carryOut).toHaveBeenCalledTimes(times);
  }
});

test('battery 103 all imports of a server together read two pictures at once', async () => {
  const gate = deferred<{ bytes: Buffer }>();
  const carryOut = vi.fn<ImageWorkers['carryOut']>(() => gate.promise);
  const readers = [reading(carryOut), reading(carryOut), reading(carryOut)];
  const reads = readers.map((readOnce) => readOnce(photo));
  await new Promise((resolve) => setImmediate(resolve));
  expect(carryOut).toHaveBeenCalledTimes(2);
  gate.resolve({ bytes: Buffer.from('jpeg') });
  await Promise.all(reads);
  expect(carryOut).toHaveBeenCalledTimes(3);
});

test('battery 104 an import that ends reads no picture that waits for its turn', async () => {
  const gate = deferred<{ bytes: Buffer }>();
  const others = reading(() => gate.promise);
  const busy = [others(photo), others({ ...photo })];
  const stopping = new AbortController();
  const carryOut = vi.fn<ImageWorkers['carryOut']>(async () => ({ bytes: Buffer.from('jpeg') }));
  const archive = { read: async () => Buffer.from('abc') };
  const read = createPictureReader({ archive, signal: stopping.signal, workshop: { carryOut } })(photo);
  stopping.abort(new Error('stopping'));
  gate.resolve({ bytes: Buffer.from('jpeg') });
  await expect(read).rejects.toThrow('stopping');
  expect(carryOut).not.toHaveBeenCalled();
  await Promise.all(busy);
});
