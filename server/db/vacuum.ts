import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from './database.ts';

/** Number of new or dead rows that triggers a VACUUM of a table. */
const WORN = 1_000;

/**
 * VACUUM ANALYZE of tables with many changes, because the embedded database has no autovacuum. One table at a time, so
 * that other queries run in between.
 */
export async function vacuumBusyTables(db: Database): Promise<void> {
  const worn = await rowsOf<{ name: string }>(
    db,
    sql`select relname as name from pg_stat_user_tables where n_dead_tup + n_ins_since_vacuum > ${WORN} order by relname`,
  );
  for (const { name } of worn) await db.execute(sql`vacuum analyze ${sql.identifier(name)}`);
}
