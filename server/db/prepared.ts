import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import { CASING, type Database } from './database.ts';
import { perDatabase } from './per-database.ts';

/** Upper bound of the statements that are kept built. The server has about 60 that are prepared, each on every connection. */
const MOST = 200;

const statementsOf = perDatabase(() => new LRUCache<string, object>({ max: MOST }));
const databaseOf = new WeakMap<Database, Database>();
const dialect = new PgDialect({ casing: CASING });

/** Says of which database this is a transaction, so that what was prepared there serves in it too. */
export function noteTransaction(transaction: Database, db: Database): void {
  databaseOf.set(transaction, db);
}

/**
 * Name of a prepared statement on its connection: a hash of its SQL, so that two statements never share one. PostgreSQL cuts
 * names after 63 characters without a word.
 */
export const statementName = (text: string): string =>
  `prepared_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;

/** A query of drizzle's that can be prepared. */
interface Preparable<Statement> {
  toSQL(): { sql: string };
  prepare(name: string): Statement;
}

/** The same statement on the connection of a transaction: drizzle's statements name theirs `client`. */
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
 * A statement that is built once for each database, its transactions included, and prepared on every connection for as long as
 * that lives. `key` tells it from all others in this process. Only for a closed list of statements: whoever may make up
 * another kind of statement with each call asks a plain one.
 */
export const prepared = <T extends object>(
  db: Database,
  key: string,
  build: (db: Database) => Preparable<T>,
): T =>
  kept(db, key, (whole) => {
    const query = build(whole);
    return query.prepare(statementName(query.toSQL().sql));
  });

/** The same of a statement written as SQL, whose values are placeholders: gives its rows as `rowsOf` does. */
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
