import { sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import { type Database, rowsOf } from '../db/database.ts';
import type { Log } from '../log.ts';

const MINUTE = 60_000;

/** By how much the clock of this machine is ahead of the database's, in ms. */
async function lead(db: Database, clock: Clock): Promise<number> {
  const [told] = await rowsOf<{ now: number | string }>(
    db,
    sql`select extract(epoch from clock_timestamp()) * 1000 as now`,
  );
  return clock.now() - Number(told?.now);
}

/**
 * Does what goes by the time while this machine and the database agree about it; when they are a minute apart one of them is
 * wrong, and the log hears what was left undone.
 */
export async function byAgreedTime(
  { db, clock, log }: { db: Database; clock: Clock; log: Log },
  undone: string,
  act: () => Promise<unknown>,
): Promise<void> {
  const ahead = await lead(db, clock);
  if (Math.abs(ahead) < MINUTE) await act();
  else log.error({ ahead }, `The clock of this machine is not that of the database: ${undone}.`);
}
