import { jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { popupStores } from './schema-stores.ts';

/** What was sold: orders that have something of it, pieces, and money. */
export interface Sales {
  orders: number;
  units: number;
  cents: number;
}

/** What was sold of one product. */
export type Goods = Omit<Sales, 'orders'>;

/**
 * What a store sold in a month that is over, added up: by days, and by products' ids; what is not there sold nothing. Whatever changes a
 * line of that time drops it, by a trigger (docs/decisions/054).
 */
export const soldMonths = pgTable(
  'sold_months',
  {
    popupStoreId: uuid()
      .notNull()
      .references(() => popupStores.id, { onDelete: 'cascade' }),
    since: moment().notNull(),
    before: moment().notNull(),
    days: jsonb().$type<Record<string, Sales>>().notNull(),
    goods: jsonb().$type<Record<string, Goods>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.popupStoreId, table.since, table.before] })],
);
