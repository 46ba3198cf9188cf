import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './schema-auth.ts';

/** Places where one file may be put once: announced, perhaps being received, used. The address is stored as its hash. */
export const uploads = pgTable(
  'uploads',
  {
    hash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What the file is for. */
    purpose: text().$type<'profile'>().notNull(),
    /** The name that the picture will have. */
    pictureName: text().notNull(),
    contentType: text().notNull(),
    expiresAt: moment().notNull(),
    /** Until when somebody is putting it. */
    claimedUntil: moment(),
    usedAt: moment(),
  },
  (table) => [index('uploads_by_expiry').on(table.expiresAt)],
);
