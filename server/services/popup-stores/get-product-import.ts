import { desc, eq } from 'drizzle-orm';
import type { ProductImport } from '../../../contract/products/product-import.ts';
import type { Context } from '../../context.ts';
import { productImports } from '../../db/schema-imports.ts';
import { findOwnStore } from './lock-own-store.ts';

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
  const { createdAt: _, uploadedAt, processedAt, ...upload } = row;
  return {
    upload: {
      ...upload,
      uploadedAt: uploadedAt?.toISOString() ?? null,
      processedAt: processedAt?.toISOString() ?? null,
    },
  };
}
