import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import { CASING, type Database } from './database.ts';
import { memoizePerDatabase } from './memoize-per-database.ts';

/** Upper limit of cached statements. The server has about 60 prepared statements, each on every connection. */
const MOST = 200;

const statementsOf = memoizePerDatabase(() => new LRUCache<string, object>({ max: MOST }));
const databaseOf = new WeakMap<Database, Database>();
const dialect = new PgDialect({ casing: CASING });

/** Registers the database of a transaction, so that prepared statements are reused in it. */
export function registerTransaction(transaction: Database, db: Database): void {
  databaseOf.set(transaction, db);
}

/**
 * Name of a prepared statement: a hash of its SQL, so that two statements never share one. PostgreSQL silently cuts
 * names after 63 characters.
 */
export const statementName = (text: string): string =>
  `prepared_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;

/** Query of drizzle that can be turned into a prepared statement. */
interface Preparable<Statement> {
  toSQL(): { sql: string };
  prepare(name: string): Statement;
}

/** Statement on the connection of a transaction; drizzle's statements store theirs in `client`. */
function within<T extends object>({ _ }: Database, statement: T): T {
  const { client } = _.session as unknown as { client: unknown };
  return Object.create(statement, { client: { value: client } }) as T;
}

function kept<T extends object>(db: Database, key: string, make: (db: Database) => T): T {
  const whole = databaseOf.get(db) ?? db;
  const known = statementsOf(whole);
  const statement = (known.get(key) as T | undefined) ?? make(whole);
  known.set(key, statement);
  return whole === db ? statement : within(db, statement);
}

/**
 * Prepared statement, built once per database and prepared on every connection; also used in transactions. `key` is
 * unique in the process. Only for a fixed set of statements, never for SQL text that varies by input.
 */
export const preparedStatement = <T extends object>(
  db: Database,
  key: string,
  build: (db: Database) => Preparable<T>,
): T =>
  kept(db, key, (whole) => {
    const query = build(whole);
    return query.prepare(statementName(query.toSQL().sql));
  });

/** Prepared version of `emailRowsOf` for an SQL statement with placeholders. */
export async function preparedRowsOf<Row extends Record<string, unknown>>(
  db: Database,
  key: string,
  statement: () => SQL,
  values: Record<string, unknown>,
): Promise<Row[]> {
  const asked = kept(db, key, (whole) => {
    const query = dialect.sqlToQuery(statement());
    return whole._.session.prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
      query,
      undefined,
      statementName(query.sql),
      false,
    );
  });
  return (await asked.execute(values)).rows;
}
