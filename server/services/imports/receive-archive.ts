import type { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { productImports } from '../../db/schema-imports.ts';
import { noPlace } from '../uploads/open-uploads.ts';
import { type Claim, handOver, isOpen, type Put } from './archive-place.ts';
import { isHeld, keepImport, newLease } from './lease.ts';

/** Writes down where its bytes will lie before any of them does: whoever dies leaves nothing that nobody knows of. */
async function begin(ctx: Context, secret: string): Promise<Claim & { key: string }> {
  const key = `imports/${ctx.newId()}`;
  const now = ctx.clock.now();
  const claim = newLease(now);
  const [began] = await ctx.db
    .update(productImports)
    .set({
      ...claim,
      status: 'uploading',
      archiveKeys: sql`array_append(${productImports.archiveKeys}, ${key})`,
    })
    .where(isOpen(secret, now))
    .returning({ id: productImports.id });
  if (!began) throw noPlace();
  return { id: began.id, lease: claim.lease, key };
}

/** Throws away what came of one that broke off, and lets another be put in its place. */
async function giveUp({ blobs, db }: Context, { key, ...claim }: Claim & { key: string }): Promise<void> {
  await blobs.remove(key);
  const { id, archiveKeys } = productImports;
  await db
    .update(productImports)
    .set({ archiveKeys: sql`array_remove(${archiveKeys}, ${key})` })
    .where(eq(id, claim.id));
  await db.update(productImports).set({ lease: null, leasedUntil: null }).where(isHeld(claim));
}

/**
 * Keeps an archive as it comes, one at a time, and hands it to whoever reads archives. One that breaks off can be put again at the same
 * address. Throws FORBIDDEN when the place is not open any more, or in use.
 */
export async function receiveArchive(
  ctx: Context,
  { secret, size, bytes }: Put & { bytes: Readable },
): Promise<void> {
  const claim = await begin(ctx, secret);
  const stopKeeping = keepImport(ctx, claim);
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
