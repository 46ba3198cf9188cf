import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { type UploadPurpose, uploads } from '../../db/schema-uploads.ts';

/** Closes open uploads of the given purposes for an entity; later and current uploads are refused. */
export async function closeUploads(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  subjectId: string,
  purposes: readonly UploadPurpose[],
): Promise<void> {
  await db
    .update(uploads)
    .set({ usedAt: new Date(clock.now()) })
    .where(
      and(eq(uploads.subjectId, subjectId), inArray(uploads.purpose, [...purposes]), isNull(uploads.usedAt)),
    );
}
