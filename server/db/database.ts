import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database as verbs see it, or a transaction of it: the same on both engines. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Column names are the fields' in snake case; both engines and drizzle-kit must agree on it. */
export const CASING = 'snake_case';

/** Runs a statement written as SQL and gives its rows as the engine reads them: column names in snake case. */
export async function rowsOf<Row extends Record<string, unknown>>(
  db: Database,
  statement: SQL,
): Promise<Row[]> {
  const { rows } = (await db.execute(statement)) as { rows: Row[] };
  return rows;
}
