import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Blobs } from './blobs.ts';

/** Keys are made here and never taken from a request as they stand; this is the last wall. */
const KEY = /^[a-z\d]+(?:[-.][a-z\d]+)*(?:\/[a-z\d]+(?:[-.][a-z\d]+)*)*$/;

function pathOf(folder: string, key: string): string {
  if (!KEY.test(key)) throw new Error(`Not a key of a blob: ${key}`);
  return join(folder, key);
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Blobs as files below a folder. */
export function folderBlobs(folder: string): Blobs {
  return {
    get: async (key) => {
      try {
        return await readFile(pathOf(folder, key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    put: async (key, bytes) => {
      const path = pathOf(folder, key);
      const unfinished = `${path}.${crypto.randomUUID()}`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(unfinished, bytes);
      await rename(unfinished, path);
    },
    putStream: async (key, bytes) => {
      const path = pathOf(folder, key);
      await mkdir(dirname(path), { recursive: true });
      await pipeline(bytes, createWriteStream(path));
    },
    part: (key, start, end) => createReadStream(pathOf(folder, key), { start, end: end - 1 }),
    remove: async (key) => {
      await rm(pathOf(folder, key), { force: true });
    },
  };
}
