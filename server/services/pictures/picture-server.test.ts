import { expect, test } from 'vitest';
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
