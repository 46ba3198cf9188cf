import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import { moveStoresByClock } from '../services/popup-stores/move-stores-by-clock.ts';
import { byAgreedTime } from './clock-lead.ts';

const MINUTE = 60_000;

/**
 * Opens and closes stores when their time has come, looking every minute; answers how to stop. While this machine and the
 * database disagree about the time, one of them is wrong, and no store is moved.
 */
export function startStoreClock(db: Database, clock: Clock, log: Log): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const move = () => {
    running = byAgreedTime({ db, clock, log }, 'no store was moved', () =>
      moveStoresByClock(db, clock),
    ).catch((err: unknown) => log.error({ err }, 'Stores could not be moved by the clock.'));
  };
  move();
  const timer = setInterval(move, MINUTE);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
