import { and, eq, sql } from 'drizzle-orm';
import type { JobKind, JobState, PeriodicKind } from '../../contract/jobs/job.ts';
import { type JobEvent, jobStateAfter } from '../../contract/lifecycles/job.lifecycle.ts';
import { type Database, rowsOf } from '../db/database.ts';
import { isTakeable, jobs } from '../db/schema-jobs.ts';

/** Job that this process has until its lease is over. */
export interface TakenJob {
  kind: JobKind;
  key: string;
  lease: string;
  /** Number of times that it was taken, this time included. */
  tries: number;
  /** State before it was taken, and how long it was in it, in ms. */
  from: JobState;
  stayed: number;
}

interface Wanted {
  kind: JobKind;
  limit: number;
  /** Duration of the lease in ms. After it, another process takes the job, because the first one died. */
  lease: number;
}

/** SQL timestamp of a time in ms. */
export const at = (ms: number) => sql`${new Date(ms).toISOString()}::timestamptz`;

/** Takes due jobs of a kind, the longest due first; no other process gets them during the lease. */
export const takeJobs = (db: Database, now: number, { kind, limit, lease }: Wanted): Promise<TakenJob[]> =>
  rowsOf<TakenJob & Record<string, unknown>>(
    db,
    sql`
      with due as (
        select kind, key, state, changed_at from jobs where kind = ${kind} and ${isTakeable} and run_at <= ${at(now)}
        order by run_at limit ${limit} for update skip locked
      )
      update jobs set state = 'leased', lease = ${crypto.randomUUID()}, tries = tries + 1,
        run_at = ${at(now + lease)}, changed_at = ${at(now)}
      from due where jobs.kind = due.kind and jobs.key = due.key
      returning jobs.kind, jobs.key, jobs.lease, jobs.tries, due.state as from,
        extract(epoch from jobs.changed_at - due.changed_at)::float8 * 1000 as stayed`,
  );

type Settling = Pick<TakenJob, 'kind' | 'key' | 'lease'>;

/** Condition: this process still has the job. */
const isHeld = ({ kind, key, lease }: Settling) =>
  and(eq(jobs.kind, kind), eq(jobs.key, key), eq(jobs.lease, lease));

interface Settlement {
  event: Exclude<JobEvent['type'], 'job.taken' | 'job.retried' | 'job.discarded'>;
  /** Time from which the job may be taken again, in ms; default: now. */
  runAt?: number;
  /** Error of this try; null after a success. Default: the last one stays. */
  error?: string | null;
  /** True if this turn does not count as a try. */
  isUntried?: boolean;
}

/** Number of tries after an event: a success begins anew, and a release does not count. */
const TRIES_AFTER = {
  'job.finished': undefined,
  'job.rescheduled': sql`0`,
  'job.released': sql`greatest(${jobs.tries} - 1, 0)`,
  'job.failed': undefined,
  'job.givenUp': undefined,
} as const;

/** Ends this process's turn at a job. No effect if it has lost the lease. */
export async function settleJob(
  db: Database,
  now: number,
  job: Settling,
  { event, runAt = now, error, isUntried = false }: Settlement,
): Promise<void> {
  const state = jobStateAfter(job.kind, 'leased', event);
  if (state === null) throw new Error(`A job of the kind ${job.kind} knows no ${event}.`);
  const tries = isUntried ? TRIES_AFTER['job.released'] : TRIES_AFTER[event];
  await db
    .update(jobs)
    .set({
      state,
      lease: null,
      runAt: new Date(runAt),
      changedAt: new Date(now),
      ...(tries && { tries }),
      ...(error !== undefined && { lastError: error }),
    })
    .where(isHeld(job));
}

/** Extends the lease of a job to `lease` ms from now. */
export const renewJob = (db: Database, now: number, job: Settling, lease: number) =>
  db
    .update(jobs)
    .set({ runAt: new Date(now + lease) })
    .where(isHeld(job));

/** Creates the job of a periodic kind, due at once, unless it exists. */
export const ensurePeriodicJob = (db: Database, now: number, kind: PeriodicKind, key: string) => {
  const time = new Date(now);
  return db
    .insert(jobs)
    .values({ kind, key, runAt: time, createdAt: time, changedAt: time })
    .onConflictDoNothing();
};

/** Releases all leases of crashed servers; only if no other server is running. */
export const releaseAllJobs = (db: Database, now: number) =>
  db
    .update(jobs)
    .set({ state: 'waiting', lease: null, runAt: new Date(now), changedAt: new Date(now) })
    .where(eq(jobs.state, 'leased'));
