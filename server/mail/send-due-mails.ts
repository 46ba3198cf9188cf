import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { mails } from '../db/schema-mail.ts';
import { NO_RECIPIENT } from './outbox.ts';

/** Sends one e-mail to a mail server; rejects if the server does not accept it. */
export type SendMail = (mail: {
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo: readonly string[];
  unsubscribeUrl?: string;
  messageId: string;
}) => Promise<void>;

const BATCH = 20;
const MINUTE = 60_000;
/** Lease of an e-mail in ms. After it, another process sends the e-mail, because the first one crashed. */
const LEASE = 5 * MINUTE;
const MOST_TRIES = 10;
/** Contents erased once an e-mail is sent or given up, because they may include a code. */
const ERASED = { body: '', html: null, replyTo: null, unsubscribeUrl: null };
/** Recipients of opening reminders are erased after sending. */
const FORGOTTEN = sql`case when ${mails.unsubscribeUrl} is null then ${mails.recipient} else ${NO_RECIPIENT} end`;

/** Claims due e-mails, so that no other process sends them too. */
async function claimDue(db: Database, now: number) {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.sentAt), lte(mails.nextTryAt, new Date(now))))
    .orderBy(asc(mails.nextTryAt))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  return db
    .update(mails)
    .set({ tries: sql`${mails.tries} + 1`, nextTryAt: new Date(now + LEASE) })
    .where(inArray(mails.id, due))
    .returning();
}

/** Time of the next attempt after a failure, with exponential backoff. */
const nextTry = (now: number, tries: number) => new Date(now + MINUTE * 2 ** (tries - 1));

/** Sends due e-mails and returns the number sent; `report` receives the failures. */
export async function sendDueMails(
  db: Database,
  clock: Clock,
  send: SendMail,
  report: (error: unknown, id: string) => void,
): Promise<number> {
  const due = await claimDue(db, clock.now());
  let sent = 0;
  for (const { id, recipient, subject, body, html, replyTo, unsubscribeUrl, tries } of due) {
    try {
      await send({
        to: recipient,
        subject,
        text: body,
        ...(html !== null && { html }),
        replyTo: replyTo ?? [],
        ...(unsubscribeUrl !== null && { unsubscribeUrl }),
        messageId: `<${id}@tenderete>`,
      });
      await db
        .update(mails)
        .set({ sentAt: new Date(clock.now()), nextTryAt: null, recipient: FORGOTTEN, ...ERASED })
        .where(eq(mails.id, id));
      sent += 1;
    } catch (error) {
      report(error, id);
      await db
        .update(mails)
        .set(
          tries >= MOST_TRIES ? { nextTryAt: null, ...ERASED } : { nextTryAt: nextTry(clock.now(), tries) },
        )
        .where(eq(mails.id, id));
    }
  }
  return sent;
}
