import { desc } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { mails } from '../db/schema-mail.ts';
import type { Mailer } from './mailer.ts';

const SHOWN = 100;

/** One line, so that no header can be smuggled in. */
const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

/** A mailer that writes mails down; who sends or shows them looks there. `wake` hears that there is one more. */
export function createOutbox(clock: Clock, wake: () => void = () => {}): Mailer {
  return {
    queue: async (db, { to, subject, text }) => {
      const now = new Date(clock.now());
      await db.insert(mails).values({
        id: newId(),
        recipient: oneLine(to),
        subject: oneLine(subject),
        body: text,
        createdAt: now,
        nextTryAt: now,
      });
      wake();
    },
  };
}

/** The newest mails, newest first. */
export const newestMails = (db: Database) =>
  db.select().from(mails).orderBy(desc(mails.createdAt)).limit(SHOWN);
