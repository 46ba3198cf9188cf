import { expect, test, vi } from 'vitest';
import { deferred } from '../../../tests/support/charts/deferred.ts';
import { memoryBlobs } from '../../../tests/support/api/memory-blobs.ts';
import { originalKey, type PictureRequest } from './picture-names.ts';
import { createPictureServer } from './picture-server.ts';

const jarra: PictureRequest = { name: 'jarra', width: 384, format: 'avif' };

/** Picture server with one picture, whose workers finish on demand; it records the jobs. */
async function serve() {
  const blobs = memoryBlobs();
  await blobs.put(originalKey('jarra'), Buffer.from('original'));
  const asked: string[] = [];
  const [ahead, atOnce] = [deferred<Buffer>(), deferred<Buffer>()];
  const workshopOf = (name: string, bytes: Promise<Buffer>) => ({
    carryOut: async () => {
      asked.push(name);
      return { bytes: await bytes };
    },
  });
  const pictures = createPictureServer(blobs, {
    prompt: workshopOf('prompt', atOnce.promise),
    patient: workshopOf('patient', ahead.promise),
  });
  const prepare = () => pictures.prepare([jarra], new AbortController().signal);
  return { pictures, prepare, asked, ahead, atOnce };
}

const textOf = async (read: ReturnType<ReturnType<typeof createPictureServer>['read']>) =>
  String((await read)?.bytes);

test('whoever waits for a picture does not come to wait for one that is made with what the machine leaves', async () => {
  const { pictures, prepare, asked, ahead, atOnce } = await serve();
  const prepared = prepare();
  await expect.poll(() => asked).toEqual(['patient']);
  const read = textOf(pictures.read(jarra));
  await expect.poll(() => asked).toEqual(['patient', 'prompt']);
  atOnce.resolve(Buffer.from('at once'));
  expect(await read).toBe('at once');
  ahead.resolve(Buffer.from('ahead'));
  await prepared;
});

test('what was made ahead, or is being made for somebody, is not made again', async () => {
  const { pictures, prepare, asked, ahead } = await serve();
  ahead.resolve(Buffer.from('ahead'));
  await prepare();
  expect(await textOf(pictures.read(jarra))).toBe('ahead');
  await prepare();
  expect(asked).toEqual(['patient']);

  const other = await serve();
  const reads = [textOf(other.pictures.read(jarra)), textOf(other.pictures.read(jarra))];
  await expect.poll(() => other.asked).toEqual(['prompt']);
  other.atOnce.resolve(Buffer.from('at once'));
  expect(await Promise.all(reads)).toEqual(['at once', 'at once']);
  await other.prepare();
  expect(other.asked).toEqual(['prompt']);
});

test('nothing is made ahead once the signal says so', async () => {
  const { pictures, asked } = await serve();
  await pictures.prepare([jarra], AbortSignal.abort());
  expect(asked).toEqual([]);
});

/** Picture server over the given originals that makes variants of a size in bytes, and the keys that it looks up. */
async function serveFrom(
  names: readonly string[],
  variant: () => Promise<{ bytes: Buffer } | { fault: 'NOT_A_PICTURE' }>,
) {
  const blobs = memoryBlobs();
  for (const name of names) await blobs.put(originalKey(name), Buffer.from('original'));
  const looked: string[] = [];
  const asked = vi.fn<() => ReturnType<typeof variant>>(variant);
  const workshop = { carryOut: asked };
  const get = async (key: string) => {
    looked.push(key);
    return blobs.get(key);
  };
  const pictures = createPictureServer({ ...blobs, get }, { prompt: workshop, patient: workshop });
  return { pictures, blobs, asked, looked };
}
const named = (name: string): PictureRequest => ({ name, width: 192, format: 'webp' });

test('a picture has an etag of its content, is stored once, and is looked up no more while it is remembered', async () => {
  const { pictures, blobs, asked, looked } = await serveFrom(['jarra', 'cesta'], async () => ({
    bytes: Buffer.from('variant'),
  }));
  const first = await pictures.read(named('jarra'));
  expect(first?.etag).toMatch(/^"[\w-]{22}"$/);
  expect((await pictures.read(named('cesta')))?.etag).toBe(first?.etag);
  expect(String(await blobs.get('pictures/jarra/192.webp'))).toBe('variant');
  const before = looked.length;
  await pictures.read(named('jarra'));
  expect(looked).toHaveLength(before);
  pictures.forget(['jarra']);
  await pictures.read(named('jarra'));
  await pictures.read(named('cesta'));
  expect(looked.slice(before)).toEqual(['pictures/jarra/192.webp']);
  pictures.forget('everything');
  await pictures.read(named('cesta'));
  expect(looked.at(-1)).toBe('pictures/cesta/192.webp');
  expect(asked).toHaveBeenCalledTimes(2);
});

test('48 MB of pictures are remembered, each with 200 bytes for its key', async () => {
  const most = 48 * 1024 * 1024 - 200;
  for (const [size, lookUps] of [
    [most, 0],
    [most + 1, 1],
  ] as const) {
    const { pictures, looked } = await serveFrom(['jarra'], async () => ({ bytes: Buffer.alloc(size) }));
    await pictures.read(named('jarra'));
    const before = looked.length;
    await pictures.read(named('jarra'));
    expect(looked.length - before).toBe(lookUps);
  }
});

test('a picture without original, or that cannot be read, is none, and nothing of it is stored', async () => {
  const { pictures, blobs, asked } = await serveFrom(['rota'], async () => ({ fault: 'NOT_A_PICTURE' }));
  expect(await pictures.read(named('nada'))).toBe(null);
  expect(asked).not.toHaveBeenCalled();
  expect([await pictures.read(named('rota')), blobs.keys()]).toEqual([null, ['pictures/rota/original']]);
});

test('two pictures are made at once, and one that failed is tried again', async () => {
  const names = ['a', 'b', 'c'];
  const gate = deferred<{ bytes: Buffer }>();
  const { pictures, asked } = await serveFrom(names, () => gate.promise);
  const reads = names.map((name) => pictures.read(named(name)).catch(String));
  await expect.poll(() => asked.mock.calls.length).toBe(2);
  await new Promise((resolve) => setImmediate(resolve));
  expect(asked).toHaveBeenCalledTimes(2);
  gate.reject(new Error('no disk'));
  expect(await Promise.all(reads)).toEqual(names.map(() => 'Error: no disk'));
  asked.mockResolvedValue({ bytes: Buffer.from('again') });
  expect(String((await pictures.read(named('a')))?.bytes)).toBe('again');
});

test('pictures are prepared one after the other, and only while nobody waits for one', async () => {
  const gate = deferred<{ bytes: Buffer }>();
  const { pictures, asked } = await serveFrom(['a', 'b', 'c'], () => gate.promise);
  const reads = [pictures.read(named('a')), pictures.read(named('b'))];
  await expect.poll(() => asked.mock.calls.length).toBe(2);
  const prepared = pictures.prepare([named('c')], new AbortController().signal);
  await new Promise((resolve) => setImmediate(resolve));
  expect(asked).toHaveBeenCalledTimes(2);
  gate.resolve({ bytes: Buffer.from('variant') });
  await Promise.all([...reads, prepared]);
  expect(asked).toHaveBeenCalledTimes(3);
});
