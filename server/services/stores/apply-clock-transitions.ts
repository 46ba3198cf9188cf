import { sql } from 'drizzle-orm';
import {
  CLOCK_TRANSITIONS,
  REOPENING_TRANSITIONS,
} from '../../../contract/lifecycles/popup-store.lifecycle.ts';
import type { Clock } from '../../clock.ts';
import { announceListChange } from '../../db/change-feed.ts';
import { type Database, rowsOf } from '../../db/database.ts';
import { clockTransitionRows, clockEventSql } from '../../policies/store-visibility.ts';

const [arrows, undoing] = [
  clockTransitionRows(CLOCK_TRANSITIONS),
  clockTransitionRows(REOPENING_TRANSITIONS),
];

type Moved = Record<'id' | 'slug', string>;

/**
 * Applies `statusByClock` to all stores in one statement and notifies caches (R4.8). Returns the ids of changed stores;
 * of parallel processes, one changes each store. A store that a wrong clock ended is reopened if its end date is
 * unchanged and still in the future.
 */
export const applyClockTransitions = (db: Database, clock: Clock): Promise<string[]> =>
  db.transaction(async (tx) => {
    const now = sql`${new Date(clock.now()).toISOString()}::timestamptz`;
    const undone = await rowsOf<Moved>(
      tx,
      sql`
        update popup_stores set updated_at = ${now}, status = arrow.after, clock_end = null
        from (values ${undoing}) as arrow (before, event, after)
        where status = arrow.before and clock_end = end_date and end_date >= ${now}
        returning id, slug`,
    );
    const moved = await rowsOf<Moved>(
      tx,
      sql`
        update popup_stores set updated_at = ${now}, status = arrow.after,
          clock_end = case when arrow.event = 'window.closed' then end_date end
        from (values ${arrows}) as arrow (before, event, after)
        where status = arrow.before and arrow.event = ${clockEventSql(now)}
        returning id, slug`,
    );
    const touched = new Map([...undone, ...moved].map(({ id, slug }) => [id, slug]));
    if (touched.size > 0) await announceListChange(tx, [...touched].flat());
    return [...touched.keys()];
  });
