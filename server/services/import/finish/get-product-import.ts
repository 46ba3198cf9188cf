import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { isImportOver } from '../../../../contract/lifecycles/product-import.lifecycle.ts';
import { ARCHIVE_LIMITS } from '../../../../contract/import/archive-limits.ts';
import type { ProductImport } from '../../../../contract/import/product-import.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { productImportRows, productImports } from '../../../db/schema-imports.ts';
import { findProducerStore } from '../../stores/lock-producer-store.ts';
import { storedPicturesOfStore } from '../receive/stored-archives.ts';
import { lastImportIdOf } from './last-import.ts';

type ImportRow = typeof productImports.$inferSelect;

const { importId, row: rowNumber, faults, cells } = productImportRows;

/** First refused rows, limited by `maxErrorsTold`. */
const refusedRows = async (db: Database, { id, errorCount }: ImportRow) =>
  errorCount === 0
    ? []
    : db
        .select({ row: rowNumber, faults })
        .from(productImportRows)
        .where(and(eq(importId, id), isNotNull(faults)))
        .orderBy(asc(rowNumber))
        .limit(ARCHIVE_LIMITS.maxErrorsTold);

/** Cells of refused rows; only after the end, because rows cannot be corrected before. */
const cellsOf = async (db: Database, { id, status }: ImportRow, rows: readonly number[]) =>
  isImportOver(status) && rows.length > 0
    ? db
        .select({ row: rowNumber, cells })
        .from(productImportRows)
        .where(and(eq(importId, id), inArray(rowNumber, [...rows])))
        .orderBy(asc(rowNumber))
    : [];

/** Last import of a store; null before the first. Throws POPUP_STORE_NOT_FOUND or NOT_OWNER (R3.9, R7.12). */
export async function getProductImport(
  ctx: Context,
  { id }: { id: string },
): Promise<{ upload: ProductImport | null }> {
  const store = await findProducerStore(ctx, id);
  const [row] = await ctx.db
    .select()
    .from(productImports)
    .where(inArray(productImports.id, lastImportIdOf(ctx, store.id)));
  if (!row) return { upload: null };
  const refused = await refusedRows(ctx.db, row);
  const failedRows = await cellsOf(
    ctx.db,
    row,
    refused.map((one) => one.row),
  );
  const kept = row.status === 'processing' ? [] : await storedPicturesOfStore(ctx, store.id);
  const ofRows = refused.flatMap((one) => (one.faults ?? []).map((fault) => ({ row: one.row, ...fault })));
  return {
    upload: {
      id: row.id,
      popupStoreId: row.popupStoreId,
      fileName: row.fileName,
      fileSize: row.fileSize,
      status: row.status,
      paused: row.paused,
      dryRun: row.dryRun,
      uploadedAt: row.uploadedAt?.toISOString() ?? null,
      processedAt: row.processedAt?.toISOString() ?? null,
      totalProducts: row.totalProducts,
      processedProducts: row.processedProducts,
      successCount: row.successCount,
      createdCount: row.createdCount,
      updatedCount: row.updatedCount,
      errorCount: row.errorCount,
      errors: [...row.errors, ...ofRows].slice(0, ARCHIVE_LIMITS.maxErrorsTold),
      ...(failedRows.length > 0 && {
        failedRows: failedRows.map((one) => ({ row: one.row, cells: one.cells ?? {} })),
      }),
      ...(kept.length > 0 && { keptPictures: kept }),
    },
  };
}
