import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { FunnelStep } from '../../contract/producer/store-analytics.ts';
import { popupStores } from './schema-stores.ts';

const store = () =>
  uuid()
    .notNull()
    .references(() => popupStores.id, { onDelete: 'cascade' });
const count = () => integer().notNull().default(0);

/**
 * Visits of a store per market day, without personal data. `visitors`, `added`, `checkout` and `ordered`: visitors per
 * funnel step; `hours`: page views by hour (24).
 */
export const storeVisitDays = pgTable(
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

/** Product page views per day, with the product's store at that time. */
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

/** Product page views per calendar month; `month` is its first day. */
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

/** Searches without results in a store, per day and query. */
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

/**
 * Random salt of the current market day, so that all processes compute equal marks. Unlogged, and deleted when the day
 * ends. A mark also needs the signing key, which is not in the database (docs/decisions/049).
 */
export const visitSalts = pgTable('visit_salts', {
  day: date({ mode: 'string' }).primaryKey(),
  salt: text().notNull(),
});

/** Visitors of the current market day by store and funnel step. Unlogged, and deleted when the day ends. */
export const visitorMarks = pgTable(
  'visitor_marks',
  {
    day: date({ mode: 'string' }).notNull(),
    popupStoreId: uuid().notNull(),
    step: text().$type<FunnelStep>().notNull(),
    mark: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.popupStoreId, table.step, table.mark] })],
);
