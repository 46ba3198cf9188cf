import { and, eq, inArray } from 'drizzle-orm';
import { UNFINISHED_IMPORT_STATUSES } from '../../../../contract/lifecycles/product-import.lifecycle.ts';
import type { Context } from '../../../context.ts';
import { productImports } from '../../../db/schema-imports.ts';
import { endUnfinishedImports } from '../finish/end-unfinished-imports.ts';

/**
 * Cancels imports in progress of a locked store that leaves the market or its owner. Returns the storage keys of all
 * its ZIPs, to delete after the transaction.
 */
export async function cancelStoreImports(
  tx: Pick<Context, 'db' | 'clock'>,
  storeId: string,
): Promise<string[]> {
  const { popupStoreId, status, archiveKeys } = productImports;
  const ofStore = eq(popupStoreId, storeId);
  await endUnfinishedImports(tx, and(ofStore, inArray(status, UNFINISHED_IMPORT_STATUSES)), {
    status: 'cancelled',
  });
  const all = await tx.db.select({ archiveKeys }).from(productImports).where(ofStore);
  return all.flatMap((one) => one.archiveKeys);
}
