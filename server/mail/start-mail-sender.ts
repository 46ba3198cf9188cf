import { AsyncLocalStorage } from 'node:async_hooks';
import { createTransport } from 'nodemailer';
import { validateInput } from '../../contract/api/validate-input.ts';
import { Email } from '../../contract/values/email.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { type SendMail, sendDueMails } from './send-due-mails.ts';

const SECOND = 1_000;
const LOOK_EVERY = 5 * SECOND;

/** List-Unsubscribe headers for one-click unsubscription in a mail program (RFC 8058). */
const unsubscribing = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const isAddress = (text: string) => {
  const checked = validateInput(text, Email);
  return checked.ok && checked.value === text;
};

/** Mailbox for a header as an object, because nodemailer would search a text for several addresses. */
const mailbox = (address: string) => ({ name: '', address });

/**
 * SMTP sender with a timeout of 20 s per e-mail. Rejects a recipient with an invalid address, which an old account may
 * have. Replies go to the addresses of the e-mail, else to `contactEmail`.
 */
export function createSmtpSender(url: string, from: string, contactEmail: string): SendMail {
  const transport = createTransport({ url, connectionTimeout: 10 * SECOND, socketTimeout: 20 * SECOND });
  return async ({ to, replyTo, unsubscribeUrl, ...mail }) => {
    if (!isAddress(to)) throw new Error('The recipient is no address.');
    const named = replyTo.filter(isAddress);
    const repliesTo = (named.length > 0 ? named : [contactEmail]).map(mailbox);
    const headers = unsubscribeUrl === undefined ? {} : { headers: unsubscribing(unsubscribeUrl) };
    await transport.sendMail({ ...mail, ...headers, from, to: mailbox(to), replyTo: repliesTo });
  };
}

/** Function that connects to the mail server and signs in; it rejects if that fails. */
export const greetBySmtp = (url: string) => () =>
  createTransport({ url, connectionTimeout: 3 * SECOND, socketTimeout: 5 * SECOND }).verify();

/** Tools of the background sender. */
export interface MailTools {
  db: Database;
  clock: Clock;
  log: Log;
  metrics?: Pick<Metrics, 'stateLeft'> | undefined;
}

/** Background sender of outbox e-mails. Returns `wake`, and `stop`, which waits for the current run. */
export function startMailSender(
  { db, clock, log, metrics }: MailTools,
  send: SendMail,
): { wake: () => void; stop: () => Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  let isRunning = false;
  let isStopped = false;
  const report = (err: unknown, mailId?: string) => log.error({ err, mailId }, 'A mail could not be sent.');
  const run = () => {
    if (isRunning || isStopped) return;
    isRunning = true;
    running = sendDueMails(db, clock, send, report, metrics)
      .catch((error: unknown) => report(error))
      .finally(() => {
        isRunning = false;
      });
  };
  const timer = setInterval(run, LOOK_EVERY);
  return {
    // Bound, because one run sends the e-mails of many requests.
    wake: AsyncLocalStorage.bind(() => void setTimeout(run, SECOND / 2).unref()),
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
