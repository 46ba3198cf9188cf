import { sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import { type Database, rowsOf } from '../db/database.ts';

const MINUTE = 60_000;

/** Difference of a clock to the database's clock, in ms; positive if ahead. */
export async function clockLead(db: Database, clock: Clock): Promise<number> {
  const [told] = await rowsOf<{ now: number | string }>(
    db,
    sql`select extract(epoch from clock_timestamp()) * 1000 as now`,
  );
  return clock.now() - Number(told?.now);
}

/** False if a clock differs so much from the database's that one of the two is wrong. */
export const isPlausibleLead = (lead: number): boolean => Math.abs(lead) < MINUTE;
