import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { integer, object, type Infer, create, string } from 'superstruct';
import { originalKey } from '../services/pictures/picture-names.ts';
import type { Blobs } from '../storage/blobs.ts';
import { type FileDigest, readBackupLines, verifyFile, writeNewFile } from './backup-files.ts';
import type { Connection } from './connection.ts';
import { BLOB_FOLDER, BLOB_INDEX } from './manifest.ts';

/** Blobs that are copied at the same time. */
const AT_ONCE = 8;
/** Size in bytes from which a blob is streamed. */
export const LARGE_BLOB = 16 * 1024 * 1024;

/** Line of the blob index: key in the storage, hash of the content, size in bytes. */
const BlobEntry = object({ key: string(), sha256: string(), bytes: integer() });
type BlobEntry = Infer<typeof BlobEntry>;

/** Referenced blob; its size in bytes if the rows know it, 0 otherwise. */
export interface BlobReference {
  key: string;
  bytes: number;
}

/**
 * Blobs that the rows reference, in the transaction of the backup: originals of pictures, and archives of imports.
 * Variants of pictures are made again on request.
 */
export async function referencedBlobs(connection: Connection): Promise<BlobReference[]> {
  const { rows: names } = await connection.query<{ name: string }>('select name from pictures order by name');
  const { rows: archives } = await connection.query<{ key: string; bytes: string }>(`
    select archive_key as key, file_size::text as bytes from product_imports where archive_key is not null
    union
    select fragment ->> 'key', fragment ->> 'size' from product_imports, jsonb_array_elements(fragments) as fragment
    order by 1`);
  return [
    ...names.map(({ name }) => ({ key: originalKey(name), bytes: 0 })),
    ...archives.map(({ key, bytes }) => ({ key, bytes: Number(bytes) })),
  ];
}

const pathOf = (sha256: string) => join(BLOB_FOLDER, sha256.slice(0, 2), sha256);

async function contentOf(blobs: Blobs, { key, bytes }: BlobReference): Promise<Readable | null> {
  if (bytes >= LARGE_BLOB) return blobs.part(key, 0, bytes);
  const content = await blobs.get(key);
  return content && Readable.from([content], { objectMode: false });
}

/** Copies one blob to its hash; undefined if the storage does not have it. */
async function copyBlob(
  blobs: Blobs,
  folder: string,
  reference: BlobReference,
): Promise<BlobEntry | undefined> {
  const content = await contentOf(blobs, reference);
  if (content === null) return undefined;
  const unfinished = join(folder, BLOB_FOLDER, crypto.randomUUID());
  const digest = await writeNewFile(unfinished, content);
  const path = join(folder, pathOf(digest.sha256));
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await rename(unfinished, path);
  return { key: reference.key, ...digest };
}

/** Copies blobs into the folder of a backup; yields the lines of the index. `note` receives each copied or missing one. */
export async function* copyBlobs(
  blobs: Blobs,
  folder: string,
  references: readonly BlobReference[],
  note: (entry: BlobEntry | undefined) => void,
): AsyncGenerator<string> {
  for (let start = 0; start < references.length; start += AT_ONCE) {
    const batch = references.slice(start, start + AT_ONCE);
    const entries = await Promise.all(batch.map((reference) => copyBlob(blobs, folder, reference)));
    for (const entry of entries) {
      note(entry);
      if (entry) yield `${JSON.stringify(entry)}\n`;
    }
  }
}

async function* blobEntries(folder: string): AsyncGenerator<BlobEntry> {
  for await (const line of readBackupLines(join(folder, BLOB_INDEX)))
    yield create(JSON.parse(line), BlobEntry);
}

/** Files of a backup's blobs with their digests; a content that several keys share comes several times. */
export async function* blobFiles(folder: string): AsyncGenerator<[string, FileDigest]> {
  for await (const { sha256, bytes } of blobEntries(folder)) yield [pathOf(sha256), { sha256, bytes }];
}

/** Checks the content of every blob of a backup. Throws BackupError for a missing or damaged one. */
export async function verifyBlobs(folder: string): Promise<void> {
  for await (const [file, digest] of blobFiles(folder)) await verifyFile(folder, file, digest);
}

/** Writes the blobs of a backup into the storage of a market. */
export async function restoreBlobs(folder: string, blobs: Blobs): Promise<void> {
  for await (const { key, sha256, bytes } of blobEntries(folder)) {
    const path = join(folder, pathOf(sha256));
    if (bytes >= LARGE_BLOB) await blobs.putStream(key, createReadStream(path), bytes);
    else await blobs.put(key, await readFile(path));
  }
}
