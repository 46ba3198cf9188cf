import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { CASING } from './database.ts';
import { JOURNAL, MIGRATIONS, readJournal } from './migrations.ts';

/** Advisory lock key; any number that nothing else uses. */
const MIGRATION_LOCK = 7_306_114;

/** Runs the migrations of a folder in one process while others wait for an advisory lock. Closing the connection releases it. */
async function migrateAlone(url: string, report: (error: Error) => void, folder: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', report);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client, { casing: CASING }), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}

/** Runs the pending migrations. */
export const runMigrations = (url: string, report: (error: Error) => void): Promise<void> =>
  migrateAlone(url, report, MIGRATIONS);

/** Folder with the migrations up to a number; drizzle runs whole folders only. */
function partialFolder(last: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'tenderete-migrations-'));
  mkdirSync(join(folder, 'meta'));
  const journal = readJournal();
  const entries = journal.entries.filter(({ idx }) => idx <= last);
  for (const { tag } of entries) copyFileSync(join(MIGRATIONS, `${tag}.sql`), join(folder, `${tag}.sql`));
  writeFileSync(join(folder, JOURNAL), JSON.stringify({ ...journal, entries }));
  return folder;
}

/** Runs the pending migrations up to the one with the number `last`, for a backup of an older schema. */
export async function runMigrationsUpTo(url: string, last: number): Promise<void> {
  const folder = partialFolder(last);
  try {
    await migrateAlone(url, () => {}, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
