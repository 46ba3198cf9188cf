import type { Database } from '../db/database.ts';

/** A mail in both forms; `to` is the address that is stored, never one from a request. */
export interface Mail {
  /**
   * An address, or whose account has it. Null is nobody: it costs what a mail costs and never leaves, so that time does not
   * tell whether there is an account.
   */
  to: string | { userId: string } | null;
  subject: string;
  text: string;
  html?: string;
  /** Addresses that a reply goes to; absent is the market's contact address. */
  replyTo?: readonly string[];
  /** Where its reader says, by one press in their mail program, that they want no more of it. Such a mail is forgotten once it is sent. */
  unsubscribeUrl?: string;
}

/** The way out for mails. */
export interface Mailer {
  /** Puts mails into the outbox with the transaction given; they leave after the commit and never hold an answer up. */
  queue(db: Database, ...mails: Mail[]): Promise<void>;
}
