import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { Blobs } from '../../../storage/blobs.ts';
import { StorageError, withStorageErrors } from './storage-error.ts';

const MIB = 1024 * 1024;

/** Storage of which only `part` is used. */
const storageOf = (part: Blobs['part']): Blobs => ({
  get: () => Promise.reject(new Error('unused')),
  put: () => Promise.reject(new Error('unused')),
  putStream: () => Promise.reject(new Error('unused')),
  remove: () => Promise.reject(new Error('unused')),
  part,
});

test('battery 103 a part that nobody reads holds at most one chunk of 1 MiB in memory, of sixteen', async () => {
  let chunks = 0;
  function* read() {
    for (; chunks < 16; chunks += 1) yield Buffer.alloc(MIB);
  }
  const part = withStorageErrors(storageOf(() => Readable.from(read(), { highWaterMark: 1 }))).part(
    'zip',
    0,
    1,
  );
  part.read(0);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(part.readableLength).toBe(MIB);
  part.destroy();
});

test('battery 103 a part that breaks off is an error of the storage, with its cause', async () => {
  const cause = new Error('broken off');
  const part = withStorageErrors(
    storageOf(
      () =>
        new Readable({
          read() {
            this.destroy(cause);
          },
        }),
    ),
  ).part('zip', 0, 1);
  const failure = await part.toArray().catch((error: unknown) => error);
  expect([failure instanceof StorageError, (failure as StorageError).cause]).toEqual([true, cause]);
});
