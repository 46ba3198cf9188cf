import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { productImports } from '../../../db/schema-imports.ts';
import { closedUploadRefusal } from '../../uploads/open-uploads.ts';
import type { UploadClaim } from './upload-slot.ts';
import { isLeaseHeld } from '../write/lease.ts';

type Columns = typeof productImports.$inferInsert;
type ArchiveColumns = {
  [Column in 'archiveKeys' | 'fragments' | 'placeUntil']?: Columns[Column] | SQL;
};

/**
 * Updates a ZIP of which the sender still holds the lease. Throws FORBIDDEN if the import has ended or another sender
 * holds it.
 */
export async function updateClaimedArchive(
  { db }: Pick<Context, 'db'>,
  claim: UploadClaim,
  columns: ArchiveColumns,
): Promise<void> {
  const changed = await db
    .update(productImports)
    .set(columns)
    .where(isLeaseHeld(claim))
    .returning({ id: productImports.id });
  if (changed.length === 0) throw closedUploadRefusal();
}

/** Stores a storage key before its first byte is written, so that a crash leaves no unknown file. */
export const addArchiveKey = (ctx: Pick<Context, 'db'>, claim: UploadClaim, key: string): Promise<void> =>
  updateClaimedArchive(ctx, claim, { archiveKeys: sql`array_append(${productImports.archiveKeys}, ${key})` });

/**
 * Deletes files of a ZIP that are not among its fragments, left by a crashed or restarted upload. The quota counts a
 * ZIP only once, so orphans must not remain. Throws FORBIDDEN like `updateClaimedArchive`.
 */
export async function removeOrphanFiles(
  ctx: Pick<Context, 'db' | 'blobs'>,
  claim: UploadClaim,
): Promise<void> {
  const { archiveKeys, fragments } = productImports;
  const [held] = await ctx.db
    .select({ archiveKeys, fragments })
    .from(productImports)
    .where(isLeaseHeld(claim));
  if (!held) throw closedUploadRefusal();
  const used = new Set(held.fragments.map(({ key }) => key));
  const orphans = held.archiveKeys.filter((key) => !used.has(key));
  if (orphans.length === 0) return;
  for (const key of orphans) await ctx.blobs.remove(key);
  await updateClaimedArchive(ctx, claim, { archiveKeys: [...used] });
}
