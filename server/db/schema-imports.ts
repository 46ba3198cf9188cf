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
import { IMPORTS_UNDER_WAY } from '../../contract/lifecycles/product-import.lifecycle.ts';
import type { ImportCells } from '../../contract/import/import-cells.ts';
import type { AttributesPatch } from '../../contract/catalogue/product-attributes.ts';
import type { RowFault } from '../../contract/import/import-row.ts';
import {
  IMPORT_STATUSES,
  type ImportStatus,
  type ProductImport,
} from '../../contract/import/product-import.ts';
import { moment } from './columns.ts';
import { users } from './schema-auth.ts';
import type { products } from './schema-products.ts';
import { popupStores } from './schema-stores.ts';

/** Where part of an archive lies, and how long it is, in bytes. */
export interface ArchiveFragment {
  key: string;
  size: number;
}

const listed = (statuses: readonly ImportStatus[]) => sql.raw(statuses.map((one) => `'${one}'`).join(', '));

const isUnderWay = sql`status in (${listed(IMPORTS_UNDER_WAY)})`;

/**
 * Imports of a store's products from an archive, whose size is in bytes (R3.9). The last one of a store is the one that is told of.
 * The address that takes the archive is stored as its hash; `archiveKeys` are all places where bytes of it may lie, `archiveKey` the
 * one where it lies whole. Of one that comes bit by bit `fragments` are what has come of its `announcedSize`, in their order. Whoever works on
 * it has the `lease` until `leasedUntil`, and writes nothing without it.
 */
export const productImports = pgTable(
  'product_imports',
  {
    id: uuid().primaryKey(),
    popupStoreId: uuid()
      .notNull()
      .references(() => popupStores.id, { onDelete: 'cascade' }),
    /** Account that announced the archive, or was given the store once it was over; the products are those of the store's owner. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    fileName: text().notNull(),
    fileSize: bigint({ mode: 'number' }).notNull().default(0),
    contentType: text().notNull().default('application/zip'),
    expectedCount: integer(),
    replaceExisting: boolean().notNull().default(false),
    /** Read and told of, and nothing more. */
    dryRun: boolean().notNull().default(false),
    /** Stands still until somebody says otherwise. */
    paused: boolean().notNull().default(false),
    status: text().$type<ImportStatus>().notNull().default('pending'),
    placeHash: text().unique(),
    placeUntil: moment(),
    archiveKey: text(),
    archiveKeys: text().array().notNull().default([]),
    /** Storage that its archive takes from its account, in bytes: in full from the announcement until its files are removed. */
    storedBytes: bigint({ mode: 'number' })
      .notNull()
      .generatedAlwaysAs(
        sql`case when ${isUnderWay} or archive_keys <> '{}' then greatest(coalesce(announced_size, 0), file_size) else 0 end`,
      ),
    /** In bytes; one that was announced without it comes at once or not at all. */
    announcedSize: bigint({ mode: 'number' }),
    fragments: jsonb().$type<ArchiveFragment[]>().notNull().default([]),
    lease: uuid(),
    leasedUntil: moment(),
    /** How often it was taken up since a row was last done with. */
    tries: integer().notNull().default(0),
    /** How often its archive or a place for its pictures was not to be had since then. */
    troubles: integer().notNull().default(0),
    /** What its pictures take that were kept. */
    pictureBytes: bigint({ mode: 'number' }).notNull().default(0),
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

/** A product that waits for the rest of its archive, to take the place of what a store sells. */
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

/** What becomes of a product that is there, which waits in the same way; without pictures it keeps its own, and of its details those of which nothing is said. */
export interface StagedChange {
  id: string;
  columns: Partial<Omit<StagedProduct, 'id' | 'pictureNames' | 'details'>>;
  details?: AttributesPatch;
  pictureNames: string[];
}

/** The rows of a sheet that are done with, by their numbers in a spreadsheet: each once, whoever does it and however often they die. */
export const productImportRows = pgTable(
  'product_import_rows',
  {
    importId: uuid()
      .notNull()
      .references(() => productImports.id, { onDelete: 'cascade' }),
    row: integer().notNull(),
    staged: jsonb().$type<StagedProduct | StagedChange>(),
    faults: jsonb().$type<RowFault[]>(),
    /** Of a row that was refused, so that it can be mended. */
    cells: jsonb().$type<ImportCells>(),
    /** Of such a row the pictures that had come, by the names that it gives them. */
    pictures: text().array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.importId, table.row] })],
);
