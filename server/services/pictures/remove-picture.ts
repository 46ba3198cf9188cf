import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { announceChange } from '../../db/change-feed.ts';
import { pictures } from '../../db/schema-stores.ts';
import { originalKey, variantKeys } from './picture-names.ts';

/** Throws a picture away in all its forms; no server shows it any longer. Call it when nothing refers to it. */
export async function removePicture(
  { db, blobs }: Pick<Context, 'db' | 'blobs'>,
  name: string,
): Promise<void> {
  // The original goes first: nothing can be made from it any more while the rest goes.
  for (const key of [originalKey(name), ...variantKeys(name)]) await blobs.remove(key);
  await db.delete(pictures).where(eq(pictures.name, name));
  await announceChange(db, [name]);
}
