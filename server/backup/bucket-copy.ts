import { createReadStream } from 'node:fs';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { dirname, join, posix, sep } from 'node:path';
import { Readable } from 'node:stream';
import { array, create, object, pattern, string } from 'superstruct';
import type { Blobs } from '../storage/blobs.ts';
import { blobFiles, LARGE_BLOB } from './backup-blobs.ts';
import { BackupError } from './backup-error.ts';
import { digestStream, type FileDigest, writeNewFile } from './backup-files.ts';
import { BLOB_INDEX, MANIFEST, type Manifest, readManifest } from './manifest.ts';

/** Prefix of the keys of all backups in a bucket. */
const PREFIX = 'backups';
/** List of the whole backups in the bucket, oldest first, for a restore after the database was lost. */
const INDEX_KEY = `${PREFIX}/index.json`;
const Index = object({ names: array(pattern(string(), /^[\w-]+$/)) });

const keyOf = (name: string, file: string) => posix.join(PREFIX, name, ...file.split(sep));

async function readIndex(blobs: Blobs): Promise<string[]> {
  const text = await blobs.get(INDEX_KEY);
  return text === null ? [] : create(JSON.parse(text.toString('utf8')), Index).names;
}

const writeIndex = (blobs: Blobs, names: readonly string[]): Promise<void> =>
  blobs.put(INDEX_KEY, Buffer.from(JSON.stringify({ names })));

async function upload(blobs: Blobs, key: string, path: string): Promise<void> {
  const { size } = await stat(path);
  if (size >= LARGE_BLOB) await blobs.putStream(key, createReadStream(path), size);
  else await blobs.put(key, await readFile(path));
}

async function* uploaded(blobs: Blobs, key: string, bytes: number): AsyncGenerator<Buffer> {
  if (bytes >= LARGE_BLOB) {
    yield* blobs.part(key, 0, bytes);
    return;
  }
  const content = await blobs.get(key);
  if (content === null) throw new BackupError(`${key} is missing in the bucket.`);
  yield content;
}

/** Files of a backup with their digests, without the manifest; `folder` holds its manifest and its index of blobs. */
async function* filesOf(folder: string, manifest: Manifest): AsyncGenerator<[string, FileDigest]> {
  yield* Object.entries(manifest.files);
  yield* blobFiles(folder);
}

/**
 * Copies a checked backup of a folder into a bucket, and reads all of it again. The list of whole backups names it at the
 * end; the manifest comes first, so that what a killed process left can be deleted. Throws BackupError if anything differs.
 */
export async function uploadBackup(blobs: Blobs, folder: string, name: string): Promise<void> {
  const manifest = await readManifest(folder);
  await upload(blobs, keyOf(name, MANIFEST), join(folder, MANIFEST));
  for await (const [file] of filesOf(folder, manifest))
    await upload(blobs, keyOf(name, file), join(folder, file));
  for await (const [file, wanted] of filesOf(folder, manifest)) {
    const found = await digestStream(uploaded(blobs, keyOf(name, file), wanted.bytes));
    if (found.sha256 !== wanted.sha256)
      throw new BackupError(`${keyOf(name, file)} in the bucket is damaged.`);
  }
  await writeIndex(blobs, [...(await readIndex(blobs)).filter((other) => other !== name), name]);
}

async function download(blobs: Blobs, name: string, folder: string, file: string, bytes: number) {
  await mkdir(dirname(join(folder, file)), { recursive: true, mode: 0o700 });
  await writeNewFile(join(folder, file), Readable.from(uploaded(blobs, keyOf(name, file), bytes)));
}

/** Name of a backup in the bucket: the given one, else the newest. Throws BackupError if there is none. */
async function findBackup(blobs: Blobs, name: string): Promise<string> {
  const names = await readIndex(blobs);
  const found = name === '' ? names.at(-1) : names.find((other) => other === name);
  if (found !== undefined) return found;
  throw new BackupError(
    names.length === 0
      ? 'The bucket has no backup.'
      : `The bucket has no backup ${name}; it has ${names.join(', ')}.`,
  );
}

/** Copies a backup of a bucket into an empty folder; without a name, the newest. Throws BackupError. */
export async function downloadBackup(blobs: Blobs, wanted: string, folder: string): Promise<void> {
  const name = await findBackup(blobs, wanted);
  await download(blobs, name, folder, MANIFEST, 0);
  const manifest = await readManifest(folder);
  for (const [file, { bytes }] of Object.entries(manifest.files))
    await download(blobs, name, folder, file, bytes);
  for await (const [file, { bytes }] of blobFiles(folder)) await download(blobs, name, folder, file, bytes);
}

/** Deletes a backup of a bucket, or what is left of it. `folder` is empty and takes its lists of files. */
export async function removeUploaded(blobs: Blobs, name: string, folder: string): Promise<void> {
  await writeIndex(
    blobs,
    (await readIndex(blobs)).filter((other) => other !== name),
  );
  if ((await blobs.get(keyOf(name, MANIFEST))) === null) return;
  await download(blobs, name, folder, MANIFEST, 0);
  const { files } = await readManifest(folder);
  // Blobs come after their index.
  if ((await blobs.get(keyOf(name, BLOB_INDEX))) !== null) {
    await download(blobs, name, folder, BLOB_INDEX, files[BLOB_INDEX]?.bytes ?? 0);
    for await (const [file] of blobFiles(folder)) await blobs.remove(keyOf(name, file));
  }
  for (const file of [...Object.keys(files), MANIFEST]) await blobs.remove(keyOf(name, file));
}
