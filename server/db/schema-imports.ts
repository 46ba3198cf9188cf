import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ImportStatus, ProductImport } from '../../contract/products/product-import.ts';
import { moment } from './columns.ts';
import { popupStores } from './schema-stores.ts';

/** Imports of a store's products from an archive, whose size is in bytes (R3.9). The last one of a store is the one that is told of. */
export const productImports = pgTable(
  'product_imports',
  {
    id: uuid().primaryKey(),
    popupStoreId: uuid()
      .notNull()
      .references(() => popupStores.id, { onDelete: 'cascade' }),
    fileName: text().notNull(),
    fileSize: bigint({ mode: 'number' }).notNull().default(0),
    status: text().$type<ImportStatus>().notNull().default('pending'),
    /** When the archive had come. */
    uploadedAt: moment(),
    processedAt: moment(),
    totalProducts: integer().notNull().default(0),
    processedProducts: integer().notNull().default(0),
    successCount: integer().notNull().default(0),
    errorCount: integer().notNull().default(0),
    errors: jsonb().$type<ProductImport['errors']>().notNull().default([]),
    createdAt: moment().notNull(),
  },
  (table) => [
    check(
      'product_imports_status',
      sql`${table.status} in ('pending', 'uploading', 'processing', 'completed', 'failed', 'cancelled')`,
    ),
    check(
      'product_imports_counts',
      sql`${table.processedProducts} = ${table.successCount} + ${table.errorCount} and ${table.processedProducts} <= ${table.totalProducts}`,
    ),
    index('product_imports_of_store').on(table.popupStoreId, table.createdAt, table.id),
  ],
);
