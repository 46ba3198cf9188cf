import { sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import { type Database, rowsOf } from '../db/database.ts';
import type { Log } from '../log.ts';
import { moveStoresByClock } from '../services/popup-stores/move-stores-by-clock.ts';

const MINUTE = 60_000;

/** By how much the clock of this machine is ahead of the database's, in ms. */
async function lead(db: Database, clock: Clock): Promise<number> {
  const [told] = await rowsOf<{ now: number | string }>(
    db,
    sql`select extract(epoch from clock_timestamp()) * 1000 as now`,
  );
  return clock.now() - Number(told?.now);
}

async function moveByAgreement(db: Database, clock: Clock, log: Log): Promise<void> {
  const ahead = await lead(db, clock);
  if (Math.abs(ahead) < MINUTE) await moveStoresByClock(db, clock);
  else log.error({ ahead }, 'The clock of this machine is not that of the database: no store was moved.');
}

/**
 * Opens and closes stores when their time has come, looking every minute; answers how to stop. While this machine and the
 * database disagree about the time, one of them is wrong, and no store is moved.
 */
export function startStoreClock(db: Database, clock: Clock, log: Log): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const move = () => {
    running = moveByAgreement(db, clock, log).catch((err: unknown) =>
      log.error({ err }, 'Stores could not be moved by the clock.'),
    );
  };
  move();
  const timer = setInterval(move, MINUTE);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
