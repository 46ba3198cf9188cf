import { sql } from 'drizzle-orm';
import { CLOCK_ARROWS, UNDOING_ARROWS } from '../../../contract/lifecycles/popup-store.lifecycle.ts';
import type { Clock } from '../../clock.ts';
import { announceListed } from '../../db/change-feed.ts';
import { type Database, rowsOf } from '../../db/database.ts';
import { arrowRows, clockSays } from '../../policies/store-visibility.ts';

const [arrows, undoing] = [arrowRows(CLOCK_ARROWS), arrowRows(UNDOING_ARROWS)];

type Moved = Record<'id' | 'slug', string>;

/**
 * Moves every store to which the clock has something to say along the arrow of its lifecycle, and tells of it: `statusByClock`
 * for all stores at once. Gives the ids of the stores that this call moved; of several processes that call it at once, one
 * moves each store (R4.8). What a wrong clock ended is not over: it is undone while its end, the same as then, is still to come.
 */
export const moveStoresByClock = (db: Database, clock: Clock): Promise<string[]> =>
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
        where status = arrow.before and arrow.event = ${clockSays(now)}
        returning id, slug`,
    );
    const touched = new Map([...undone, ...moved].map(({ id, slug }) => [id, slug]));
    if (touched.size > 0) await announceListed(tx, [...touched].flat());
    return [...touched.keys()];
  });
