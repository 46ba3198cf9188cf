import { Readable } from 'node:stream';
import type { Blobs } from '../../../storage/blobs.ts';

/** Error of the storage itself, which implies nothing about the stored data. */
export class StorageError extends Error {}

const trouble = (cause: unknown) => new StorageError('The place for files is in trouble.', { cause });

async function told<T>(doing: Promise<T>): Promise<T> {
  try {
    return await doing;
  } catch (error) {
    throw trouble(error);
  }
}

async function* toldAlong(read: () => Readable): AsyncGenerator<Buffer> {
  try {
    yield* read() as AsyncIterable<Buffer>;
  } catch (error) {
    throw trouble(error);
  }
}

/** Storage whose own failures become StorageError, to distinguish them from invalid data. */
export const withStorageErrors = (blobs: Blobs): Blobs => ({
  get: (key) => told(blobs.get(key)),
  put: (key, bytes) => told(blobs.put(key, bytes)),
  putStream: (key, bytes, size) => told(blobs.putStream(key, bytes, size)),
  part: (key, start, end) =>
    Readable.from(
      toldAlong(() => blobs.part(key, start, end)),
      { objectMode: false },
    ),
  remove: (key) => told(blobs.remove(key)),
});
