import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from './database.ts';

/** How many rows of a table may be new or gone before it is seen to. */
const WORN = 1_000;

/**
 * Frees what was overwritten in the tables that changed much, and counts what is there: what PostgreSQL does by itself, the embedded
 * database has nobody for. One table at a time, so that others are answered in between.
 */
export async function vacuumBusyTables(db: Database): Promise<void> {
  const worn = await rowsOf<{ name: string }>(
    db,
    sql`select relname as name from pg_stat_user_tables where n_dead_tup + n_ins_since_vacuum > ${WORN} order by relname`,
  );
  for (const { name } of worn) await db.execute(sql`vacuum analyze ${sql.identifier(name)}`);
}
