import type { ScheduledBackupParts } from '../backup/scheduled-backup.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { NOT_DUE, type RunningSchedule, startPeriodicJobs } from './periodic-jobs.ts';

/** Interval in ms in which a process looks whether a backup is due. */
const LOOK_EVERY = 60_000;

/**
 * Makes the scheduled backups of the market: one process each period. A backup that is interrupted is made again by the
 * next process.
 */
export const startBackups = (
  parts: ScheduledBackupParts,
  { log, machineClock }: { log: Log; machineClock: Clock },
): RunningSchedule =>
  startPeriodicJobs(
    { db: parts.engine.db, clock: parts.clock, machineClock, log },
    {
      every: LOOK_EVERY,
      atStart: true,
      undone: 'no backup was made',
      jobs: [
        {
          kind: 'backup',
          failure: 'The backup failed.',
          run: async () => {
            // Lazy import: most processes never make a backup.
            const { runDueBackup } = await import('../backup/scheduled-backup.ts');
            if (!(await runDueBackup(parts))) return NOT_DUE;
            log.info('A backup was made and verified.');
            return undefined;
          },
        },
      ],
    },
  );
