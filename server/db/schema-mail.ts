import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/** Mails on their way out; without a mail server they stay here, for the mailbox page to show. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    html: text(),
    /** Addresses that a reply goes to; null is the market's contact address. */
    replyTo: text().array(),
    /** Of what somebody asked to be told: where they say that they no longer want it. */
    unsubscribeUrl: text(),
    createdAt: moment().notNull(),
    sentAt: moment(),
    tries: integer().notNull().default(0),
    nextTryAt: moment(),
  },
  (table) => [index('mails_due').on(table.nextTryAt), index('mails_by_creation').on(table.createdAt)],
);
