import { PERIODIC_KEY, type PeriodicKind } from '../../contract/jobs/job.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Changes } from '../db/engine.ts';
import type { Log } from '../log.ts';
import { clockLead, isPlausibleLead } from './clock-skew.ts';
import { jobErrorText } from './job-error.ts';
import { JOBS_DUE } from './jobs-due.ts';
import { ensurePeriodicJob, settleJob, takeJobs } from './take-jobs.ts';

const MINUTE = 60_000;
/** Maximum duration of a lease in ms; a run that takes longer may run twice at once, which every periodic job permits. */
const LONGEST_LEASE = 10 * MINUTE;

/** Result of a run that had nothing to do; the failure of the run before stays. */
export const NOT_DUE = 'not due';

/** Job that one process of the market runs at each interval. */
export interface PeriodicJob {
  kind: PeriodicKind;
  run: () => Promise<unknown>;
  /** Log line of a failed run. */
  failure: string;
}

interface Schedule {
  /** Interval in ms. */
  every: number;
  /** Jobs of this interval, one after the other. */
  jobs: readonly PeriodicJob[];
  /** Log line while the clocks of this machine and the database disagree. */
  undone: string;
  /** True to run due jobs at the start of the process, also those that never ran. */
  atStart?: boolean;
}

export interface RunningSchedule {
  /** Runs the jobs at once that an admin asked for. */
  hear: (changes: Changes) => void;
  /** Waits for the current run. */
  stop: () => Promise<void>;
}

/** Share of its interval after which a job is due again, so that the ticks of one process never come just too early. */
const DUE_AFTER = 0.9;

interface Needs {
  db: Database;
  clock: Clock;
  /** Clock of this machine, to compare with the database's; default: `clock`. */
  machineClock?: Clock;
  log: Log;
}

async function runOnce({ db, clock, log }: Needs, every: number, job: PeriodicJob): Promise<void> {
  const lease = Math.min(every, LONGEST_LEASE);
  const [taken] = await takeJobs(db, clock.now(), { kind: job.kind, limit: 1, lease });
  if (!taken) return;
  const runAt = clock.now() + every * DUE_AFTER;
  try {
    const isFailureKept = (await job.run()) === NOT_DUE && taken.from === 'failed';
    await settleJob(
      db,
      clock.now(),
      taken,
      isFailureKept
        ? { event: 'job.failed', runAt, isUntried: true }
        : { event: 'job.rescheduled', runAt, error: null },
    );
  } catch (err) {
    log.error({ err }, job.failure);
    await settleJob(db, clock.now(), taken, { event: 'job.failed', runAt, error: jobErrorText(err) });
  }
}

/**
 * Runs jobs at intervals, each in one process of the market at a time. It skips while the clocks of this machine and the
 * database disagree, because one is wrong.
 */
export function startPeriodicJobs(tools: Needs, { every, jobs, undone, atStart }: Schedule): RunningSchedule {
  const { db, clock, machineClock = clock, log } = tools;
  let running: Promise<unknown> = Promise.resolve();
  const tick = async ({ isNew, isSilent }: { isNew: boolean; isSilent: boolean }) => {
    const ahead = await clockLead(db, machineClock);
    if (!isPlausibleLead(ahead)) {
      if (!isSilent)
        log.error({ ahead }, `The clock of this machine is not that of the database: ${undone}.`);
      return;
    }
    for (const job of jobs) {
      if (isNew) await ensurePeriodicJob(db, clock.now(), job.kind, PERIODIC_KEY);
      await runOnce(tools, every, job);
    }
  };
  const queue = (how: { isNew: boolean; isSilent: boolean }) => {
    running = running
      .then(() => tick(how))
      .catch((err: unknown) => log.error({ err }, 'Periodic jobs could not be taken.'));
  };
  queue(atStart ? { isNew: true, isSilent: false } : { isNew: false, isSilent: true });
  const timer = setInterval(() => queue({ isNew: true, isSilent: false }), every);
  return {
    hear: (changes) => {
      if (changes === 'everything' || changes.includes(JOBS_DUE)) queue({ isNew: false, isSilent: true });
    },
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
