import type { Readable } from 'node:stream';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { IMPORTS } from '../../../contract/products/import-limits.ts';
import type { Context } from '../../context.ts';
import { announceChange } from '../../db/change-feed.ts';
import { productImports } from '../../db/schema-imports.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Refusal } from '../../refusal.ts';
import { noPlace, uploadHash } from '../uploads/open-uploads.ts';
import { ARCHIVE_CAME, AWAITED } from './import-states.ts';
import { isFree, isHeld, keepImport, newLease } from './lease.ts';

interface Put {
  secret: string;
  /** In bytes, as it was announced by whoever sends it. */
  size: number;
}

const tooLarge = () => new Refusal('PAYLOAD_TOO_LARGE', 'El archivo no puede superar los 200 MB.');

const isOpen = (secret: string, now: number) =>
  and(
    eq(productImports.placeHash, uploadHash(secret)),
    gt(productImports.placeUntil, new Date(now)),
    inArray(productImports.status, [...AWAITED]),
    isFree(now),
  );

/**
 * Says no before any byte is read: FORBIDDEN when the place is unknown, over, used, in use, or for another type; PAYLOAD_TOO_LARGE;
 * VALIDATION_FAILED where nobody said how long it is, or nothing comes.
 */
export async function expectArchive(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { secret, size, contentType }: Put & { contentType: string },
): Promise<void> {
  const [place] = await db
    .select({ contentType: productImports.contentType })
    .from(productImports)
    .where(isOpen(secret, clock.now()));
  if (place?.contentType !== contentType) throw noPlace();
  if (size > IMPORTS.maxArchiveBytes) throw tooLarge();
  if (!(size > 0)) throw new Refusal('VALIDATION_FAILED', 'El archivo está vacío.');
}

/** Whoever puts an archive holds its place: what a second one sends meanwhile is not taken. */
interface Claim {
  id: string;
  lease: string;
  key: string;
}

/** Writes down where its bytes will lie before any of them does: whoever dies leaves nothing that nobody knows of. */
async function begin(ctx: Context, secret: string): Promise<Claim> {
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

const finish = (ctx: Context, size: number, claim: Claim) =>
  inTransaction(ctx, async ({ db, clock }) => {
    const now = new Date(clock.now());
    const came = await db
      .update(productImports)
      .set({
        status: 'processing',
        archiveKey: claim.key,
        fileSize: size,
        placeHash: null,
        lease: null,
        leasedUntil: null,
        uploadedAt: now,
      })
      .where(and(isHeld(claim), gt(productImports.placeUntil, now)))
      .returning({ id: productImports.id });
    if (came.length === 0) throw noPlace();
    await announceChange(db, [ARCHIVE_CAME]);
  });

/** Throws away what came of one that broke off, and lets another be put in its place. */
async function giveUp({ blobs, db }: Context, { key, ...claim }: Claim): Promise<void> {
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
    await finish(ctx, size, claim);
  } catch (error) {
    await giveUp(ctx, claim);
    throw error;
  } finally {
    stopKeeping();
  }
}
