import { sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import { announceChange } from '../../db/change-feed.ts';
import { type Database, rowsOf } from '../../db/database.ts';

/**
 * Moves scheduled stores that have begun to active, and those that are over to ended, and tells of it. Gives the ids of the
 * stores that this call moved; of several processes that call it at once, one moves each store (R4.8).
 */
export const moveStoresByClock = (db: Database, clock: Clock): Promise<string[]> =>
  db.transaction(async (tx) => {
    const now = sql`${new Date(clock.now()).toISOString()}::timestamptz`;
    const moved = await rowsOf<{ id: string; slug: string }>(
      tx,
      sql`
        update popup_stores set updated_at = ${now}, status = case when end_date < ${now} then 'ended' else 'active' end
        where (status = 'scheduled' and start_date <= ${now} and end_date is not null) or (status = 'active' and end_date < ${now})
        returning id, slug`,
    );
    if (moved.length > 0)
      await announceChange(
        tx,
        moved.flatMap(({ id, slug }) => [id, slug]),
      );
    return moved.map(({ id }) => id);
  });
