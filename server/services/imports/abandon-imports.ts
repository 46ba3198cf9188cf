import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { productImports } from '../../db/schema-imports.ts';
import { leaveStaged } from './close-import.ts';
import { UNDER_WAY } from './import-states.ts';

/** What is left of imports whose store is no more, to be removed after it: pictures by their names, archives by their keys. */
export interface AbandonedImports {
  pictures: string[];
  archives: string[];
}

/** Ends what is under way in a locked store that leaves the market. */
export async function abandonImports(
  tx: Pick<Context, 'db' | 'clock'>,
  storeId: string,
): Promise<AbandonedImports> {
  const { id, popupStoreId, status, archiveKeys } = productImports;
  await tx.db
    .update(productImports)
    .set({
      status: 'cancelled',
      placeHash: null,
      lease: null,
      leasedUntil: null,
      processedAt: new Date(tx.clock.now()),
    })
    .where(and(eq(popupStoreId, storeId), inArray(status, [...UNDER_WAY])));
  const all = await tx.db.select({ id, archiveKeys }).from(productImports).where(eq(popupStoreId, storeId));
  const pictures: string[] = [];
  for (const one of all) pictures.push(...(await leaveStaged(tx, one.id)));
  return { pictures, archives: all.flatMap((one) => one.archiveKeys) };
}
