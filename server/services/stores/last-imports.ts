import { desc, inArray } from 'drizzle-orm';
import type { LastImport } from '../../../contract/producer/producer-popup-store.ts';
import type { Context } from '../../context.ts';
import { productImports } from '../../db/schema-imports.ts';

/** Progress of the last import of each store, by store id; stores without an import are absent. */
export async function lastImportsOf(
  { db }: Pick<Context, 'db'>,
  storeIds: readonly string[],
): Promise<ReadonlyMap<string, LastImport>> {
  const { popupStoreId, createdAt, id } = productImports;
  const rows = await db
    .selectDistinctOn([popupStoreId], {
      popupStoreId,
      status: productImports.status,
      paused: productImports.paused,
      dryRun: productImports.dryRun,
      processedAt: productImports.processedAt,
      totalProducts: productImports.totalProducts,
      processedProducts: productImports.processedProducts,
      successCount: productImports.successCount,
      errorCount: productImports.errorCount,
    })
    .from(productImports)
    .where(inArray(popupStoreId, [...storeIds]))
    .orderBy(popupStoreId, desc(createdAt), desc(id));
  return new Map(
    rows.map(({ popupStoreId: storeId, processedAt, ...told }) => [
      storeId,
      { ...told, ...(processedAt && { processedAt: processedAt.toISOString() }) },
    ]),
  );
}
