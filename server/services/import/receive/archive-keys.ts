import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { productImports } from '../../../db/schema-imports.ts';
import { noPlace } from '../../uploads/open-uploads.ts';
import type { UploadClaim } from './upload-slot.ts';
import { isHeld } from '../write/lease.ts';

type Columns = typeof productImports.$inferInsert;
type ArchiveColumns = {
  [Column in 'archiveKeys' | 'fragments' | 'placeUntil']?: Columns[Column] | SQL;
};

/**
 * Updates a ZIP of which the sender still holds the lease. Throws FORBIDDEN if the import has ended or another sender
 * holds it.
 */
export async function changeArchive(
  { db }: Pick<Context, 'db'>,
  claim: UploadClaim,
  columns: ArchiveColumns,
): Promise<void> {
  const changed = await db
    .update(productImports)
    .set(columns)
    .where(isHeld(claim))
    .returning({ id: productImports.id });
  if (changed.length === 0) throw noPlace();
}

/** Stores a storage key before its first byte is written, so that a crash leaves no unknown file. */
export const addArchiveKey = (ctx: Pick<Context, 'db'>, claim: UploadClaim, key: string): Promise<void> =>
  changeArchive(ctx, claim, { archiveKeys: sql`array_append(${productImports.archiveKeys}, ${key})` });

/**
 * Deletes files of a ZIP that are not among its fragments, left by a crashed or restarted upload. The quota counts a
 * ZIP only once, so orphans must not remain. Throws FORBIDDEN like `changeArchive`.
 */
export async function removeOrphanFiles(
  ctx: Pick<Context, 'db' | 'blobs'>,
  claim: UploadClaim,
): Promise<void> {
  const { archiveKeys, fragments } = productImports;
  const [held] = await ctx.db.select({ archiveKeys, fragments }).from(productImports).where(isHeld(claim));
  if (!held) throw noPlace();
  const used = new Set(held.fragments.map(({ key }) => key));
  const orphans = held.archiveKeys.filter((key) => !used.has(key));
  if (orphans.length === 0) return;
  for (const key of orphans) await ctx.blobs.remove(key);
  await changeArchive(ctx, claim, { archiveKeys: [...used] });
}
