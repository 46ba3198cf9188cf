import type { BackupParts } from '../backup/scheduled-backup.ts';
import type { Log } from '../log.ts';

/** Interval in ms in which a process looks whether a backup is due. */
const LOOK_EVERY = 60_000;

/**
 * Makes the scheduled backups of the market: one process each period. Returns the stop function; a backup that is
 * interrupted is made again by the next process.
 */
export function startBackups(parts: BackupParts, log: Log): () => void {
  let isRunning = false;
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      // Lazy import: most processes never make a backup.
      const { runDueBackup } = await import('../backup/scheduled-backup.ts');
      if (await runDueBackup(parts)) log.info('A backup was made and verified.');
    } catch (err) {
      log.error({ err }, 'The backup failed.');
    } finally {
      isRunning = false;
    }
  };
  const timer = setInterval(() => void run(), LOOK_EVERY);
  void run();
  return () => clearInterval(timer);
}
