import { desc, eq, lte, ne, or } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { mails } from '../db/schema-mail.ts';
import type { Mailer } from './mailer.ts';

const SHOWN = 100;
const KEPT = 30 * 24 * 60 * 60_000;

/** One line, so that no header can be smuggled in. */
const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

/** Who a mail to nobody is for. It is written down as sent: a row less would show in the time that an answer takes. */
const NOBODY = '';

/** A mailer that writes mails down; who sends or shows them looks there. `wake` hears that there is one more. */
export function createOutbox(clock: Clock, wake: () => void = () => {}): Mailer {
  return {
    queue: async (db, { to, subject, text, html }) => {
      const now = new Date(clock.now());
      await db.insert(mails).values({
        id: newId(),
        recipient: to === null ? NOBODY : oneLine(to),
        subject: oneLine(subject),
        body: text,
        html: html ?? null,
        createdAt: now,
        sentAt: to === null ? now : null,
        nextTryAt: now,
      });
      if (to !== null) wake();
    },
  };
}

/** The newest mails, newest first. */
export const newestMails = (db: Database) =>
  db.select().from(mails).where(ne(mails.recipient, NOBODY)).orderBy(desc(mails.createdAt)).limit(SHOWN);

/** Throws away what is older than 30 days, sent or not, and what was for nobody. */
export async function pruneMails(db: Database, now: number): Promise<void> {
  await db.delete(mails).where(or(eq(mails.recipient, NOBODY), lte(mails.createdAt, new Date(now - KEPT))));
}
