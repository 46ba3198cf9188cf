import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/** Outbox of e-mails. Without a mail server they remain here for the mailbox page. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    html: text(),
    /** Reply-To addresses; null means the market's contact address. */
    replyTo: text().array(),
    /** List-Unsubscribe URL of e-mails that the recipient subscribed to. */
    unsubscribeUrl: text(),
    createdAt: moment().notNull(),
    sentAt: moment(),
    tries: integer().notNull().default(0),
    nextTryAt: moment(),
  },
  (table) => [index('mails_due').on(table.nextTryAt), index('mails_by_creation').on(table.createdAt)],
);
