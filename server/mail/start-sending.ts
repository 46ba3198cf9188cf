import { createTransport } from 'nodemailer';
import { check } from '../../contract/api/checking.ts';
import { Email } from '../../contract/values/email.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import { type Send, sendDueMails } from './send-due-mails.ts';

const SECOND = 1_000;
const LOOK_EVERY = 5 * SECOND;

/** By these a mail program offers to do without such mails, by one press of its own (RFC 8058). */
const unsubscribing = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const isAddress = (text: string) => {
  const checked = check(text, Email);
  return checked.ok && checked.value === text;
};

/** Mailbox that a header names: one address, never a text to look for addresses in. */
const mailbox = (address: string) => ({ name: '', address });

/**
 * A way to a mail server, which is given 20 s for each mail. A recipient that is no address is refused, as an account from another time
 * may have it. Replies go to whom the mail names, else to `contactEmail`.
 */
export function sendBySmtp(url: string, from: string, contactEmail: string): Send {
  const transport = createTransport({ url, connectionTimeout: 10 * SECOND, socketTimeout: 20 * SECOND });
  return async ({ to, replyTo, unsubscribeUrl, ...mail }) => {
    if (!isAddress(to)) throw new Error('The recipient is no address.');
    const named = replyTo.filter(isAddress);
    const repliesTo = (named.length > 0 ? named : [contactEmail]).map(mailbox);
    const headers = unsubscribeUrl === undefined ? {} : { headers: unsubscribing(unsubscribeUrl) };
    await transport.sendMail({ ...mail, ...headers, from, to: mailbox(to), replyTo: repliesTo });
  };
}

/** Sends mails in the background, a little after they are written down; answers how to stop, after the one under way. */
export function startSending(
  db: Database,
  clock: Clock,
  send: Send,
  log: Log,
): { wake: () => void; stop: () => Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  let isRunning = false;
  let isStopped = false;
  const report = (err: unknown, mailId?: string) => log.error({ err, mailId }, 'A mail could not be sent.');
  const run = () => {
    if (isRunning || isStopped) return;
    isRunning = true;
    running = sendDueMails(db, clock, send, report)
      .catch((error: unknown) => report(error))
      .finally(() => {
        isRunning = false;
      });
  };
  const timer = setInterval(run, LOOK_EVERY);
  return {
    wake: () => void setTimeout(run, SECOND / 2).unref(),
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
