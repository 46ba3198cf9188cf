import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import { isImportOver } from '../../../contract/lifecycles/product-import.lifecycle.ts';
import { ARCHIVES } from '../../../contract/products/archive-limits.ts';
import type { ProductImport } from '../../../contract/products/product-import.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { productImportRows, productImports } from '../../db/schema-imports.ts';
import { findOwnStore } from '../popup-stores/lock-own-store.ts';

/** The first rows that were refused, of which so many are told. */
const refusedRows = (db: Database, wanted: string) => {
  const { importId, row, faults, cells } = productImportRows;
  return db
    .select({ row, faults, cells })
    .from(productImportRows)
    .where(and(eq(importId, wanted), isNotNull(faults)))
    .orderBy(asc(row))
    .limit(ARCHIVES.maxErrorsTold);
};

/** The last import into a store, null before the first. Refuses with POPUP_STORE_NOT_FOUND or NOT_OWNER (R3.9, R7.12). */
export async function getProductImport(
  ctx: Context,
  { id }: { id: string },
): Promise<{ upload: ProductImport | null }> {
  const store = await findOwnStore(ctx, id);
  const [row] = await ctx.db
    .select()
    .from(productImports)
    .where(eq(productImports.popupStoreId, store.id))
    .orderBy(desc(productImports.createdAt), desc(productImports.id))
    .limit(1);
  if (!row) return { upload: null };
  const refused = row.errorCount > 0 ? await refusedRows(ctx.db, row.id) : [];
  const ofRows = refused.flatMap(({ row: at, faults }) =>
    (faults ?? []).map((fault) => ({ row: at, ...fault })),
  );
  return {
    upload: {
      id: row.id,
      popupStoreId: row.popupStoreId,
      fileName: row.fileName,
      fileSize: row.fileSize,
      status: row.status,
      uploadedAt: row.uploadedAt?.toISOString() ?? null,
      processedAt: row.processedAt?.toISOString() ?? null,
      totalProducts: row.totalProducts,
      processedProducts: row.processedProducts,
      successCount: row.successCount,
      createdCount: row.createdCount,
      updatedCount: row.updatedCount,
      errorCount: row.errorCount,
      errors: [...row.errors, ...ofRows].slice(0, ARCHIVES.maxErrorsTold),
      ...(isImportOver(row.status) &&
        refused.length > 0 && {
          failedRows: refused.map(({ row: at, cells }) => ({ row: at, cells: cells ?? {} })),
        }),
    },
  };
}
