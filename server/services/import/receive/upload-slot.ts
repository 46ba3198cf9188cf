import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import { IMPORTS_AWAITED } from '../../../../contract/lifecycles/product-import.lifecycle.ts';
import { ARCHIVES } from '../../../../contract/import/archive-limits.ts';
import { IMPORTS } from '../../../../contract/import/import-limits.ts';
import type { Context } from '../../../context.ts';
import { announceChange } from '../../../db/change-feed.ts';
import { productImports } from '../../../db/schema-imports.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { Refusal } from '../../../http/refusal.ts';
import { noPlace, uploadHash } from '../../uploads/open-uploads.ts';
import { ARCHIVE_CAME } from '../finish/import-states.ts';
import { isFree, isHeld } from '../write/lease.ts';

type Needs = Pick<Context, 'db' | 'clock'>;

/** An archive that is put at its address: `size` in bytes, as it was announced by whoever sends it. */
export interface ArchiveUpload {
  secret: string;
  size: number;
}

/** Whoever sends an archive holds its place: what a second one sends meanwhile is not taken. */
export interface UploadClaim {
  id: string;
  lease: string;
}

const tooLarge = () => new Refusal('PAYLOAD_TOO_LARGE', 'El archivo no puede superar los 200 MB.');

/** Expiry of an archive's place that was announced, or of which bytes came, at `now`. */
export const renewedExpiry = (now: number) => ({ placeUntil: new Date(now + ARCHIVES.placeTime) });

/** Holds for a place whose time is not over and whose archive has not come. */
export const isPending = (now: number) =>
  and(gt(productImports.placeUntil, new Date(now)), inArray(productImports.status, [...IMPORTS_AWAITED]));

const isAt = (secret: string) => eq(productImports.placeHash, uploadHash(secret));

/** Holds for the place at an address while nobody else sends to it. */
export const isOpen = (secret: string, now: number) => and(isAt(secret), isPending(now), isFree(now));

/**
 * Says no before any byte is read: FORBIDDEN when the place is unknown, over, used, in use, or for another type; PAYLOAD_TOO_LARGE;
 * VALIDATION_FAILED where nobody said how long it is, or nothing comes.
 */
export async function expectArchive(
  { db, clock }: Needs,
  { secret, size, contentType }: ArchiveUpload & { contentType: string },
): Promise<void> {
  const [place] = await db
    .select({ contentType: productImports.contentType })
    .from(productImports)
    .where(isOpen(secret, clock.now()));
  if (place?.contentType !== contentType) throw noPlace();
  if (size > IMPORTS.maxArchiveBytes) throw tooLarge();
  if (!(size > 0)) throw new Refusal('VALIDATION_FAILED', 'El archivo está vacío.');
}

/** The import whose archive may come bit by bit at an address, also while somebody sends to it. Throws FORBIDDEN where there is none. */
export async function findGrowing({ db, clock }: Needs, secret: string): Promise<string> {
  const [place] = await db
    .select({ id: productImports.id })
    .from(productImports)
    .where(and(isAt(secret), isPending(clock.now()), isNotNull(productImports.announcedSize)));
  if (!place) throw noPlace();
  return place.id;
}

/** Until when the place of an import takes bytes; null where it takes none any more. */
export async function expiryOf({ db, clock }: Needs, id: string): Promise<Date | null> {
  const [place] = await db
    .select({ placeUntil: productImports.placeUntil })
    .from(productImports)
    .where(and(eq(productImports.id, id), isPending(clock.now())));
  return place?.placeUntil ?? null;
}

/** Hands an archive that has come to whoever reads archives. Throws FORBIDDEN when its place is over, or somebody else's by now. */
export const handOver = (
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
      .where(and(isHeld(claim), gt(productImports.placeUntil, now)))
      .returning({ id: productImports.id });
    if (came.length === 0) throw noPlace();
    await announceChange(db, [ARCHIVE_CAME]);
  });
