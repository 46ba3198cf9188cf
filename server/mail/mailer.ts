import type { Database } from '../db/database.ts';

/** E-mail as text and HTML. `to` is a stored address, never one from a request. */
export interface Mail {
  /**
   * E-mail address, or an account whose address is used. Null: no recipient; it takes the same time but is never sent,
   * so that timing does not reveal if an account exists.
   */
  to: string | { userId: string } | null;
  subject: string;
  text: string;
  html?: string;
  /** Reply-To addresses; absent: the market's contact address. */
  replyTo?: readonly string[];
  /** List-Unsubscribe URL (RFC 8058 one-click). The recipient of such an e-mail is erased once it is sent. */
  unsubscribeUrl?: string;
}

/** Mail queue. */
export interface Mailer {
  /** Adds e-mails to the outbox within the given transaction. They are sent after the commit and never delay an answer. */
  queue(db: Database, ...mails: Mail[]): Promise<void>;
}
