import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { popupStores } from './schema-stores.ts';

const store = () =>
  uuid()
    .notNull()
    .references(() => popupStores.id, { onDelete: 'cascade' });
const count = () => integer().notNull().default(0);

/**
 * How a store was visited on a day of the market's calendar, and nothing of who it was. `visitors`, `added`, `checkout` and `ordered`
 * are how many got so far; `hours` the views of each of the 24.
 */
export const storeDays = pgTable(
  'store_days',
  {
    popupStoreId: store(),
    day: date({ mode: 'string' }).notNull(),
    views: count(),
    productViews: count(),
    additions: count(),
    visitors: count(),
    added: count(),
    checkout: count(),
    ordered: count(),
    hours: integer()
      .array()
      .notNull()
      .default(sql`array_fill(0, array[24])`),
  },
  (table) => [
    primaryKey({ columns: [table.popupStoreId, table.day] }),
    index('store_days_by_day').on(table.day),
  ],
);

/** How often a product was looked at on a day, in the store in which it stood then. */
export const productDays = pgTable(
  'product_days',
  {
    popupStoreId: store(),
    day: date({ mode: 'string' }).notNull(),
    productId: uuid().notNull(),
    views: count(),
  },
  (table) => [
    primaryKey({ columns: [table.popupStoreId, table.day, table.productId] }),
    index('product_days_by_day').on(table.day),
  ],
);

/** The same by months of the calendar, of which this is the first day. */
export const productMonths = pgTable(
  'product_months',
  {
    popupStoreId: store(),
    month: date({ mode: 'string' }).notNull(),
    productId: uuid().notNull(),
    views: count(),
  },
  (table) => [
    primaryKey({ columns: [table.popupStoreId, table.month, table.productId] }),
    index('product_months_by_month').on(table.month),
  ],
);

/** What was looked for in a store on a day and not found, and how often. */
export const missedSearches = pgTable(
  'missed_searches',
  {
    popupStoreId: store(),
    day: date({ mode: 'string' }).notNull(),
    q: text().notNull(),
    count: count(),
  },
  (table) => [
    primaryKey({ columns: [table.popupStoreId, table.day, table.q] }),
    index('missed_searches_by_day').on(table.day),
  ],
);
