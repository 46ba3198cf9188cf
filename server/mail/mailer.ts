import type { Database } from '../db/database.ts';

/** A mail in both forms; `to` is the address that is stored, never one from a request. */
export interface Mail {
  /** Null is nobody: it costs what a mail costs and never leaves, so that time does not tell whether there is an account. */
  to: string | null;
  subject: string;
  text: string;
  html?: string;
}

/** The way out for mails. */
export interface Mailer {
  /** Puts a mail into the outbox with the transaction given; it leaves after the commit and never holds an answer up. */
  queue(db: Database, mail: Mail): Promise<void>;
}
