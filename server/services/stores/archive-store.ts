import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { abandonImports } from '../import/receive/abandon-imports.ts';

/** Archives a locked store whose products are locked, in the transaction given: nobody finds it any more, and its orders keep it. */
export async function archiveStore(
  tx: Pick<Context, 'db' | 'clock'>,
  { id }: { id: string },
): Promise<string[]> {
  const { db, clock } = tx;
  await db
    .update(popupStores)
    .set({ status: 'archived', clockEnd: null, updatedAt: new Date(clock.now()) })
    .where(eq(popupStores.id, id));
  return abandonImports(tx, id);
}
