import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { mails } from '../db/schema-mail.ts';
import { NOBODY } from './outbox.ts';

/** Hands one mail to a mail server; rejects when it was not taken. */
export type Send = (mail: {
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
/** A mail whose sender died is sent by another process after this. */
const LEASE = 5 * MINUTE;
const MOST_TRIES = 10;
/** What went out, or never will, need not lie here: it may hold a code. */
const ERASED = { body: '', html: null, replyTo: null, unsubscribeUrl: null };
/** Who was told what they had asked to be told need not be known any longer. */
const FORGOTTEN = sql`case when ${mails.unsubscribeUrl} is null then ${mails.recipient} else ${NOBODY} end`;

/** Takes the mails that are due, so that no other process sends them as well. */
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

/** When a mail that was refused is tried again: later each time. */
const nextTry = (now: number, tries: number) => new Date(now + MINUTE * 2 ** (tries - 1));

/** Sends what is due and answers how many went out; `report` hears of those that did not. */
export async function sendDueMails(
  db: Database,
  clock: Clock,
  send: Send,
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
