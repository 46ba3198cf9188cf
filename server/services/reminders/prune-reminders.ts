import { sql } from 'drizzle-orm';
import { REMINDERS } from '../../../contract/reminders/reminder-limits.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';

const DAY = 24 * 60 * 60_000;

/** Deletes reminders unconfirmed after two days, older than a year, or of archived stores (R2.24). */
export async function pruneReminders({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const before = (days: number) => sql`${new Date(clock.now() - days * DAY).toISOString()}::timestamptz`;
  await db.execute(sql`
    delete from reminders where (confirmed_at is null and asked_at <= ${before(REMINDERS.unansweredDays)})
      or asked_at <= ${before(REMINDERS.keptDays)}
      or store_id in (select id from popup_stores where status = 'archived')`);
}
