import { desc, lte, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { mails } from '../db/schema-mail.ts';
import type { Mailer } from './mailer.ts';

const SHOWN = 100;
const KEPT = 30 * 24 * 60 * 60_000;

/** One line, so that no header can be smuggled in. */
const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

/** A mailer that writes mails down; who sends or shows them looks there. `wake` hears that there is one more. */
export function createOutbox(clock: Clock, wake: () => void = () => {}): Mailer {
  return {
    queue: async (db, { to, subject, text, html }) => {
      const recipient = to === null ? null : oneLine(to);
      const now = new Date(clock.now()).toISOString();
      await db.execute(sql`
        insert into ${mails} (id, recipient, subject, body, html, created_at, next_try_at)
        select ${newId()}::uuid, ${recipient}::text, ${oneLine(subject)}, ${text}, ${html ?? null}::text,
          ${now}::timestamptz, ${now}::timestamptz
        where ${recipient}::text is not null`);
      if (recipient !== null) wake();
    },
  };
}

/** The newest mails, newest first. */
export const newestMails = (db: Database) =>
  db.select().from(mails).orderBy(desc(mails.createdAt)).limit(SHOWN);

/** Throws away what is older than 30 days, sent or not. */
export async function pruneMails(db: Database, now: number): Promise<void> {
  await db.delete(mails).where(lte(mails.createdAt, new Date(now - KEPT)));
}
