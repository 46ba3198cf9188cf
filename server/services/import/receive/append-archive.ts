import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { type ArchiveFragment, productImports } from '../../../db/schema-imports.ts';
import { isRefusal } from '../../../http/refusal.ts';
import { closedUploadRefusal } from '../../uploads/open-uploads.ts';
import { arrivedBytesOf, cutIntoFragments } from './archive-fragments.ts';
import { addArchiveKey, updateClaimedArchive, removeOrphanFiles } from './archive-keys.ts';
import { type UploadClaim, renewedExpiry, handOverArchive, isUploadPending } from './upload-slot.ts';
import { isLeaseFree, isLeaseHeld, newLease } from '../write/lease.ts';

/** Upload progress of a ZIP: received and total bytes. */
export interface ArchiveUploadState {
  arrived: number;
  size: number;
}

/** Claims an upload for one sender; null if it is claimed, complete or ended. */
export async function claimArchiveUpload(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: string,
): Promise<UploadClaim | null> {
  const now = clock.now();
  const claim = newLease(now);
  const taken = await db
    .update(productImports)
    .set({ ...claim, status: 'uploading' })
    .where(and(eq(productImports.id, id), isUploadPending(now), isLeaseFree(now)))
    .returning({ id: productImports.id });
  return taken.length === 0 ? null : { id, lease: claim.lease };
}

/** Releases an upload for other senders. */
export const releaseArchiveUpload = ({ db }: Pick<Context, 'db'>, claim: UploadClaim) =>
  db.update(productImports).set({ lease: null, leasedUntil: null }).where(isLeaseHeld(claim));

/**
 * Upload progress of a claimed ZIP. A complete upload is handed over to the import workers, in case its sender crashed
 * before.
 */
export async function archiveUploadStateOf(ctx: Context, claim: UploadClaim): Promise<ArchiveUploadState> {
  const { announcedSize, fragments } = productImports;
  const [held] = await ctx.db
    .select({ size: announcedSize, fragments })
    .from(productImports)
    .where(isLeaseHeld(claim));
  if (!held || held.size === null) throw closedUploadRefusal();
  const growth = { arrived: arrivedBytesOf(held.fragments), size: held.size };
  if (growth.arrived === growth.size) await handOverArchive(ctx, claim, { fileSize: growth.size });
  return growth;
}

/** Records a written fragment and renews the expiry. If the import has ended meanwhile, the fragment is deleted. */
async function countIn(ctx: Context, claim: UploadClaim, fragment: ArchiveFragment): Promise<void> {
  const { fragments } = productImports;
  const one = JSON.stringify([fragment]);
  try {
    await updateClaimedArchive(ctx, claim, {
      fragments: sql`${fragments} || ${one}::jsonb`,
      ...renewedExpiry(ctx.clock.now()),
    });
  } catch (error) {
    if (isRefusal(error)) await ctx.blobs.remove(fragment.key);
    throw error;
  }
}

/**
 * Appends received bytes to a ZIP fragment by fragment and returns the new offset, also after a broken connection. Each
 * fragment counts once it is written, so a crash loses only the current one.
 */
export async function appendArchive(
  ctx: Context,
  claim: UploadClaim,
  { arrived, size }: ArchiveUploadState,
  bytes: AsyncIterable<Uint8Array>,
): Promise<number> {
  await removeOrphanFiles(ctx, claim);
  let there = arrived;
  for await (const fragment of cutIntoFragments(bytes, size - arrived)) {
    const key = `imports/${ctx.newId()}`;
    await addArchiveKey(ctx, claim, key);
    await ctx.blobs.put(key, fragment);
    await countIn(ctx, claim, { key, size: fragment.length });
    there += fragment.length;
  }
  if (there === size) await handOverArchive(ctx, claim, { fileSize: size });
  return there;
}
