import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { timestampColumn } from './columns.ts';
import { popupStores } from './schema-stores.ts';

/** Opening reminders: only an e-mail address per store, until the store has opened once (docs/decisions/064). */
export const reminders = pgTable(
  'reminders',
  {
    id: uuid().primaryKey(),
    storeId: uuid()
      .notNull()
      .references(() => popupStores.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    askedAt: timestampColumn().notNull(),
    /** Time of confirmation by the mailbox. Before it, only the confirmation request is sent. */
    confirmedAt: timestampColumn(),
  },
  (table) => [
    unique('reminders_once').on(table.storeId, table.email),
    index('reminders_of_mailbox').on(table.email),
    index('reminders_by_asking').on(table.askedAt),
  ],
);
