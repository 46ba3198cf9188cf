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

/** Changes an archive of which whoever sends it still has the lease. Throws FORBIDDEN when it was ended, or is somebody else's. */
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

/** Writes down where bytes of an archive will lie before any of them does: whoever dies leaves nothing that nobody knows of. */
export const addArchiveKey = (ctx: Pick<Context, 'db'>, claim: UploadClaim, key: string): Promise<void> =>
  changeArchive(ctx, claim, { archiveKeys: sql`array_append(${productImports.archiveKeys}, ${key})` });

/**
 * Removes the files of an archive that are none of its fragments: of a sender that died, or of one that begins anew. Its account pays for
 * the archive once, so no more of it may lie there. Throws FORBIDDEN as `changeArchive`.
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
