import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { bucketBlobs } from '../../../server/storage/bucket-blobs.ts';
import { folderBlobs } from '../../../server/storage/folder-blobs.ts';
import type { TestApi } from './api.ts';
import { startBucket } from './bucket.ts';
import { memoryBlobs } from './memory-blobs.ts';

/** File storages for tests, by name. Their data is removed after the tests of the file. */
export function fileStorages(): [string, () => Promise<TestApi['blobs']>][] {
  const cleanups: (() => unknown)[] = [];
  afterAll(async () => {
    for (const cleanup of cleanups) await cleanup();
  });
  return [
    ['memory', async () => memoryBlobs()],
    [
      'a folder',
      async () => {
        const folder = mkdtempSync(join(tmpdir(), 'tenderete-places-'));
        cleanups.push(() => rmSync(folder, { recursive: true }));
        mkdirSync(join(folder, 'imports'));
        return { ...folderBlobs(folder), keys: () => readdirSync(join(folder, 'imports')) };
      },
    ],
    [
      'a bucket',
      async () => {
        const bucket = await startBucket();
        cleanups.push(() => bucket.close());
        return { ...bucketBlobs(bucket.settings), keys: () => [] };
      },
    ],
  ];
}
