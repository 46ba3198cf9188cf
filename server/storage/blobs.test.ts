import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { startBucket } from '../../tests/support/api/bucket.ts';
import { freePort } from '../../tests/support/http/free-port.ts';
import { openBlobs } from './open-blobs.ts';

const KEY = 'pictures/cesta-2/original';
const bytes = Buffer.from([0, 1, 2, 255]);

let cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups) await cleanup();
  cleanups = [];
});

const inFolder = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tenderete-blobs-'));
  cleanups.push(() => rmSync(dataDir, { recursive: true }));
  return openBlobs({ dataDir, s3: undefined });
};
const inBucket = async () => {
  const bucket = await startBucket();
  cleanups.push(() => bucket.close());
  return openBlobs({ dataDir: '/nowhere', s3: bucket.settings });
};

test('folders of blobs are closed to other accounts', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tenderete-blobs-'));
  cleanups.push(() => rmSync(dataDir, { recursive: true }));
  await (await openBlobs({ dataDir, s3: undefined })).put(KEY, bytes);
  for (const folder of ['blobs', 'blobs/pictures', 'blobs/pictures/cesta-2'])
    expect([folder, statSync(join(dataDir, folder)).mode & 0o777]).toEqual([folder, 0o700]);
});

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
])('blobs in %s', (_where, open) => {
  test('what was put is there until it is removed', async () => {
    const blobs = await open();
    expect(await blobs.get(KEY)).toBe(null);
    await blobs.put(KEY, Buffer.from('antes'));
    await blobs.put(KEY, bytes);
    expect(await blobs.get(KEY)).toEqual(bytes);
    await blobs.remove(KEY);
    await blobs.remove(KEY);
    expect(await blobs.get(KEY)).toBe(null);
  });

  test('R7.11 what comes as a stream is kept whole, and can be read in part', async () => {
    const blobs = await open();
    const long = Buffer.alloc(300_000, 'abcdefghij');
    await blobs.putStream(
      KEY,
      Readable.from([long.subarray(0, 100_000), long.subarray(100_000)]),
      long.length,
    );
    expect((await blobs.get(KEY))?.equals(long)).toBe(true);
    expect(await text(blobs.part(KEY, 200_001, 200_005))).toBe('bcde');
    await expect(text(blobs.part('imports/none', 0, 4))).rejects.toThrow(/none|no such|does not exist/iu);
  });

  test('R7.11 a stream that breaks off is an error at once', async () => {
    const blobs = await open();
    const long = new PassThrough();
    const kept = blobs.putStream(KEY, long, 300_000);
    long.write(Buffer.alloc(100_000));
    setTimeout(() => long.destroy(new Error('cut')), 50);
    await expect(kept).rejects.toThrow('cut');
  });
});

test('a bucket is asked under its own name, signed', async () => {
  const bucket = await startBucket();
  cleanups.push(() => bucket.close());
  const putWith = async (settings: Partial<typeof bucket.settings>) => {
    const blobs = await openBlobs({ dataDir: '/nowhere', s3: { ...bucket.settings, ...settings } });
    return blobs.put(KEY, bytes);
  };
  await putWith({});
  await expect(putWith({ bucket: 'de-nadie' })).rejects.toThrow(/bucket/iu);
  await expect(putWith({ accessKeyId: 'de-nadie' })).rejects.toThrow(/access key/iu);
});

test('battery 79 a bucket that is away is an error, not an absent picture', async () => {
  const bucket = await startBucket();
  cleanups.push(() => bucket.close());
  const endpoint = `http://127.0.0.1:${await freePort()}`;
  const blobs = await openBlobs({ dataDir: '/nowhere', s3: { ...bucket.settings, endpoint } });
  await expect(blobs.get(KEY)).rejects.toThrow('ECONNREFUSED');
});

test('battery 97 a key that leads out of the folder is refused', async () => {
  const blobs = await inFolder();
  for (const key of ['../fuera', '/etc/hosts', 'a//b', 'a/../b', '']) {
    for (const attempt of [() => blobs.put(key, bytes), () => blobs.get(key), () => blobs.remove(key)])
      await expect(attempt()).rejects.toThrow('Not a key of a blob');
  }
});
