import { desc, eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { productImports } from '../../../db/schema-imports.ts';

/** The id of the last import into a store, the one that is told of. */
export const lastImportOf = ({ db }: Pick<Context, 'db'>, storeId: string) =>
  db
    .select({ id: productImports.id })
    .from(productImports)
    .where(eq(productImports.popupStoreId, storeId))
    .orderBy(desc(productImports.createdAt), desc(productImports.id))
    .limit(1);
