import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database.ts';
import { MIGRATIONS_FOLDER, readMigrationJournal } from './migrations.ts';
import { SchemaError } from './schema-error.ts';

/** Schema of a database: its last migration. */
export interface SchemaVersion {
  /** Number of the last migration, as in its file name; undefined for a migration that this release does not have. */
  number: number | undefined;
  /** SHA-256 of the migration's file. */
  hash: string;
}

/** Migration of this release. */
export interface Migration extends SchemaVersion {
  number: number;
  /** File name without its ending. */
  tag: string;
  /** Time in ms UTC; stored as `created_at` of an applied migration. */
  when: number;
  statements: readonly string[];
}

/** Migrations of this release, oldest first. */
export function releaseMigrations(): Migration[] {
  const files = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  const { entries } = readMigrationJournal();
  return files.map(({ hash, folderMillis, sql: statements }, index) => ({
    hash,
    number: entries[index]?.idx ?? index,
    tag: entries[index]?.tag ?? '',
    when: folderMillis,
    statements,
  }));
}

/** Newest schema of this release. */
export function releaseSchema(): Migration {
  const newest = releaseMigrations().at(-1);
  if (newest === undefined) throw new Error('A release has migrations.');
  return newest;
}

/** Schema of a list of applied migrations; undefined without any. */
export function schemaOfHashes(hashes: readonly string[]): SchemaVersion | undefined {
  const hash = hashes.at(-1);
  if (hash === undefined) return undefined;
  return { hash, number: releaseMigrations().find((one) => one.hash === hash)?.number };
}

/** Runs a statement on a connection of any kind; its result has `rows`. */
export type Query = (text: string) => Promise<unknown>;

const rowsFor = async <Row>(query: Query, text: string) => ((await query(text)) as { rows: Row[] }).rows;

/** Hashes of the migrations that a database has, oldest first; empty for a database without tables. */
export async function appliedHashes(query: Query): Promise<string[]> {
  const [found] = await rowsFor<{ is: boolean }>(
    query,
    `select to_regclass('drizzle.__drizzle_migrations') is not null as is`,
  );
  if (!found?.is) return [];
  const text = 'select hash from drizzle.__drizzle_migrations order by created_at, id';
  return (await rowsFor<{ hash: string }>(query, text)).map(({ hash }) => hash);
}

/**
 * Number of the oldest schema whose release may run on a database: code that knows fewer migrations would use columns that
 * are gone. 0 for a database that names none.
 */
export async function oldestSchema(query: Query): Promise<number> {
  const [found] = await rowsFor<{ is: boolean }>(
    query,
    `select to_regclass('drizzle.compatibility') is not null as is`,
  );
  if (!found?.is) return 0;
  const [row] = await rowsFor<{ number: number }>(
    query,
    'select oldest_schema as number from drizzle.compatibility',
  );
  return row?.number ?? 0;
}

/** Refuses a database that only newer releases may use. Throws SchemaError. */
export async function requireRecentRelease(query: Query): Promise<void> {
  const oldest = await oldestSchema(query);
  const { number } = releaseSchema();
  if (number >= oldest) return;
  throw new SchemaError(
    `This release knows schema ${number}, and the database may be used from schema ${oldest} on: start a newer release.`,
  );
}

/** `appliedHashes` of an open database. */
export const appliedMigrations = (db: Database): Promise<string[]> =>
  appliedHashes((text) => db.execute(sql.raw(text)));

/** Schema of a database; undefined for a database without tables. */
export const schemaOf = async (db: Database): Promise<SchemaVersion | undefined> =>
  schemaOfHashes(await appliedMigrations(db));
