import { sql } from 'drizzle-orm';
import { mails } from '../db/schema-mail.ts';
import { NO_RECIPIENT } from './outbox.ts';

/**
 * Columns of an e-mail that was sent or discarded: its text is erased, because it may include a code, and no release
 * tries it again. The recipient of an opening reminder is erased too.
 */
export const ERASED = {
  recipient: sql`case when ${mails.unsubscribeUrl} is null then ${mails.recipient} else ${NO_RECIPIENT} end`,
  nextTryAt: null,
  body: '',
  html: null,
  replyTo: null,
  unsubscribeUrl: null,
};
