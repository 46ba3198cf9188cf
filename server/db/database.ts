import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Database or transaction for verbs. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Column naming: field names in snake case. The server and drizzle-kit must use the same. */
export const CASING = 'snake_case';

/** Rows of an SQL statement as PostgreSQL returns them, with column names in snake case. */
export async function rowsOf<Row extends Record<string, unknown>>(
  db: Database,
  statement: SQL,
): Promise<Row[]> {
  const { rows } = (await db.execute(statement)) as { rows: Row[] };
  return rows;
}

/** The row of a query that always answers one, such as a count. Throws an Error without it. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('The database answered without a row.');
  return row;
}
