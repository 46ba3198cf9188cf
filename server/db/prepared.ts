import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { CASING, type Database } from './database.ts';

const statements = new WeakMap<Database, Map<string, object>>();
const databaseOf = new WeakMap<Database, Database>();
const dialect = new PgDialect({ casing: CASING });

/** Says of which database this is a transaction, so that what was prepared there serves in it too. */
export function noteTransaction(transaction: Database, db: Database): void {
  databaseOf.set(transaction, db);
}

function built<T extends object>(db: Database, name: string, build: (db: Database, name: string) => T): T {
  let known = statements.get(db);
  if (known === undefined) {
    known = new Map();
    statements.set(db, known);
  }
  const statement = (known.get(name) as T | undefined) ?? build(db, name);
  known.set(name, statement);
  return statement;
}

/** The same statement on the connection of a transaction: drizzle's statements name theirs `client`. */
function within<T extends object>({ _ }: Database, statement: T): T {
  const { client } = _.session as unknown as { client: unknown };
  return Object.create(statement, { client: { value: client } }) as T;
}

/**
 * A statement that is built once for each database and shape, its transactions included. `name` names it there, so it must
 * tell all shapes apart and stay under 64 characters.
 */
export function prepared<T extends object>(
  db: Database,
  name: string,
  build: (db: Database, name: string) => T,
): T {
  const whole = databaseOf.get(db);
  return whole === undefined ? built(db, name, build) : within(db, built(whole, name, build));
}

/** The same of a statement written as SQL, whose values are placeholders: gives its rows as `rowsOf` does. */
export async function preparedRowsOf<Row extends Record<string, unknown>>(
  db: Database,
  name: string,
  statement: () => SQL,
  values: Record<string, unknown>,
): Promise<Row[]> {
  const asked = prepared(db, name, (on) =>
    on._.session.prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
      dialect.sqlToQuery(statement()),
      undefined,
      name,
      false,
    ),
  );
  return (await asked.execute(values)).rows;
}
