import { inArray } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { announceChange } from '../../db/change-feed.ts';
import { pictures } from '../../db/schema-stores.ts';
import { originalKey, variantKeys } from './picture-names.ts';

/** Maximum names per change notification. */
const BATCH = 100;

/**
 * Marks unreferenced pictures for deletion, in the transaction that removes the reference. Housekeeping deletes them if
 * the server crashes before.
 */
export async function markPicturesForDeletion(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  names: readonly string[],
): Promise<void> {
  await db
    .update(pictures)
    .set({ leftAt: new Date(clock.now()) })
    .where(inArray(pictures.name, [...names]));
}

/** Deletes unreferenced pictures in all variants and invalidates the caches. Call it after the transaction. */
export async function removePictures(
  { db, blobs }: Pick<Context, 'db' | 'blobs'>,
  names: readonly string[],
): Promise<void> {
  for (let at = 0; at < names.length; at += BATCH) {
    const batch = names.slice(at, at + BATCH);
    // Originals first, so that no new variant can be encoded meanwhile.
    await Promise.all(batch.map((name) => blobs.remove(originalKey(name))));
    await Promise.all(batch.flatMap(variantKeys).map((key) => blobs.remove(key)));
    await db.delete(pictures).where(inArray(pictures.name, batch));
    await announceChange(db, batch);
  }
}
