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
import { UNFINISHED_IMPORT_STATUSES } from '../../contract/lifecycles/product-import.lifecycle.ts';
import type { ImportCells } from '../../contract/import/sheet-cells.ts';
import type { AttributesPatch } from '../../contract/catalogue/product-attributes.ts';
import type { RowFault } from '../../contract/import/import-row.ts';
import {
  IMPORT_STATUSES,
  type ImportStatus,
  type ProductImport,
} from '../../contract/import/product-import.ts';
import { timestampColumn } from './columns.ts';
import { users } from './schema-auth.ts';
import type { products } from './schema-products.ts';
import { popupStores } from './schema-stores.ts';

/** Stored part of a ZIP: storage key and size in bytes. */
export interface ArchiveFragment {
  key: string;
  size: number;
}

const listed = (statuses: readonly ImportStatus[]) => sql.raw(statuses.map((one) => `'${one}'`).join(', '));

const isUnderWay = sql`status in (${listed(UNFINISHED_IMPORT_STATUSES)})`;

/**
 * Product imports of stores from a ZIP; sizes in bytes (R3.9). The newest import of a store is the one shown. The
 * upload URL is stored as a hash. `archiveKeys`: all storage keys that may contain bytes of the ZIP; `archiveKey`: the
 * complete ZIP. For a chunked upload, `fragments` are the received parts of `announcedSize`, in order. A worker holds
 * the `lease` until `leasedUntil` and writes nothing without it.
 */
export const productImports = pgTable(
  'product_imports',
  {
    id: uuid().primaryKey(),
    popupStoreId: uuid()
      .notNull()
      .references(() => popupStores.id, { onDelete: 'cascade' }),
    /**
     * Account that announced the ZIP, or that received the store after the import; the products belong to the store's
     * owner.
     */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    fileName: text().notNull(),
    fileSize: bigint({ mode: 'number' }).notNull().default(0),
    contentType: text().notNull().default('application/zip'),
    expectedCount: integer(),
    replaceExisting: boolean().notNull().default(false),
    /** Trial: the ZIP is validated and nothing is saved. */
    dryRun: boolean().notNull().default(false),
    /** Paused import: no worker processes it until it is resumed. */
    paused: boolean().notNull().default(false),
    status: text().$type<ImportStatus>().notNull().default('pending'),
    placeHash: text().unique(),
    placeUntil: timestampColumn(),
    archiveKey: text(),
    archiveKeys: text().array().notNull().default([]),
    /**
     * Storage that the ZIP uses of its account's quota, in bytes: the full size from the announcement until its files
     * are deleted.
     */
    storedBytes: bigint({ mode: 'number' })
      .notNull()
      .generatedAlwaysAs(
        sql`case when ${isUnderWay} or archive_keys <> '{}' then greatest(coalesce(announced_size, 0), file_size) else 0 end`,
      ),
    /** In bytes. Without it, the ZIP must be uploaded in one request. */
    announcedSize: bigint({ mode: 'number' }),
    fragments: jsonb().$type<ArchiveFragment[]>().notNull().default([]),
    lease: uuid(),
    leasedUntil: timestampColumn(),
    /** Number of lease acquisitions since the last finished row. */
    tries: integer().notNull().default(0),
    /** Number of storage failures (ZIP or pictures) since the last finished row. */
    troubles: integer().notNull().default(0),
    /** Total size of the stored pictures, in bytes. */
    pictureBytes: bigint({ mode: 'number' }).notNull().default(0),
    /** Time at which the ZIP was complete. */
    uploadedAt: timestampColumn(),
    processedAt: timestampColumn(),
    totalProducts: integer().notNull().default(0),
    processedProducts: integer().notNull().default(0),
    successCount: integer().notNull().default(0),
    createdCount: integer().notNull().default(0),
    updatedCount: integer().notNull().default(0),
    errorCount: integer().notNull().default(0),
    /** Errors of the ZIP as a whole; row errors are in the rows. */
    errors: jsonb().$type<ProductImport['errors']>().notNull().default([]),
    createdAt: timestampColumn().notNull(),
  },
  (table) => [
    check('product_imports_status', sql`${table.status} in (${listed(IMPORT_STATUSES)})`),
    check(
      'product_imports_counts',
      sql`${table.processedProducts} = ${table.successCount} + ${table.errorCount} and ${table.processedProducts} <= ${table.totalProducts}`,
    ),
    index('product_imports_of_store').on(table.popupStoreId, table.createdAt, table.id),
    index('product_imports_under_way').on(table.leasedUntil).where(isUnderWay),
    index('product_imports_of_user').on(table.userId).where(isUnderWay),
    index('product_imports_with_bytes')
      .on(table.id)
      .where(sql`archive_keys <> '{}'`),
  ],
);

type Columns = typeof products.$inferInsert;

/** New product that waits until the whole ZIP is processed, to replace the store's products. */
export type StagedProduct = Pick<
  Columns,
  | 'id'
  | 'name'
  | 'producerName'
  | 'shortDescription'
  | 'priceCents'
  | 'stock'
  | 'isPopupStoreExclusive'
  | 'details'
> & { pictureNames: string[] };

/** Product change that waits in the same way. Without pictures the existing ones stay; unmentioned details stay. */
export interface StagedChange {
  id: string;
  columns: Partial<Omit<StagedProduct, 'id' | 'pictureNames' | 'details'>>;
  details?: AttributesPatch;
  pictureNames: string[];
}

/** Finished rows of a sheet by spreadsheet row number. Each row is processed once, even if workers crash. */
export const productImportRows = pgTable(
  'product_import_rows',
  {
    importId: uuid()
      .notNull()
      .references(() => productImports.id, { onDelete: 'cascade' }),
    row: integer().notNull(),
    staged: jsonb().$type<StagedProduct | StagedChange>(),
    faults: jsonb().$type<RowFault[]>(),
    /** Cells of a refused row, for correction. */
    cells: jsonb().$type<ImportCells>(),
    /** Uploaded pictures of a refused row, by their names in the sheet. */
    pictures: text().array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.importId, table.row] })],
);
