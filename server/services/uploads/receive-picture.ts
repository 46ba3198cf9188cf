import { and, eq, gt, isNotNull, isNull, lte, ne, notExists, or, type SQL } from 'drizzle-orm';
import { PICTURE_LIMITS } from '../../../contract/uploads/upload-limits.ts';
import { PICTURE_FAULT_MESSAGES, PICTURE_PROBLEM_MESSAGES } from '../../../contract/uploads/upload.ts';
import type { Context } from '../../context.ts';
import { pictures } from '../../db/schema-stores.ts';
import { uploads } from '../../db/schema-uploads.ts';
import { inTransaction } from '../../db/transaction.ts';
import { createFairLimiter } from '../../http/fair-limiter.ts';
import { Refusal } from '../../http/refusal.ts';
import { defaultRefusal } from '../../http/default-error-messages.ts';
import { originalKey } from '../pictures/picture-names.ts';
import type { PictureOutcome } from '../pictures/picture-job.ts';
import { JobLostError, imageWorkers } from '../pictures/image-worker-pool.ts';
import { markPicturesForDeletion, removePictures } from '../pictures/remove-pictures.ts';
import { UPLOAD_HANDLERS } from './upload-handlers.ts';
import { reservePictureStorage, fullStorageRefusal } from './account-storage.ts';
import { closedUploadRefusal, uploadHash } from './open-uploads.ts';

type UploadRow = typeof uploads.$inferSelect;

/** Claim duration in ms; after it, the sender is considered crashed. */
const CLAIM = 120_000;

/** Upload queue: one picture at a time, accounts take turns. The wait behind ten is shorter than the browser's timeout. */
const queue = createFairLimiter(1, { mostWaiting: 10, mostOfEach: 3 });

/** Retry-After for a full queue, in seconds. */
const ROOM_AFTER = 10;

/** Refusal of a file above the picture size limit. */
export const pictureTooLargeRefusal = () =>
  new Refusal('PAYLOAD_TOO_LARGE', PICTURE_PROBLEM_MESSAGES.TOO_LARGE);
const unfit = (message: string) => new Refusal('VALIDATION_FAILED', message);

function refuseWhenFull(userId: string): void {
  if (queue.isFullOf(userId)) throw defaultRefusal('TOO_MANY_REQUESTS', { retryAfter: ROOM_AFTER });
  if (queue.isFull()) throw defaultRefusal('UNAVAILABLE', { retryAfter: ROOM_AFTER });
}

const isOpen = (secret: string, now: Date) =>
  and(
    eq(uploads.hash, uploadHash(secret)),
    gt(uploads.expiresAt, now),
    isNull(uploads.usedAt),
    or(isNull(uploads.claimedUntil), lte(uploads.claimedUntil, now)),
  );

/**
 * Check before any byte is read. Throws FORBIDDEN (unknown, expired, used, in use, or wrong content type),
 * TOO_MANY_REQUESTS if the account's queue is full, and UNAVAILABLE if the whole queue is full.
 */
export async function requirePictureUpload(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { secret, contentType }: { secret: string; contentType: string },
): Promise<void> {
  const [place] = await db
    .select({ contentType: uploads.contentType, userId: uploads.userId })
    .from(uploads)
    .where(isOpen(secret, new Date(clock.now())));
  if (place?.contentType !== contentType) throw closedUploadRefusal();
  refuseWhenFull(place.userId);
}

/** Upload claimed by one request; `claimedUntil` identifies the claim. */
type ClaimedUpload = UploadRow & { claimedUntil: Date };

const isClaimedBy = ({ hash, claimedUntil }: ClaimedUpload) =>
  and(eq(uploads.hash, hash), eq(uploads.claimedUntil, claimedUntil));

async function claimWhere({ db, clock }: Context, isFree: SQL | undefined): Promise<ClaimedUpload> {
  const claimedUntil = new Date(clock.now() + CLAIM);
  const [claimed] = await db.update(uploads).set({ claimedUntil }).where(isFree).returning();
  if (!claimed) throw closedUploadRefusal();
  return { ...claimed, claimedUntil };
}

const claim = (ctx: Context, secret: string): Promise<ClaimedUpload> =>
  claimWhere(ctx, isOpen(secret, new Date(ctx.clock.now())));

/** Renews a claim. Throws FORBIDDEN if another request has claimed the upload or it was closed. */
const renewClaim = (ctx: Context, place: ClaimedUpload): Promise<ClaimedUpload> =>
  claimWhere(ctx, and(isClaimedBy(place), isNull(uploads.usedAt)));

/** Releases an upload for another try. */
const releaseClaim = ({ db }: Context, place: ClaimedUpload) =>
  db.update(uploads).set({ claimedUntil: null }).where(isClaimedBy(place));

/** Reads a file in a worker process. A lack of time is UNAVAILABLE, not an error of the file. */
const readElsewhere = (bytes: Uint8Array): Promise<PictureOutcome> =>
  imageWorkers.carryOut({ verb: 'readUpload', bytes }).catch((error: unknown) => {
    if (!(error instanceof JobLostError)) throw error;
    if (error.reason === 'TIME') throw defaultRefusal('UNAVAILABLE', { retryAfter: ROOM_AFTER });
    throw new Refusal('PAYLOAD_TOO_LARGE', PICTURE_FAULT_MESSAGES.TOO_COSTLY);
  });

async function pictureIn(bytes: Uint8Array, { userId }: UploadRow): Promise<Buffer> {
  if (bytes.length < PICTURE_LIMITS.minBytes) throw unfit(PICTURE_PROBLEM_MESSAGES.TOO_SMALL);
  refuseWhenFull(userId);
  const outcome = await queue.run(() => readElsewhere(bytes), userId);
  if ('bytes' in outcome) return outcome.bytes;
  throw outcome.fault === 'TOO_MANY_PIXELS'
    ? new Refusal('PAYLOAD_TOO_LARGE', PICTURE_FAULT_MESSAGES.TOO_MANY_PIXELS)
    : unfit(PICTURE_FAULT_MESSAGES.NOT_A_PICTURE);
}

/**
 * Marks the upload as used and hands the picture to its handler; returns the replaced pictures. Throws FORBIDDEN if
 * another request has claimed the upload or its picture.
 */
async function install(ctx: Context, place: ClaimedUpload): Promise<readonly string[]> {
  const { userId, pictureName, purpose, subjectId } = place;
  return inTransaction(ctx, async (tx) => {
    const used = await tx.db
      .update(uploads)
      .set({ usedAt: new Date(tx.clock.now()) })
      .where(and(isClaimedBy(place), isNull(uploads.usedAt)))
      .returning({ hash: uploads.hash });
    const shown = await tx.db
      .update(pictures)
      .set({ leftAt: null })
      .where(and(eq(pictures.name, pictureName), isNotNull(pictures.leftAt)))
      .returning({ name: pictures.name });
    if (used.length === 0 || shown.length === 0) throw closedUploadRefusal();
    const former = await UPLOAD_HANDLERS[purpose](tx, { userId, subjectId, pictureName });
    if (!former) throw closedUploadRefusal();
    await markPicturesForDeletion(tx, former);
    return former;
  });
}

/**
 * Deletes a written but not installed picture and frees the quota; no effect if another claim has the upload. The row
 * is deleted first, so that nobody can install it; a file without a row is deleted with the upload.
 */
async function discardUpload(
  ctx: Context,
  { hash, pictureName, claimedUntil }: ClaimedUpload,
): Promise<void> {
  const claimedByAnother = ctx.db
    .select({ hash: uploads.hash })
    .from(uploads)
    .where(
      and(eq(uploads.hash, hash), or(isNull(uploads.claimedUntil), ne(uploads.claimedUntil, claimedUntil))),
    );
  const discarded = await ctx.db
    .delete(pictures)
    .where(and(eq(pictures.name, pictureName), isNotNull(pictures.leftAt), notExists(claimedByAnother)))
    .returning({ name: pictures.name });
  await removePictures(
    ctx,
    discarded.map(({ name }) => name),
  );
}

/** Writes a picture into its owner's storage, not referenced yet. Data of a crashed server is deleted first. */
async function write(ctx: Context, place: ClaimedUpload, bytes: Buffer): Promise<void> {
  const { pictureName: name, userId: ownerId } = place;
  await discardUpload(ctx, place);
  const noRoom = await reservePictureStorage(ctx, { name, ownerId, size: bytes.length });
  if (noRoom) throw fullStorageRefusal(noRoom);
  await ctx.blobs.put(originalKey(name), bytes);
}

/**
 * Receives an uploaded picture: validates it, stores it re-encoded, and hands it to the handler of its purpose;
 * replaced pictures are deleted. Throws FORBIDDEN (closed, in use, or its entity deleted), VALIDATION_FAILED (not a
 * picture), PAYLOAD_TOO_LARGE (too many pixels), CONFLICT (quota full). TOO_MANY_REQUESTS and UNAVAILABLE (queue full,
 * or no time) permit a retry.
 */
export async function receivePicture(
  ctx: Context,
  { secret, bytes }: { secret: string; bytes: Uint8Array },
): Promise<void> {
  const claimed = await claim(ctx, secret);
  const picture = await pictureIn(bytes, claimed).catch(async (error: unknown) => {
    await releaseClaim(ctx, claimed);
    throw error;
  });
  // The claim may have expired meanwhile; the renewal excludes all others from writing.
  const place = await renewClaim(ctx, claimed);
  try {
    await write(ctx, place, picture);
    await removePictures(ctx, await install(ctx, place));
  } catch (error) {
    await discardUpload(ctx, place);
    await releaseClaim(ctx, place);
    throw error;
  }
}
