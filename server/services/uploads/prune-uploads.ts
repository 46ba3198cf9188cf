import { and, eq, lte } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { pictures } from '../../db/schema-stores.ts';
import { uploads } from '../../db/schema-uploads.ts';
import { originalKey } from '../pictures/picture-names.ts';

/** Whoever began to put a file in the last moment has finished after this, in ms. */
const PATIENCE = 60 * 60_000;
const BATCH = 100;

/** Forgets places that are over, and the files in those that became no picture: of a server that died, or closed meanwhile. */
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
