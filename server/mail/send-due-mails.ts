import { eq, inArray } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { mails } from '../db/schema-mail.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { inTransaction } from '../db/transaction.ts';
import { jobErrorText } from '../jobs/job-error.ts';
import { settleJob, type TakenJob, takeJobs } from '../jobs/take-jobs.ts';
import { adoptMails } from './adopt-mails.ts';
import { ERASED } from './erased-mail.ts';

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

type MailRow = typeof mails.$inferSelect;

const sendOne = (send: SendMail, { id, recipient, subject, body, html, replyTo, unsubscribeUrl }: MailRow) =>
  send({
    to: recipient,
    subject,
    text: body,
    ...(html !== null && { html }),
    replyTo: replyTo ?? [],
    ...(unsubscribeUrl !== null && { unsubscribeUrl }),
    messageId: `<${id}@tenderete>`,
  });

/** Time of the next attempt after a failure, with exponential backoff. */
const nextTry = (now: number, tries: number) => now + MINUTE * 2 ** (tries - 1);

/** After the last try an e-mail keeps its text, until an admin decides or 30 days have passed. */
const failureOf = (error: unknown, now: number, tries: number) => ({
  error: jobErrorText(error),
  ...(tries >= MOST_TRIES
    ? { event: 'job.givenUp' as const }
    : { event: 'job.failed' as const, runAt: nextTry(now, tries) }),
});

const noteSent = (db: Database, now: number, job: TakenJob) =>
  inTransaction({ db }, async (tx) => {
    await tx.db
      .update(mails)
      .set({ sentAt: new Date(now), ...ERASED })
      .where(eq(mails.id, job.key));
    await settleJob(tx.db, now, job, { event: 'job.finished', error: null });
  });

/**
 * Sends due e-mails and returns the number sent; `report` receives the failures, and `metrics` the states that the jobs
 * leave.
 */
export async function sendDueMails(
  db: Database,
  clock: Clock,
  send: SendMail,
  report: (error: unknown, id: string) => void,
  metrics?: Pick<Metrics, 'stateLeft'>,
): Promise<number> {
  await adoptMails(db, clock.now());
  const due = await takeJobs(db, clock.now(), { kind: 'mail', limit: BATCH, lease: LEASE });
  if (due.length === 0) return 0;
  for (const { from: state, stayed } of due) metrics?.stateLeft({ chart: 'mail', state, stayed });
  const ids = due.map(({ key }) => key);
  const found = new Map(
    (await db.select().from(mails).where(inArray(mails.id, ids))).map((mail) => [mail.id, mail]),
  );
  let sent = 0;
  for (const job of due) {
    const mail = found.get(job.key);
    try {
      if (mail) await sendOne(send, mail);
    } catch (error) {
      report(error, job.key);
      await settleJob(db, clock.now(), job, failureOf(error, clock.now(), job.tries));
      continue;
    }
    await noteSent(db, clock.now(), job);
    sent += mail ? 1 : 0;
  }
  return sent;
}
