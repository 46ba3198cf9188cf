import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { at } from '../jobs/take-jobs.ts';
import { FORMER_RELEASE_AFTER } from './outbox.ts';

/** Maximum number of e-mails per step. */
const BATCH = 200;

/**
 * Creates jobs for due e-mails without one: those of the former release, which stored the next try in the e-mail, and
 * those of a restored backup. Processes of the former release send them too, so each takes only what the other has not
 * locked.
 */
export async function adoptMails(db: Database, now: number): Promise<void> {
  await db.execute(sql`
    with due as (
      select id, tries, created_at from mails
      where sent_at is null and next_try_at <= ${at(now)}
        and not exists (select 1 from jobs where kind = 'mail' and key = mails.id)
      order by next_try_at limit ${BATCH} for update of mails skip locked
    ), adopted as (
      update mails set next_try_at = ${at(now + FORMER_RELEASE_AFTER)} from due where mails.id = due.id
    )
    insert into jobs (kind, key, tries, run_at, created_at, changed_at)
    select 'mail', id, tries, ${at(now)}, created_at, ${at(now)} from due
    on conflict do nothing`);
}
