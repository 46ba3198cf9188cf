import { join } from 'node:path';
import { releaseMigrations } from '../db/schema-version.ts';
import { runMigrations, runMigrationsUpTo } from '../db/run-migrations.ts';
import { verifyBlobs } from './backup-blobs.ts';
import { BackupError } from './backup-error.ts';
import { readBackupLines, verifyFile } from './backup-files.ts';
import { readSchema, readTables } from './stored-tables.ts';
import { inTransactionOn, withConnection } from './connection.ts';
import { loadRows, requireEmpty, type RowSource } from './load-rows.ts';
import { type Manifest, readManifest, rowFilePath } from './manifest.ts';
import { withScratchDatabase } from './scratch-database.ts';
import { digestRows, readRows, type RowsDigest } from './table-rows.ts';

/** Manifest of a backup whose files are all there and as they were written. Throws BackupError. */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const [file, digest] of Object.entries(manifest.files)) await verifyFile(folder, file, digest);
  await verifyBlobs(folder);
  return manifest;
}

/** Refuses a backup of a schema that this release does not have. Throws BackupError. */
function requireKnown({ schema: { number, hash }, release }: Manifest): void {
  if (releaseMigrations().some((one) => one.number === number && one.hash === hash)) return;
  throw new BackupError(
    `The backup has schema ${number} of release ${release}, which this release does not know: restore it with that release.`,
  );
}

const sourceOf = (folder: string, { tables }: Manifest): RowSource => ({
  digests: tables,
  linesOf: (table) => readBackupLines(join(folder, rowFilePath(table))),
});

/** Loads the rows of a backup into a database without tables, or with empty ones of the backup's schema or an older one. */
async function loadInto(url: string, folder: string, manifest: Manifest): Promise<void> {
  await runMigrationsUpTo(url, manifest.schema.number);
  await withConnection(url, (connection) => loadRows(connection, sourceOf(folder, manifest)));
}

/**
 * Trial restore of a backup's rows into a temporary database on the same server, compared by counts and hashes. Throws
 * BackupError.
 */
export const tryRestore = (serverUrl: string, folder: string, manifest: Manifest): Promise<void> =>
  withScratchDatabase(serverUrl, (url) => loadInto(url, folder, manifest));

/** Copies all rows between two databases of the same schema; the target is empty. */
const copyRows = (fromUrl: string, toUrl: string): Promise<void> =>
  withConnection(fromUrl, (from) =>
    inTransactionOn(from, 'begin isolation level repeatable read read only', async () => {
      const tables = new Map((await readTables(from)).map((table) => [table.name, table]));
      const digests: Record<string, RowsDigest> = {};
      for (const table of tables.values()) digests[table.name] = await digestRows(from, table);
      async function* linesOf(name: string) {
        const table = tables.get(name);
        if (table) for await (const { lines } of readRows(from, table)) yield* lines.trimEnd().split('\n');
      }
      await withConnection(toUrl, (to) => loadRows(to, { digests, linesOf }));
    }),
  );

/** Refuses a database that holds a row, or tables of another release. Returns its schema's number, -1 without tables. */
const requireEmptyTarget = (url: string): Promise<number> =>
  withConnection(url, async (connection) => {
    await requireEmpty(connection, await readTables(connection));
    const schema = await readSchema(connection);
    if (schema !== undefined && schema.number === undefined)
      throw new BackupError('The database is of another release, and stays as it is.');
    return schema?.number ?? -1;
  });

/**
 * Restores the rows of a checked backup into an empty database, and migrates them to this release's schema. `prepare`
 * runs after the target is known to be empty and before any row is written. Throws BackupError; the database is empty
 * then.
 */
export async function restoreRows(
  url: string,
  folder: string,
  manifest: Manifest,
  prepare: () => Promise<void>,
): Promise<void> {
  requireKnown(manifest);
  const number = await requireEmptyTarget(url);
  await prepare();
  // A schema cannot go back, so an older backup comes up to it in a database of its own.
  if (number > manifest.schema.number)
    await withScratchDatabase(url, async (scratch) => {
      await loadInto(scratch, folder, manifest);
      await runMigrationsUpTo(scratch, number);
      await copyRows(scratch, url);
    });
  else await loadInto(url, folder, manifest);
  await runMigrations(url, () => {});
  await withConnection(url, (connection) => connection.query(`select pg_notify('changes', '"everything"')`));
}
