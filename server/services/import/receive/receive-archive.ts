import type { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { productImports } from '../../../db/schema-imports.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { requireStorage } from '../../uploads/account-storage.ts';
import { closedUploadRefusal } from '../../uploads/open-uploads.ts';
import { addArchiveKey, removeOrphanFiles } from './archive-keys.ts';
import {
  type UploadClaim,
  renewedExpiry,
  handOverArchive,
  isUploadOpen,
  type ArchiveUpload,
} from './upload-slot.ts';
import { isLeaseHeld, renewLease, newLease } from '../write/lease.ts';

/** Claim of one PUT upload, with its storage key. */
interface PutClaim extends UploadClaim {
  key: string;
}

/**
 * Claims an upload for a PUT of the complete ZIP; earlier chunks are discarded. More bytes than announced must fit into
 * the account's quota.
 */
const begin = (ctx: Context, { secret, size }: ArchiveUpload): Promise<PutClaim> =>
  inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const claim = newLease(now);
    const { id, userId, storedBytes } = productImports;
    const [place] = await tx.db
      .select({ id, userId, storedBytes })
      .from(productImports)
      .where(isUploadOpen(secret, now))
      .for('update');
    if (!place) throw closedUploadRefusal();
    if (place.userId !== null && size > place.storedBytes)
      await requireStorage(tx, place.userId, { bytes: size - place.storedBytes });
    await tx.db
      .update(productImports)
      .set({ ...claim, status: 'uploading', fileSize: size, fragments: [] })
      .where(eq(id, place.id));
    return { id: place.id, lease: claim.lease, key: `imports/${tx.newId()}` };
  });

/** Streams the bytes to storage, after the deletion of earlier data. Stops with FORBIDDEN if the import ends. */
async function write(
  ctx: Context,
  claim: PutClaim,
  { size, bytes }: Pick<Sent, 'size' | 'bytes'>,
): Promise<void> {
  const stopKeeping = renewLease(ctx, claim, {
    columnsAt: renewedExpiry,
    onLost: () => void bytes.destroy(closedUploadRefusal()),
  });
  try {
    await removeOrphanFiles(ctx, claim);
    await addArchiveKey(ctx, claim, claim.key);
    await ctx.blobs.putStream(claim.key, bytes, size);
  } finally {
    stopKeeping();
  }
}

/** Deletes the data of an aborted upload, frees the quota, and permits another upload. */
async function giveUp({ blobs, db }: Context, { key, ...claim }: PutClaim): Promise<void> {
  await blobs.remove(key);
  const { id, archiveKeys } = productImports;
  await db
    .update(productImports)
    .set({ archiveKeys: sql`array_remove(${archiveKeys}, ${key})` })
    .where(eq(id, claim.id));
  await db
    .update(productImports)
    .set({ lease: null, leasedUntil: null, fileSize: 0 })
    .where(isLeaseHeld(claim));
}

interface Sent extends ArchiveUpload {
  bytes: Readable;
}

/**
 * Receives a ZIP by one PUT and hands it over to the import workers; one sender at a time. An aborted upload can be
 * repeated at the same URL. Throws FORBIDDEN if the upload is closed, in use or ended meanwhile, and CONFLICT if the
 * account's quota is full.
 */
export async function receiveArchive(ctx: Context, { secret, size, bytes }: Sent): Promise<void> {
  const claim = await begin(ctx, { secret, size });
  try {
    await write(ctx, claim, { size, bytes });
    await handOverArchive(ctx, claim, { archiveKey: claim.key, fileSize: size });
  } catch (error) {
    await giveUp(ctx, claim);
    throw error;
  }
}
