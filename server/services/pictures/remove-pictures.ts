import { inArray } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { announceChange } from '../../db/change-feed.ts';
import { pictures } from '../../db/schema-stores.ts';
import { originalKey, variantKeys } from './picture-names.ts';

/** As many as one announcement can name. */
const BATCH = 100;

/**
 * Marks pictures to which nothing refers any longer, in the transaction that left them: whoever dies before they are removed, the
 * housekeeping removes them.
 */
export async function leavePictures(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  await db
    .update(pictures)
    .set({ leftAt: new Date(clock.now()) })
    .where(inArray(pictures.name, [...names]));
}

/** Throws pictures that were left away in all their forms; no server shows them any longer. Comes after the transaction that left them. */
export async function removePictures(
  { db, blobs }: Pick<Context, 'db' | 'blobs'>,
  names: readonly string[],
): Promise<void> {
  for (let at = 0; at < names.length; at += BATCH) {
    const batch = names.slice(at, at + BATCH);
    // The originals go first: nothing can be made from them any more while the rest goes.
    await Promise.all(batch.map((name) => blobs.remove(originalKey(name))));
    await Promise.all(batch.flatMap(variantKeys).map((key) => blobs.remove(key)));
    await db.delete(pictures).where(inArray(pictures.name, batch));
    await announceChange(db, batch);
  }
}
