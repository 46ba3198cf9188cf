import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Favourite } from '../../contract/favourites/favourite.ts';
import { timestampColumn } from './columns.ts';
import { users } from './schema-auth.ts';

/** Favourites of accounts. No foreign key to the product or store: after its deletion the stored name is shown. */
export const favourites = pgTable(
  'favourites',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    thingId: uuid().notNull(),
    kind: text().$type<Favourite['kind']>().notNull(),
    name: text().notNull(),
    addedAt: timestampColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.thingId] }),
    check('favourites_kind', sql`${table.kind} in ('product', 'popupStore')`),
    index('favourites_of_user').on(table.userId, table.addedAt, table.thingId),
  ],
);
