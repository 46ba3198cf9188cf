import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import { ARCHIVES } from '../../../contract/products/archive-limits.ts';
import type { ImportError, ProductImport } from '../../../contract/products/product-import.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { productImportRows, productImports } from '../../db/schema-imports.ts';
import { findOwnStore } from '../popup-stores/lock-own-store.ts';

async function rowErrors(db: Database, wanted: string): Promise<ImportError[]> {
  const { importId, row, faults } = productImportRows;
  const rows = await db
    .select({ row, faults })
    .from(productImportRows)
    .where(and(eq(importId, wanted), isNotNull(faults)))
    .orderBy(asc(row))
    .limit(ARCHIVES.maxErrorsTold);
  return rows.flatMap((one) => (one.faults ?? []).map((fault) => ({ row: one.row, ...fault })));
}

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
  const errors = [...row.errors, ...(row.errorCount > 0 ? await rowErrors(ctx.db, row.id) : [])];
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
      errors: errors.slice(0, ARCHIVES.maxErrorsTold),
    },
  };
}
