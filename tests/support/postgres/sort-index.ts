import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../server/db/database.ts';

interface SortedRows {
  table: string;
  /** Condition that a list always has, as SQL; a condition of equality lets an index of several columns serve the sort. */
  where?: string | undefined;
  /** ORDER BY without its keywords, as SQL. */
  order: string;
}

/** Plan nodes that would let the planner do without the order of an index. */
const OTHER_PLANS = ['seqscan', 'bitmapscan', 'sort', 'incremental_sort', 'hashjoin', 'mergejoin'];

/**
 * Name of the index that yields rows in this order, or null if they must be sorted. Other plans are switched off, so that
 * the result depends on the schema only, and not on the number of rows.
 */
export const sortIndexName = (db: Database, { table, where = 'true', order }: SortedRows) =>
  db.transaction(async (tx) => {
    for (const plan of OTHER_PLANS) await tx.execute(sql.raw(`set local enable_${plan} = off`));
    const rows = await rowsOf<Record<string, string>>(
      tx,
      sql.raw(`explain select 1 from ${table} where ${where} order by ${order} limit 25`),
    );
    const plan = rows.flatMap((row) => Object.values(row)).join('\n');
    return plan.includes('Sort') ? null : (/ using (\w+) /.exec(plan)?.[1] ?? null);
  });

/** ORDER BY of the last list in a statement, without its keywords; undefined for other statements. */
export const sortClauseIn = (statement: string): string | undefined =>
  /.*\border by (.+?)(?: limit .*)?$/s.exec(statement)?.[1]?.trim();
