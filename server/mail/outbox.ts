import { desc, eq, lte, ne, or, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema-auth.ts';
import { mails } from '../db/schema-mail.ts';
import type { Mail, Mailer } from './mailer.ts';

const SHOWN = 100;
const KEPT = 30 * 24 * 60 * 60_000;

/** One line, so that no header can be smuggled in. */
const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

/** Who a mail to nobody is for. It is written down as sent: a row less would show in the time that an answer takes. */
const NOBODY = '';

const recipientOf = (to: Mail['to']) => {
  if (to === null) return NOBODY;
  if (typeof to === 'string') return oneLine(to);
  return sql<string>`(select ${users.email} from ${users} where ${users.id} = ${to.userId})`;
};

const rowOf = ({ to, subject, text, html }: Mail, now: Date) => ({
  id: newId(),
  recipient: recipientOf(to),
  subject: oneLine(subject),
  body: text,
  html: html ?? null,
  createdAt: now,
  sentAt: to === null ? now : null,
  nextTryAt: now,
});

/** A mailer that writes mails down; who sends or shows them looks there. `wake` hears that there are more. */
export function createOutbox(clock: Clock, wake: () => void = () => {}): Mailer {
  return {
    queue: async (db, ...written) => {
      if (written.length === 0) return;
      const now = new Date(clock.now());
      await db.insert(mails).values(written.map((mail) => rowOf(mail, now)));
      if (written.some(({ to }) => to !== null)) wake();
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
