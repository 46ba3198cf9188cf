import type { Database } from '../db/database.ts';

/** A mail as plain text; `to` is the address that is stored, never one from a request. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** The way out for mails. */
export interface Mailer {
  /** Puts a mail into the outbox with the transaction given; it leaves after the commit and never holds an answer up. */
  queue(db: Database, mail: Mail): Promise<void>;
}
