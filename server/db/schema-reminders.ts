import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { popupStores } from './schema-stores.ts';

/** Who wants to be told when a store opens: an address and nothing else, until it has opened once (docs/decisions/063). */
export const reminders = pgTable(
  'reminders',
  {
    id: uuid().primaryKey(),
    storeId: uuid()
      .notNull()
      .references(() => popupStores.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    askedAt: moment().notNull(),
    /** When the mailbox has said that it wants to be told; before that nothing but the question is sent to it. */
    confirmedAt: moment(),
  },
  (table) => [
    unique('reminders_once').on(table.storeId, table.email),
    index('reminders_of_mailbox').on(table.email),
    index('reminders_by_asking').on(table.askedAt),
  ],
);
