import { sql } from 'drizzle-orm';
import { CLOCK_ARROWS } from '../../../contract/lifecycles/popup-store.lifecycle.ts';
import type { Clock } from '../../clock.ts';
import { announceChange } from '../../db/change-feed.ts';
import { type Database, rowsOf } from '../../db/database.ts';

/** The arrows of the chart, for SQL to look the next status up in. */
const arrows = sql.join(
  CLOCK_ARROWS.map(({ from, event, to }) => sql`(${from}, ${event}, ${to})`),
  sql`, `,
);

/**
 * Moves every store to which the clock has something to say along the arrow of its lifecycle, and tells of it: `statusByClock`
 * for all stores at once. Gives the ids of the stores that this call moved; of several processes that call it at once, one
 * moves each store (R4.8).
 */
export const moveStoresByClock = (db: Database, clock: Clock): Promise<string[]> =>
  db.transaction(async (tx) => {
    const now = sql`${new Date(clock.now()).toISOString()}::timestamptz`;
    const moved = await rowsOf<{ id: string; slug: string }>(
      tx,
      sql`
        update popup_stores set updated_at = ${now}, status = arrow.after
        from (values ${arrows}) as arrow (before, event, after)
        where status = arrow.before and arrow.event = case
          when end_date < ${now} then 'window.closed'
          when start_date <= ${now} and end_date is not null then 'window.opened'
        end
        returning id, slug`,
    );
    if (moved.length > 0)
      await announceChange(
        tx,
        moved.flatMap(({ id, slug }) => [id, slug]),
      );
    return moved.map(({ id }) => id);
  });
