import { and, eq } from 'drizzle-orm';
import type { JobReference } from '../../../../contract/admin/system-status.ts';
import type { JobState } from '../../../../contract/jobs/job.ts';
import { jobStateAfter } from '../../../../contract/lifecycles/job.lifecycle.ts';
import type { Context } from '../../../context.ts';
import { announceChange } from '../../../db/change-feed.ts';
import { jobs } from '../../../db/schema-jobs.ts';
import { mails } from '../../../db/schema-mail.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { defaultRefusal } from '../../../http/default-error-messages.ts';
import { Refusal } from '../../../http/refusal.ts';
import { JOBS_DUE } from '../../../jobs/jobs-due.ts';
import { ERASED } from '../../../mail/erased-mail.ts';

const MOVED_ON = 'Este trabajo ya no está así: mira cómo ha quedado.';

/** Changes the state of a job by its lifecycle, in the given transaction. */
async function moveJob(
  tx: Pick<Context, 'db' | 'clock'>,
  { kind, key }: JobReference,
  event: 'job.retried' | 'job.discarded',
): Promise<JobState> {
  const isJob = and(eq(jobs.kind, kind), eq(jobs.key, key));
  const [found] = await tx.db.select({ state: jobs.state }).from(jobs).where(isJob).for('update');
  if (!found) throw defaultRefusal('NOT_FOUND');
  const state = jobStateAfter(kind, found.state, event);
  if (state === null) throw new Refusal('INVALID_TRANSITION', MOVED_ON);
  const now = new Date(tx.clock.now());
  await tx.db.update(jobs).set({ state, tries: 0, runAt: now, changedAt: now }).where(isJob);
  return state;
}

/** Runs a job at once. Throws NOT_FOUND, or INVALID_TRANSITION if its lifecycle does not permit it. */
export const retryJob = (ctx: Context, job: JobReference): Promise<null> =>
  inTransaction(ctx, async (tx) => {
    await moveJob(tx, job, 'job.retried');
    await announceChange(tx.db, [JOBS_DUE]);
    return null;
  });

/**
 * Ends a job without success; the text of its e-mail is erased. Throws NOT_FOUND, or INVALID_TRANSITION if its lifecycle
 * does not permit it.
 */
export const discardJob = (ctx: Context, job: JobReference): Promise<null> =>
  inTransaction(ctx, async (tx) => {
    await moveJob(tx, job, 'job.discarded');
    if (job.kind === 'mail') await tx.db.update(mails).set(ERASED).where(eq(mails.id, job.key));
    return null;
  });
