import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ImportCells } from '../../contract/products/import-cells.ts';
import type { RowFault } from '../../contract/products/import-row.ts';
import type { ImportStatus, ProductImport } from '../../contract/products/product-import.ts';
import { moment } from './columns.ts';
import { users } from './schema-auth.ts';
import type { products } from './schema-products.ts';
import { popupStores } from './schema-stores.ts';

/**
 * Imports of a store's products from an archive, whose size is in bytes (R3.9). The last one of a store is the one that is told of.
 * The address that takes the archive is stored as its hash; `archiveKeys` are all places where bytes of it may lie, `archiveKey` the
 * one where it lies whole. Whoever works on it has the `lease` until `leasedUntil`, and writes nothing without it.
 */
export const productImports = pgTable(
  'product_imports',
  {
    id: uuid().primaryKey(),
    popupStoreId: uuid()
      .notNull()
      .references(() => popupStores.id, { onDelete: 'cascade' }),
    /** Whose the products will be. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    fileName: text().notNull(),
    fileSize: bigint({ mode: 'number' }).notNull().default(0),
    contentType: text().notNull().default('application/zip'),
    expectedCount: integer(),
    replaceExisting: boolean().notNull().default(false),
    status: text().$type<ImportStatus>().notNull().default('pending'),
    placeHash: text().unique(),
    placeUntil: moment(),
    archiveKey: text(),
    archiveKeys: text().array().notNull().default([]),
    lease: uuid(),
    leasedUntil: moment(),
    /** How often it was taken up since a row was last done with. */
    tries: integer().notNull().default(0),
    /** When the archive had come. */
    uploadedAt: moment(),
    processedAt: moment(),
    totalProducts: integer().notNull().default(0),
    processedProducts: integer().notNull().default(0),
    successCount: integer().notNull().default(0),
    createdCount: integer().notNull().default(0),
    updatedCount: integer().notNull().default(0),
    errorCount: integer().notNull().default(0),
    /** What is wrong with the archive as a whole; of rows their own tell. */
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
    index('product_imports_under_way')
      .on(table.leasedUntil)
      .where(sql`status in ('pending', 'uploading', 'processing')`),
  ],
);

/** A product that waits for the rest of its archive, to take the place of what a store sells. */
export type StagedProduct = Pick<
  typeof products.$inferInsert,
  | 'id'
  | 'name'
  | 'producerName'
  | 'shortDescription'
  | 'priceCents'
  | 'stock'
  | 'pictureNames'
  | 'isPopupStoreExclusive'
>;

/** The rows of a sheet that are done with, by their numbers in a spreadsheet: each once, whoever does it and however often they die. */
export const productImportRows = pgTable(
  'product_import_rows',
  {
    importId: uuid()
      .notNull()
      .references(() => productImports.id, { onDelete: 'cascade' }),
    row: integer().notNull(),
    staged: jsonb().$type<StagedProduct>(),
    faults: jsonb().$type<RowFault[]>(),
    /** Of a row that was refused, so that it can be mended. */
    cells: jsonb().$type<ImportCells>(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.row] })],
);
