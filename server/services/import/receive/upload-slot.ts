import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import { AWAITED_IMPORT_STATUSES } from '../../../../contract/lifecycles/product-import.lifecycle.ts';
import { ARCHIVE_LIMITS } from '../../../../contract/import/archive-limits.ts';
import { IMPORT_LIMITS } from '../../../../contract/import/import-limits.ts';
import type { Context } from '../../../context.ts';
import { announceChange } from '../../../db/change-feed.ts';
import { productImports } from '../../../db/schema-imports.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { Refusal } from '../../../http/refusal.ts';
import { closedUploadRefusal, uploadHash } from '../../uploads/open-uploads.ts';
import { ARCHIVE_ARRIVED } from '../finish/archive-arrived.ts';
import { isLeaseFree, isLeaseHeld } from '../write/lease.ts';

type Needs = Pick<Context, 'db' | 'clock'>;

/** ZIP upload at a secret URL; `size` in bytes, from the sender. */
export interface ArchiveUpload {
  secret: string;
  size: number;
}

/** Claim of an upload by one sender; others are refused meanwhile. */
export interface UploadClaim {
  id: string;
  lease: string;
}

const tooLarge = () => new Refusal('PAYLOAD_TOO_LARGE', 'El archivo no puede superar los 200 MB.');

/** New expiry of an upload, after its announcement or received bytes at `now`. */
export const renewedExpiry = (now: number) => ({ placeUntil: new Date(now + ARCHIVE_LIMITS.placeTime) });

/** Condition for uploads that have not expired and whose ZIP has not arrived. */
export const isUploadPending = (now: number) =>
  and(
    gt(productImports.placeUntil, new Date(now)),
    inArray(productImports.status, [...AWAITED_IMPORT_STATUSES]),
  );

const isAt = (secret: string) => eq(productImports.placeHash, uploadHash(secret));

/** Condition for the upload at a URL without another sender. */
export const isUploadOpen = (secret: string, now: number) =>
  and(isAt(secret), isUploadPending(now), isLeaseFree(now));

/**
 * Check before any byte is read. Throws FORBIDDEN (unknown, expired, used, in use, or wrong content type),
 * PAYLOAD_TOO_LARGE, or VALIDATION_FAILED (no or zero length).
 */
export async function requireUploadSlot(
  { db, clock }: Needs,
  { secret, size, contentType }: ArchiveUpload & { contentType: string },
): Promise<void> {
  const [place] = await db
    .select({ contentType: productImports.contentType })
    .from(productImports)
    .where(isUploadOpen(secret, clock.now()));
  if (place?.contentType !== contentType) throw closedUploadRefusal();
  if (size > IMPORT_LIMITS.maxArchiveBytes) throw tooLarge();
  if (!(size > 0)) throw new Refusal('VALIDATION_FAILED', 'El archivo está vacío.');
}

/** Import with a chunked upload at a URL, even during an upload. Throws FORBIDDEN if there is none. */
export async function findChunkedUpload({ db, clock }: Needs, secret: string): Promise<string> {
  const [place] = await db
    .select({ id: productImports.id })
    .from(productImports)
    .where(and(isAt(secret), isUploadPending(clock.now()), isNotNull(productImports.announcedSize)));
  if (!place) throw closedUploadRefusal();
  return place.id;
}

/** Expiry time of an import's upload; null if it is closed. */
export async function uploadExpiryOf({ db, clock }: Needs, id: string): Promise<Date | null> {
  const [place] = await db
    .select({ placeUntil: productImports.placeUntil })
    .from(productImports)
    .where(and(eq(productImports.id, id), isUploadPending(clock.now())));
  return place?.placeUntil ?? null;
}

/** Hands over a complete ZIP to the import workers. Throws FORBIDDEN if the upload is closed or another sender holds it. */
export const handOverArchive = (
  ctx: Context,
  claim: UploadClaim,
  archive: Pick<typeof productImports.$inferInsert, 'archiveKey' | 'fileSize'>,
): Promise<void> =>
  inTransaction(ctx, async ({ db, clock }) => {
    const now = new Date(clock.now());
    const came = await db
      .update(productImports)
      .set({
        ...archive,
        status: 'processing',
        placeHash: null,
        lease: null,
        leasedUntil: null,
        uploadedAt: now,
      })
      .where(and(isLeaseHeld(claim), gt(productImports.placeUntil, now)))
      .returning({ createdAt: productImports.createdAt });
    const [arrived] = came;
    if (!arrived) throw closedUploadRefusal();
    const stayed = clock.now() - arrived.createdAt.getTime();
    ctx.metrics?.stateLeft({ chart: 'import', state: 'uploading', stayed });
    await announceChange(db, [ARCHIVE_ARRIVED]);
  });
