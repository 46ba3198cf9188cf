import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { CHANNEL, readChanges } from './change-feed.ts';
import { CONNECTION_SETTINGS } from './connection-settings.ts';
import { CASING, type Database, rowsOf } from './database.ts';
import { EMBEDDED_OPTIONS } from './embedded-options.ts';
import { keepStatements } from './embedded-statement-cache.ts';
import type { Engine } from './engine.ts';
import { MIGRATIONS } from './migrations.ts';
import { sql } from 'drizzle-orm';

/** Number of new or dead rows that triggers a VACUUM of a table. */
const WORN = 1_000;

/**
 * VACUUM ANALYZE of tables with many changes, because the embedded database has no autovacuum. One table at a time, so
 * that other queries run in between.
 */
async function vacuumBusyTables(db: Database): Promise<void> {
  const worn = await rowsOf<{ name: string }>(
    db,
    sql`select relname as name from pg_stat_user_tables where n_dead_tup + n_ins_since_vacuum > ${WORN} order by relname`,
  );
  for (const { name } of worn) await db.execute(sql`vacuum analyze ${sql.identifier(name)}`);
}

const CREATE = join(import.meta.dirname, 'create-embedded.ts');

const UNFINISHED = 'db.new-';

/** Runs the creation program; rejects if it exits with an error. */
async function createIn(folder: string): Promise<void> {
  const [code] = (await once(fork(CREATE, [folder], { execArgv: [] }), 'exit')) as [number | null];
  if (code !== 0) throw new Error('The embedded database could not be created.');
}

/**
 * Creates the database in a temporary folder and renames it at the end, so that a kill leaves no partial database. Each
 * start uses its own temporary folder, in case a killed one is still writing.
 */
async function createWhole(dataDir: string, folder: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  for (const name of readdirSync(dataDir).filter((found) => found.startsWith(UNFINISHED)))
    rmSync(join(dataDir, name), { recursive: true, force: true, maxRetries: 5 });
  const unfinished = mkdtempSync(join(dataDir, UNFINISHED));
  await createIn(unfinished);
  renameSync(unfinished, folder);
}

async function embeddedEngine(client: PGlite): Promise<Engine> {
  for (const [name, value] of Object.entries(CONNECTION_SETTINGS))
    await client.exec(`set ${name} = ${value}`);
  // drizzle's type requires a complete PGlite, but it uses only these two functions.
  const statements = keepStatements(client) as unknown as PGlite;
  const db = drizzle({ client: statements, casing: CASING }) as unknown as Database;
  return {
    kind: 'embedded',
    db,
    migrate: () => migrate(drizzle({ client, casing: CASING }), { migrationsFolder: MIGRATIONS }),
    onChange: (listener) => client.listen(CHANNEL, (payload) => listener(readChanges(payload))),
    vacuum: () => vacuumBusyTables(db),
    close: async () => {
      await client.exec('checkpoint');
      await client.close();
    },
  };
}

/** Embedded database in this process, in `<dataDir>/db`. */
export async function openEmbedded(dataDir: string): Promise<Engine> {
  const folder = join(dataDir, 'db');
  if (!existsSync(folder)) await createWhole(dataDir, folder);
  // PGlite creates its files readable and writable for everybody on the machine.
  chmodSync(folder, 0o700);
  return embeddedEngine(await PGlite.create(folder, EMBEDDED_OPTIONS));
}

/** In-memory database for tests, optionally from a dump. */
export async function openInMemory(dump?: Blob): Promise<Engine & { dump(): Promise<Blob> }> {
  const options: PGliteOptions = { ...EMBEDDED_OPTIONS, ...(dump && { loadDataDir: dump }) };
  const client = await PGlite.create(options);
  return { ...(await embeddedEngine(client)), dump: () => client.dumpDataDir('none') };
}
