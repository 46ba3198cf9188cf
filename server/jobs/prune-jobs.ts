import { and, eq, lte, notExists, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { jobs } from '../db/schema-jobs.ts';
import { mails } from '../db/schema-mail.ts';

const KEPT = 30 * 24 * 60 * 60_000;

/** Deletes jobs that were done at `over` (ms), given-up ones 30 days later, and those of deleted e-mails. */
export async function pruneJobs(db: Database, over: number): Promise<void> {
  const { kind, key, state, changedAt } = jobs;
  await db
    .delete(jobs)
    .where(
      or(
        and(eq(state, 'done'), lte(changedAt, new Date(over))),
        and(eq(state, 'givenUp'), lte(changedAt, new Date(over - KEPT))),
      ),
    );
  await db
    .delete(jobs)
    .where(
      and(eq(kind, 'mail'), notExists(db.select({ id: mails.id }).from(mails).where(eq(mails.id, key)))),
    );
}
