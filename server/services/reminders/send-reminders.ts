import { sql } from 'drizzle-orm';
import type { Tools } from '../../context.ts';
import { rowsOf } from '../../db/database.ts';
import { storeOpeningEmail } from '../../mail/reminder-emails.ts';
import { writeEmail } from '../../mail/write-email.ts';
import { isOpenStore } from '../../policies/store-visibility.ts';
import { reminderUrl } from './reminder-url.ts';

/** Reminders per transaction. */
const BATCH = 200;

type Due = Record<'id' | 'email' | 'name' | 'slug' | 'ends_at', string>;

/** Tools for sending reminders, without a caller, because the store clock runs it. */
export type ReminderTools = Pick<
  Tools,
  'db' | 'clock' | 'mail' | 'formatter' | 'publicUrl' | 'reminderTokens'
>;

/** A reminder is deleted in the transaction that queues its e-mail, so that it is sent exactly once. */
const tellSome = (tools: ReminderTools): Promise<number> =>
  tools.db.transaction(async (db) => {
    const now = sql`${new Date(tools.clock.now()).toISOString()}::timestamptz`;
    const due = await rowsOf<Due>(
      db,
      sql`
        with due as (
          select reminders.id, popup_stores.name, popup_stores.slug,
            to_char(popup_stores.end_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as ends_at
          from reminders join popup_stores on popup_stores.id = reminders.store_id
          where reminders.confirmed_at is not null and popup_stores.is_public and ${isOpenStore(now)}
          order by reminders.id limit ${BATCH} for update of reminders skip locked
        )
        delete from reminders using due where reminders.id = due.id
        returning reminders.id, reminders.email, due.name, due.slug, due.ends_at`,
    );
    await tools.mail.queue(
      db,
      ...due.map(({ id, email, name, slug, ends_at }) => ({
        ...writeEmail(
          email,
          storeOpeningEmail({
            storeName: name,
            until: tools.formatter.dayAndTime(ends_at),
            url: `${tools.publicUrl}/tienda/${slug}`,
          }),
        ),
        unsubscribeUrl: reminderUrl(tools, id),
      })),
    );
    return due.length;
  });

/**
 * Sends all reminders of open stores once and deletes them; returns their number (R2.24). Safe for parallel processes;
 * after a crash, uncommitted ones are sent later.
 */
export async function sendReminders(tools: ReminderTools): Promise<number> {
  let told = 0;
  for (let some = BATCH; some === BATCH; told += some) some = await tellSome(tools);
  return told;
}
