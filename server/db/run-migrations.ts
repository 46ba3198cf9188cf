import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { concurrentIndexOf, isConcurrent } from './concurrent-index.ts';
import { type Migration, releaseMigrations, requireRecentRelease } from './schema-version.ts';
import { SchemaError } from './schema-error.ts';

/** Advisory lock key; any number that nothing else uses. */
const MIGRATION_LOCK = 7_306_114;

/** Interval in ms in which a process that waits for another one's migrations looks again. */
const LOOK_EVERY = 100;

/**
 * Time limit in ms for the wait for a table. Every statement of a shopper that needs the table queues behind a waiting
 * migration, so the limit is also the longest wait that it causes.
 */
const LOCK_TIMEOUT = 500;
const ATTEMPTS = 100;
/** Pauses between attempts in ms, longer and longer. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 3_000;

/** PostgreSQL codes of an attempt that may succeed later: a lock that was not free in time, and a deadlock. */
const PASSING = new Set(['55P03', '40P01']);

/** List of applied migrations, with the columns that drizzle expects. */
const CREATE_LIST = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`;

const RECORD = 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)';

const codeOf = (error: unknown) => String((error as { code?: unknown }).code);

/** Waits for the migrations of other processes. No statement waits, because a concurrent index would wait for that one. */
async function lockMigrations(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ is: boolean }>('select pg_try_advisory_lock($1) as is', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.is) return;
    await pause(LOOK_EVERY);
  }
}

async function runInTransaction(client: Client, { statements, hash, when }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${LOCK_TIMEOUT}`);
    for (const statement of statements) await client.query(statement);
    await client.query(RECORD, [hash, when]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** State of an index: absent, or valid, or left invalid by a build that was interrupted. */
async function validityOf(client: Client, name: string): Promise<boolean | undefined> {
  const { rows } = await client.query<{ valid: boolean }>(
    'select indisvalid as valid from pg_index where indexrelid = to_regclass(quote_ident($1))',
    [name],
  );
  return rows[0]?.valid;
}

/** Builds indexes without a transaction, beside reads and writes. Every step can be repeated after a kill. */
async function runConcurrently(client: Client, { statements, hash, when, tag }: Migration): Promise<void> {
  for (const statement of statements) {
    const index = concurrentIndexOf(statement);
    if (index === undefined) throw new Error(`${tag} has other statements than those of concurrent indexes.`);
    const valid = await validityOf(client, index);
    if (valid === false) await client.query(`drop index concurrently "${index}"`);
    if (valid !== true || /^\s*drop/i.test(statement)) await client.query(statement);
  }
  await client.query(RECORD, [hash, when]);
}

async function runMigration(client: Client, migration: Migration): Promise<void> {
  const run = isConcurrent(migration) ? runConcurrently : runInTransaction;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run(client, migration);
    } catch (error) {
      if (!PASSING.has(codeOf(error))) throw error;
      if (attempt === ATTEMPTS)
        throw new SchemaError(
          `Migration ${migration.tag} did not get its tables in ${ATTEMPTS} attempts, because other transactions hold them (see pg_stat_activity); nothing of it was carried out.`,
        );
      await pause(Math.min(FIRST_PAUSE * attempt, LONGEST_PAUSE));
    }
  }
}

/** Migrations that come after the newest one of the database. */
async function pendingOf(client: Client, migrations: readonly Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<{ when: string | null }>(
    'select max(created_at) as when from drizzle.__drizzle_migrations',
  );
  const newest = Number(rows[0]?.when ?? -1);
  return migrations.filter(({ when }) => when > newest);
}

/**
 * Applies those of the migrations that are pending, each in its transaction, in one process while others wait. Closing the
 * connection unlocks. Throws SchemaError for a database that only newer releases may use, or whose tables are never free.
 */
export async function applyMigrations(
  url: string,
  report: (error: Error) => void,
  migrations: readonly Migration[],
): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', report);
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await lockMigrations(client);
    await requireRecentRelease((text) => client.query(text));
    const { rows } = await client.query<{ is: boolean }>(
      `select to_regclass('drizzle.__drizzle_migrations') is not null as is`,
    );
    if (!rows[0]?.is) await client.query(CREATE_LIST);
    for (const migration of await pendingOf(client, migrations)) await runMigration(client, migration);
  } finally {
    await client.end();
  }
}

/** Runs the pending migrations of this release. */
export const runMigrations = (url: string, report: (error: Error) => void): Promise<void> =>
  applyMigrations(url, report, releaseMigrations());

/** Runs the pending migrations up to the one with the number `last`, for a backup of an older schema. */
export const runMigrationsUpTo = (url: string, last: number): Promise<void> =>
  applyMigrations(
    url,
    () => {},
    releaseMigrations().filter(({ number }) => number <= last),
  );
