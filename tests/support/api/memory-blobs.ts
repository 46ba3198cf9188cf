import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Blobs } from '../../../server/storage/blobs.ts';

/** Blob storage in memory, with its sorted keys. */
export function memoryBlobs(): Blobs & { keys(): string[] } {
  const kept = new Map<string, Buffer>();
  return {
    get: async (key) => kept.get(key) ?? null,
    put: async (key, bytes) => void kept.set(key, Buffer.from(bytes)),
    putStream: async (key, bytes) => void kept.set(key, await buffer(bytes)),
    part: (key, start, end) =>
      Readable.from(
        (async function* () {
          const bytes = kept.get(key);
          if (!bytes) throw new Error(`There is nothing under ${key}.`);
          if (start < 0 || start >= end || start >= bytes.length)
            throw new RangeError(`There are no bytes from ${start} to ${end} under ${key}.`);
          yield bytes.subarray(start, end);
        })(),
        { objectMode: false },
      ),
    remove: async (key) => void kept.delete(key),
    keys: () => [...kept.keys()].toSorted(),
  };
}
