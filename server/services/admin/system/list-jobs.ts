import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { FailedJob, JobCount } from '../../../../contract/admin/system-status.ts';
import type { Database } from '../../../db/database.ts';
import { productImports } from '../../../db/schema-imports.ts';
import { jobs } from '../../../db/schema-jobs.ts';
import { mails } from '../../../db/schema-mail.ts';

/** Maximum number of failed jobs in an answer. */
const MOST_FAILED = 50;

/** Number of jobs of each kind in each state, and the time since when the oldest of them has been in it. */
export async function countJobs(db: Database): Promise<JobCount[]> {
  const rows = await db
    .select({
      kind: jobs.kind,
      state: jobs.state,
      count: sql<number>`count(*)::int`,
      oldest: sql`min(${jobs.changedAt})`.mapWith(jobs.changedAt),
    })
    .from(jobs)
    .groupBy(jobs.kind, jobs.state)
    .orderBy(jobs.kind, jobs.state);
  return rows.map(({ oldest, ...counted }) => ({ ...counted, oldest: oldest.toISOString() }));
}

/** Jobs whose last try failed or that were given up: newest first, at most 50. */
export async function listFailedJobs(db: Database): Promise<FailedJob[]> {
  const rows = await db
    .select({ job: jobs, subject: mails.subject, recipient: mails.recipient, file: productImports.fileName })
    .from(jobs)
    .leftJoin(mails, eq(mails.id, jobs.key))
    .leftJoin(productImports, eq(productImports.id, jobs.key))
    .where(inArray(jobs.state, ['failed', 'givenUp']))
    .orderBy(desc(jobs.changedAt))
    .limit(MOST_FAILED);
  return rows.map(({ job, subject, recipient, file }) => ({
    kind: job.kind,
    key: job.key,
    state: job.state,
    tries: job.tries,
    error: job.lastError,
    changedAt: job.changedAt.toISOString(),
    runAt: job.state === 'failed' ? job.runAt.toISOString() : null,
    subject: subject ?? file,
    recipient,
  }));
}
