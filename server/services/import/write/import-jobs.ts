import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { jobs } from '../../../db/schema-jobs.ts';
import { at } from '../../../jobs/take-jobs.ts';

/**
 * Creates the jobs of imports that wait for a worker, and deletes those of imports that were paused, ended or deleted.
 * The import's own columns decide, so a pause, a cancellation and the former release need not know of jobs.
 */
export async function syncImportJobs(db: Database, now: number): Promise<void> {
  await db.execute(sql`
    with worked as (
      select id, uploaded_at, created_at from product_imports where status = 'processing' and not paused
    ), ended as (
      delete from jobs where kind = 'import' and state not in ('givenUp', 'done')
        and key not in (select id from worked)
    )
    insert into jobs (kind, key, run_at, created_at, changed_at)
    select 'import', id, coalesce(uploaded_at, created_at), created_at, ${at(now)} from worked
    on conflict (kind, key) do nothing`);
}

/** Deletes the jobs of paused or resumed imports, so that no former lease delays the next worker. */
export const endImportJobs = (db: Database, ids: readonly string[]) =>
  db.delete(jobs).where(and(eq(jobs.kind, 'import'), inArray(jobs.key, [...ids])));
