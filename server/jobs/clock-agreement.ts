import { sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import { type Database, rowsOf } from '../db/database.ts';
import type { Log } from '../log.ts';

const MINUTE = 60_000;

/** Difference of this machine's clock to the database's clock, in ms; positive if ahead. */
async function lead(db: Database, clock: Clock): Promise<number> {
  const [told] = await rowsOf<{ now: number | string }>(
    db,
    sql`select extract(epoch from clock_timestamp()) * 1000 as now`,
  );
  return clock.now() - Number(told?.now);
}

/**
 * Runs a time-dependent job only if the clocks of this machine and the database differ by less than a minute. Otherwise
 * one is wrong, and the skipped job is logged as an error.
 */
export async function runIfClocksAgree(
  { db, clock, log }: { db: Database; clock: Clock; log: Log },
  undone: string,
  act: () => Promise<unknown>,
): Promise<void> {
  const ahead = await lead(db, clock);
  if (Math.abs(ahead) < MINUTE) await act();
  else log.error({ ahead }, `The clock of this machine is not that of the database: ${undone}.`);
}
