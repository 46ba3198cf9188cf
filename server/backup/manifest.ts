import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Infer, integer, is, literal, min, object, pattern, record, string } from 'superstruct';
import { BackupError } from './backup-error.ts';

/** Table of contents, the last file that is written. */
export const MANIFEST = 'manifest.json';

/** File with the keys of the blobs and the hashes of their contents. */
export const BLOB_INDEX = 'blobs.ndjson.gz';
/** File with the encrypted keys of the market. */
export const KEY_FILE = 'keys.json';
/** Folder of the blobs, each under its hash. */
export const BLOB_FOLDER = 'blobs';

/** File with the rows of a table. */
export const rowFilePath = (table: string): string => `rows/${table}.ndjson.gz`;

const Sha256 = pattern(string(), /^[\da-f]{64}$/);
const Count = min(integer(), 0);
const FileName = pattern(string(), /^(?:rows\/\w+\.ndjson\.gz|blobs\.ndjson\.gz|keys\.json)$/);

/** Table of contents of a backup; sizes in bytes. The digests of tables are those of their lines, the files' of their bytes. */
const Manifest = object({
  form: literal(1),
  /** ISO 8601 in UTC. */
  madeAt: string(),
  release: string(),
  schema: object({ number: Count, hash: Sha256 }),
  tables: record(pattern(string(), /^\w+$/), object({ rows: Count, sha256: Sha256 })),
  /** `missing`: referenced blobs that the storage did not have. */
  blobs: object({ count: Count, bytes: Count, missing: Count }),
  files: record(FileName, object({ bytes: Count, sha256: Sha256 })),
});
export type Manifest = Infer<typeof Manifest>;

const sealOf = (manifest: unknown) => createHash('sha256').update(JSON.stringify(manifest)).digest('hex');

/** Writes the manifest, as the last file of a backup. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = JSON.stringify({ ...manifest, sha256: sealOf(manifest) }, null, 2);
  await writeFile(join(folder, MANIFEST), `${text}\n`, { mode: 0o600, flag: 'wx', flush: true });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Manifest of a backup. Throws BackupError if there is none, or if it is damaged. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new BackupError(`${folder} is no whole backup: it has no ${MANIFEST}, which is written last.`);
  const { sha256, ...manifest } = Object(parse(text)) as Record<string, unknown>;
  if (sealOf(manifest) !== sha256) throw new BackupError(`The file ${MANIFEST} of the backup is damaged.`);
  if (!is(manifest, Manifest))
    throw new BackupError(`The backup in ${folder} has a form of another release.`);
  return manifest;
}
