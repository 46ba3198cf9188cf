import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { cancelStoreImports } from '../import/receive/cancel-store-imports.ts';

/**
 * Archives a locked store with locked products, within the given transaction. It becomes invisible, but its orders
 * still refer to it. Returns the storage keys of its import ZIPs.
 */
export async function archiveStore(
  tx: Pick<Context, 'db' | 'clock'>,
  { id }: { id: string },
): Promise<string[]> {
  const { db, clock } = tx;
  await db
    .update(popupStores)
    .set({ status: 'archived', clockEnd: null, updatedAt: new Date(clock.now()) })
    .where(eq(popupStores.id, id));
  return cancelStoreImports(tx, id);
}
