import { and, eq, lte } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { pictures } from '../../db/schema-stores.ts';
import { uploads } from '../../db/schema-uploads.ts';
import { originalKey } from '../pictures/picture-names.ts';

/** Time in ms after expiry in which a last-moment upload has certainly finished. */
const PATIENCE = 60 * 60_000;
const BATCH = 100;

/** Deletes expired uploads, and files that became no picture after a crash or a closed upload. */
export async function pruneUploads({
  db,
  clock,
  blobs,
}: Pick<Context, 'db' | 'clock' | 'blobs'>): Promise<void> {
  const isOver = lte(uploads.expiresAt, new Date(clock.now() - PATIENCE));
  const over = await db.select().from(uploads).where(isOver).limit(BATCH);
  for (const { hash, pictureName } of over) {
    const [kept] = await db.select().from(pictures).where(eq(pictures.name, pictureName));
    if (!kept) await blobs.remove(originalKey(pictureName));
    await db.delete(uploads).where(and(eq(uploads.hash, hash), isOver));
  }
}
