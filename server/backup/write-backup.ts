import { rm, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Blobs } from '../storage/blobs.ts';
import { copyBlobs, referencedBlobs } from './backup-blobs.ts';
import { BackupError } from './backup-error.ts';
import { createBackupFolder, writeLines } from './backup-files.ts';
import { readSchema, readTables, type StoredTable, tableNamesSql } from './stored-tables.ts';
import { type Connection, inTransactionOn } from './connection.ts';
import { writeSecrets } from './key-file.ts';
import { BLOB_INDEX, type Manifest, rowFilePath, writeManifest } from './manifest.ts';
import { createRowsDigest, readRows } from './table-rows.ts';

/** Parts of a backup beside its rows; both may be left out. */
export interface BackupParts {
  /** Version of the release that makes it. */
  release: string;
  /** Time in ms. */
  now: number;
  blobs: Blobs | undefined;
  /** Secrets by file name, with the passphrase that encrypts them. */
  keys: { secrets: Readonly<Record<string, string>>; passphrase: string } | undefined;
}

async function requireKnownSchema(connection: Connection): Promise<Manifest['schema']> {
  const found = await readSchema(connection);
  if (found === undefined) throw new BackupError('The database has no tables: there is nothing to back up.');
  const { number, hash } = found;
  if (number === undefined)
    throw new BackupError('The database is of another release: make the backup with that release.');
  return { number, hash };
}

async function writeRows(connection: Connection, folder: string, table: StoredTable) {
  const digest = createRowsDigest();
  async function* digested() {
    for await (const { lines, count } of readRows(connection, table)) {
      digest.add(lines, count);
      yield lines;
    }
  }
  const file = await writeLines(join(folder, rowFilePath(table.name)), digested());
  return { rows: digest.result(), file };
}

async function writeBlobs(connection: Connection, folder: string, blobs: Blobs | undefined) {
  const total = { count: 0, bytes: 0, missing: 0 };
  const references = blobs === undefined ? [] : await referencedBlobs(connection);
  const lines =
    blobs === undefined
      ? []
      : copyBlobs(blobs, folder, references, (entry) => {
          if (entry === undefined) total.missing += 1;
          else total.count += 1;
          total.bytes += entry?.bytes ?? 0;
        });
  const file = await writeLines(join(folder, BLOB_INDEX), lines);
  return { total, file };
}

async function writeParts(connection: Connection, folder: string, parts: BackupParts): Promise<Manifest> {
  const tables: Manifest['tables'] = {};
  const files: Manifest['files'] = {};
  const schema = await requireKnownSchema(connection);
  for (const table of await readTables(connection)) {
    const { rows, file } = await writeRows(connection, folder, table);
    tables[table.name] = rows;
    files[rowFilePath(table.name)] = file;
  }
  const { total, file } = await writeBlobs(connection, folder, parts.blobs);
  files[BLOB_INDEX] = file;
  const { release, now, keys } = parts;
  if (keys) Object.assign(files, await writeSecrets(folder, keys.secrets, keys.passphrase));
  const madeAt = new Date(now).toISOString();
  return { form: 1, madeAt, release, schema, tables, blobs: total, files };
}

/**
 * Writes a backup of one snapshot into an empty folder, while the market goes on selling. The manifest comes last, so
 * that a backup without one is known to be partial. Throws BackupError; after a failure the folder is empty again.
 */
export async function writeBackup(
  connection: Connection,
  folder: string,
  parts: BackupParts,
): Promise<Manifest> {
  await createBackupFolder(folder);
  try {
    await requireKnownSchema(connection);
    const locked = tableNamesSql(await readTables(connection));
    const begin = 'begin isolation level repeatable read read only';
    const manifest = await inTransactionOn(connection, begin, async () => {
      // No migration may change a table before it is read; the snapshot is taken after the locks.
      await connection.query(`lock table ${locked} in access share mode`);
      return writeParts(connection, folder, parts);
    });
    await writeManifest(folder, manifest);
    return manifest;
  } catch (error) {
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
    throw error;
  }
}
