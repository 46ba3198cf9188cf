import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ProductAttributes } from '../../contract/catalogue/product-attributes.ts';
import { foldedTextSql, timestampColumn, searchVectorSql, searchVector, sortTextSql } from './columns.ts';
import { users } from './schema-auth.ts';
import { popupStores } from './schema-stores.ts';

/**
 * Products; prices in cents. `version` increases with every edit, sale and return to stock. `editedVersion`,
 * `stockedVersion` and `picturedVersion` are the versions of the last edit (docs/decisions/025), the last sale or
 * return, and the last picture upload.
 * `pictureNames`: uploaded pictures, thumbnail first. `gallery`: the desired pictures while some are not uploaded;
 * otherwise null. `isReady`: false until the first thumbnail is uploaded (docs/decisions/045).
 * Triggers copy data from the store. `isStorePublic` is its `isPublic`, true without a store. For the search,
 * `storeName` is its name, and `storeWords` has its categories, tags and slug as one word.
 * Danger: no index may contain stock or version, and no trigger may run before updates. Otherwise a sale would write
 * every index or recompute every generated column (docs/decisions/019).
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
    details: jsonb().$type<ProductAttributes>(),
    pictureNames: text().array().notNull().default([]),
    gallery: text().array(),
    isActive: boolean().notNull().default(true),
    isReady: boolean().notNull().default(true),
    isPopupStoreExclusive: boolean().notNull().default(false),
    isStorePublic: boolean().notNull().default(true),
    storeName: text().notNull().default(''),
    storeWords: text().notNull().default(''),
    version: integer().notNull().default(1),
    editedVersion: integer().notNull().default(1),
    stockedVersion: integer().notNull().default(1),
    picturedVersion: integer().notNull().default(1),
    createdAt: timestampColumn().notNull(),
    updatedAt: timestampColumn().notNull(),
    nameKey: text().notNull().generatedAlwaysAs(sortTextSql('name')),
    titleKey: text()
      .notNull()
      .generatedAlwaysAs(foldedTextSql('name', 'producer_name', 'store_name', 'store_words')),
    searchVector: searchVector()
      .notNull()
      .generatedAlwaysAs(
        searchVectorSql({
          named: ['name'],
          whose: ['producer_name', 'store_name'],
          about: ['store_words'],
          told: ['short_description'],
        }),
      ),
    isPublic: boolean()
      .notNull()
      .generatedAlwaysAs(sql`is_active and is_ready and is_store_public`),
    isListed: boolean()
      .notNull()
      .generatedAlwaysAs(sql`is_active and is_ready and is_store_public and not is_popup_store_exclusive`),
  },
  (table) => [
    check('products_price', sql`${table.priceCents} > 0`),
    check('products_stock', sql`${table.stock} >= 0`),
    // For admins, who also see products that public lists omit.
    index('products_by_age').on(table.createdAt, table.id),
    index('products_all_by_price').on(table.priceCents, table.id).concurrently(),
    index('products_all_by_name').on(table.nameKey, table.id).concurrently(),
    index('products_by_creation')
      .on(table.createdAt, table.id)
      .where(sql`is_listed`),
    index('products_by_price')
      .on(table.priceCents, table.id)
      .where(sql`is_listed`),
    index('products_by_name')
      .on(table.nameKey, table.id)
      .where(sql`is_listed`),
    index('products_by_word').using('gin', table.searchVector),
    index('products_by_title').using('gin', table.titleKey.op('gin_trgm_ops')),
    index('products_of_store').on(table.popupStoreId, table.createdAt, table.id),
    index('products_of_store_by_price').on(table.popupStoreId, table.priceCents, table.id).concurrently(),
    index('products_of_store_by_name').on(table.popupStoreId, table.nameKey, table.id).concurrently(),
    index('products_of_producer').on(table.producerId, table.createdAt, table.id),
    index('products_of_producer_by_price').on(table.producerId, table.priceCents, table.id),
    index('products_of_producer_by_name').on(table.producerId, table.nameKey, table.id),
  ],
);
