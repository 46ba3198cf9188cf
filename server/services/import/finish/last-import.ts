import { desc, eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { productImports } from '../../../db/schema-imports.ts';

/** Id query for the last import of a store, the one that is shown. */
export const lastImportIdOf = ({ db }: Pick<Context, 'db'>, storeId: string) =>
  db
    .select({ id: productImports.id })
    .from(productImports)
    .where(eq(productImports.popupStoreId, storeId))
    .orderBy(desc(productImports.createdAt), desc(productImports.id))
    .limit(1);
