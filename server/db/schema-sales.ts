import { bigint, date, integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { timestampColumn } from './columns.ts';
import { users } from './schema-auth.ts';
import { popupStores } from './schema-stores.ts';

/** Sales figures: orders, pieces, and revenue in cents. */
export interface Sales {
  orders: number;
  units: number;
  cents: number;
}

/** Sales figures of one product. */
export type ProductSales = Omit<Sales, 'orders'>;

/**
 * Cache of a store's sales in a past month, by day and by product id; absent days and products had no sales. A trigger
 * deletes the row when a line of that month changes (docs/decisions/054).
 */
export const soldMonths = pgTable(
  'sold_months',
  {
    popupStoreId: uuid()
      .notNull()
      .references(() => popupStores.id, { onDelete: 'cascade' }),
    since: timestampColumn().notNull(),
    before: timestampColumn().notNull(),
    days: jsonb().$type<Record<string, Sales>>().notNull(),
    goods: jsonb().$type<Record<string, ProductSales>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.popupStoreId, table.since, table.before] })],
);

/** Order totals of a producer: orders by their least advanced line, pieces, and revenue in cents. */
export interface ProducerOrderTotals {
  orders: number;
  pending: number;
  open: number;
  completed: number;
  units: number;
  cents: number;
}

/**
 * Cache of a producer's order totals in a past month of UTC. A trigger deletes the row when a line of that month changes
 * (docs/decisions/054).
 */
export const producerMonths = pgTable(
  'producer_months',
  {
    producerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** First day. */
    month: date().notNull(),
    orders: integer().notNull(),
    pending: integer().notNull(),
    open: integer().notNull(),
    completed: integer().notNull(),
    units: integer().notNull(),
    cents: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.producerId, table.month] })],
);
