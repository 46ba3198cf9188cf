import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { type UploadPurpose, uploads } from '../../db/schema-uploads.ts';

/** Closes the places of these purposes that are open for a thing: what is put there from now on, or is on its way, is refused. */
export async function closeUploads(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  subjectId: string,
  purposes: readonly UploadPurpose[],
): Promise<void> {
  if (purposes.length === 0) return;
  await db
    .update(uploads)
    .set({ usedAt: new Date(clock.now()) })
    .where(
      and(eq(uploads.subjectId, subjectId), inArray(uploads.purpose, [...purposes]), isNull(uploads.usedAt)),
    );
}
