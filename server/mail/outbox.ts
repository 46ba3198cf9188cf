import { desc, eq, lte, ne, or, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { preparedRowsOf } from '../db/prepared-statements.ts';
import { mails } from '../db/schema-mail.ts';
import type { Mail, Mailer } from './mailer.ts';

const SHOWN = 100;
const KEPT = 30 * 24 * 60 * 60_000;

/** Text on one line, against e-mail header injection. */
const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

/**
 * Empty recipient of an e-mail to nobody or to a deleted account. The row is inserted as already sent, because a
 * missing insert would show in the response time.
 */
export const NO_RECIPIENT = '';

const nobody = sql.raw(`'${NO_RECIPIENT}'`);
const { placeholder } = sql;
const now = sql`${placeholder('now')}::timestamptz`;

/**
 * Time in ms after which a process of the former release, which knows no jobs, sends an e-mail that no job has sent. It
 * matters after a rollback only.
 */
export const FORMER_RELEASE_AFTER = 60 * 60_000;

/** An e-mail to nobody gets a job too, which is done, for the same reason as its row. */
const statement = () => sql`
  with written as materialized (
    select mail.*, found.recipient as address, case when found.recipient = ${nobody} then ${now} end as at_once
    from jsonb_to_recordset(${placeholder('mails')}::jsonb)
      as mail(id uuid, recipient text, "userId" uuid, subject text, body text, html text, "replyTo" text[], "unsubscribeUrl" text)
    left join users on users.id = mail."userId"
    cross join lateral (select coalesce(mail.recipient, users.email, ${nobody}) as recipient) as found
  ), queued as (
    insert into mails (id, recipient, subject, body, html, reply_to, unsubscribe_url, created_at, sent_at, next_try_at)
    select id, address, subject, body, html, "replyTo", "unsubscribeUrl", ${now}, at_once, ${placeholder('later')}::timestamptz
    from written
  )
  insert into jobs (kind, key, state, run_at, created_at, changed_at)
  select 'mail', id, case when at_once is null then 'waiting' else 'done' end, ${now}, ${now}, ${now} from written`;

const rowOf = ({ to, subject, text, html, replyTo, unsubscribeUrl }: Mail) => ({
  id: newId(),
  recipient: to === null ? NO_RECIPIENT : typeof to === 'string' ? oneLine(to) : null,
  userId: to !== null && typeof to === 'object' ? to.userId : null,
  subject: oneLine(subject),
  body: text,
  html: html ?? null,
  replyTo: replyTo ?? null,
  unsubscribeUrl: unsubscribeUrl ?? null,
});

/** Mailer that stores e-mails in the outbox table, each with the job that sends it. `wake` is called after new e-mails, to start sending. */
export function createOutbox(clock: Clock, wake: () => void = () => {}): Mailer {
  return {
    queue: async (db, ...written) => {
      if (written.length === 0) return;
      await preparedRowsOf(db, 'queue_mails', statement, {
        now: new Date(clock.now()).toISOString(),
        later: new Date(clock.now() + FORMER_RELEASE_AFTER).toISOString(),
        mails: JSON.stringify(written.map(rowOf)),
      });
      if (written.some(({ to }) => to !== null)) wake();
    },
  };
}

/** Newest e-mails, newest first. */
export const newestMails = (db: Database) =>
  db
    .select()
    .from(mails)
    .where(ne(mails.recipient, NO_RECIPIENT))
    .orderBy(desc(mails.createdAt))
    .limit(SHOWN);

/** Deletes e-mails older than 30 days, sent, given up or not, and those without a recipient. */
export async function pruneMails(db: Database, now: number): Promise<void> {
  await db
    .delete(mails)
    .where(or(eq(mails.recipient, NO_RECIPIENT), lte(mails.createdAt, new Date(now - KEPT))));
}
