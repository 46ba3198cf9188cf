import type { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { productImports } from '../../../db/schema-imports.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { requireStorage } from '../../uploads/account-storage.ts';
import { noPlace } from '../../uploads/open-uploads.ts';
import { addArchiveKey, removeOrphanFiles } from './archive-keys.ts';
import { type UploadClaim, renewedExpiry, handOver, isOpen, type ArchiveUpload } from './upload-slot.ts';
import { isHeld, renewLease, newLease } from '../write/lease.ts';

/** The claim of one PUT, and where its bytes will lie. */
interface PutClaim extends UploadClaim {
  key: string;
}

/**
 * Takes a place for one who puts the whole archive: what had come of it bit by bit counts no more. More bytes than were announced have
 * to fit into the storage of whoever announced it.
 */
const begin = (ctx: Context, { secret, size }: ArchiveUpload): Promise<PutClaim> =>
  inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const claim = newLease(now);
    const { id, userId, storedBytes } = productImports;
    const [place] = await tx.db
      .select({ id, userId, storedBytes })
      .from(productImports)
      .where(isOpen(secret, now))
      .for('update');
    if (!place) throw noPlace();
    if (place.userId !== null && size > place.storedBytes)
      await requireStorage(tx, place.userId, { bytes: size - place.storedBytes });
    await tx.db
      .update(productImports)
      .set({ ...claim, status: 'uploading', fileSize: size, fragments: [] })
      .where(eq(id, place.id));
    return { id: place.id, lease: claim.lease, key: `imports/${tx.newId()}` };
  });

/** Writes the bytes as they come, beside nothing that came before. Fails with FORBIDDEN, and reads no more, when the import was ended. */
async function write(
  ctx: Context,
  claim: PutClaim,
  { size, bytes }: Pick<Sent, 'size' | 'bytes'>,
): Promise<void> {
  const stopKeeping = renewLease(ctx, claim, {
    columnsAt: renewedExpiry,
    onLost: () => void bytes.destroy(noPlace()),
  });
  try {
    await removeOrphanFiles(ctx, claim);
    await addArchiveKey(ctx, claim, claim.key);
    await ctx.blobs.putStream(claim.key, bytes, size);
  } finally {
    stopKeeping();
  }
}

/** Removes what came of one that broke off or was ended, gives it back to its account, and lets another be put in its place. */
async function giveUp({ blobs, db }: Context, { key, ...claim }: PutClaim): Promise<void> {
  await blobs.remove(key);
  const { id, archiveKeys } = productImports;
  await db
    .update(productImports)
    .set({ archiveKeys: sql`array_remove(${archiveKeys}, ${key})` })
    .where(eq(id, claim.id));
  await db.update(productImports).set({ lease: null, leasedUntil: null, fileSize: 0 }).where(isHeld(claim));
}

interface Sent extends ArchiveUpload {
  bytes: Readable;
}

/**
 * Keeps an archive as it comes, one at a time, and hands it to whoever reads archives. One that breaks off can be put again at the same
 * address. Throws FORBIDDEN when the place is not open any more, in use, or closed meanwhile, and CONFLICT when the storage of its account
 * is full.
 */
export async function receiveArchive(ctx: Context, { secret, size, bytes }: Sent): Promise<void> {
  const claim = await begin(ctx, { secret, size });
  try {
    await write(ctx, claim, { size, bytes });
    await handOver(ctx, claim, { archiveKey: claim.key, fileSize: size });
  } catch (error) {
    await giveUp(ctx, claim);
    throw error;
  }
}
