import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { folded, moment } from './columns.ts';
import { users } from './schema-auth.ts';
import { popupStores } from './schema-stores.ts';

/**
 * Products. Prices in cents. `version` goes up with every edit, not with a sale; `pictureNames` begins with the
 * thumbnail; `isReady` is false while the thumbnail is still to come.
 */
export const products = pgTable(
  'products',
  {
    id: uuid().primaryKey(),
    producerId: uuid()
      .notNull()
      .references(() => users.id),
    popupStoreId: uuid().references(() => popupStores.id, { onDelete: 'set null' }),
    name: text().notNull(),
    producerName: text().notNull(),
    shortDescription: text().notNull().default(''),
    priceCents: integer().notNull(),
    stock: integer().notNull(),
    pictureNames: text().array().notNull().default([]),
    isActive: boolean().notNull().default(true),
    isReady: boolean().notNull().default(true),
    isPopupStoreExclusive: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    nameKey: text().notNull().generatedAlwaysAs(folded('name')),
    searchText: text()
      .notNull()
      .generatedAlwaysAs(folded('name', 'producer_name', 'short_description')),
  },
  (table) => [
    check('products_price', sql`${table.priceCents} > 0`),
    check('products_stock', sql`${table.stock} >= 0`),
    index('products_by_creation')
      .on(table.createdAt, table.id)
      .where(sql`is_active and is_ready`),
    index('products_by_price')
      .on(table.priceCents, table.id)
      .where(sql`is_active and is_ready`),
    index('products_by_name')
      .on(table.nameKey, table.id)
      .where(sql`is_active and is_ready`),
    index('products_of_store').on(table.popupStoreId, table.createdAt, table.id),
    index('products_of_producer').on(table.producerId, table.createdAt, table.id),
  ],
);
