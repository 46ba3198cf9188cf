import type { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { productImports } from '../../db/schema-imports.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireStorage } from '../uploads/account-storage.ts';
import { noPlace } from '../uploads/open-uploads.ts';
import { type Claim, goodUntil, handOver, isOpen, type Put } from './archive-place.ts';
import { isHeld, keepImport, newLease } from './lease.ts';

/**
 * Writes down where its bytes will lie before any of them does: whoever dies leaves nothing that nobody knows of. More bytes than were
 * announced have to fit into the storage of whoever announced it.
 */
const begin = (ctx: Context, { secret, size }: Put): Promise<Claim & { key: string }> =>
  inTransaction(ctx, async (tx) => {
    const key = `imports/${tx.newId()}`;
    const now = tx.clock.now();
    const claim = newLease(now);
    const { id, userId, storedBytes, archiveKeys } = productImports;
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
      .set({
        ...claim,
        status: 'uploading',
        fileSize: size,
        archiveKeys: sql`array_append(${archiveKeys}, ${key})`,
      })
      .where(eq(id, place.id));
    return { id: place.id, lease: claim.lease, key };
  });

/** Throws away what came of one that broke off, and lets another be put in its place. */
async function giveUp({ blobs, db }: Context, { key, ...claim }: Claim & { key: string }): Promise<void> {
  await blobs.remove(key);
  const { id, archiveKeys } = productImports;
  await db
    .update(productImports)
    .set({ archiveKeys: sql`array_remove(${archiveKeys}, ${key})` })
    .where(eq(id, claim.id));
  await db.update(productImports).set({ lease: null, leasedUntil: null, fileSize: 0 }).where(isHeld(claim));
}

/**
 * Keeps an archive as it comes, one at a time, and hands it to whoever reads archives. One that breaks off can be put again at the same
 * address. Throws FORBIDDEN when the place is not open any more, or in use, and CONFLICT when the storage of its account is full.
 */
export async function receiveArchive(
  ctx: Context,
  { secret, size, bytes }: Put & { bytes: Readable },
): Promise<void> {
  const claim = await begin(ctx, { secret, size });
  const stopKeeping = keepImport(ctx, claim, goodUntil);
  try {
    await ctx.blobs.putStream(claim.key, bytes, size);
    await handOver(ctx, claim, { archiveKey: claim.key, fileSize: size });
  } catch (error) {
    await giveUp(ctx, claim);
    throw error;
  } finally {
    stopKeeping();
  }
}
