import { and, eq, gt, isNotNull, isNull, lte, ne, notExists, or, type SQL } from 'drizzle-orm';
import { IMAGES } from '../../../contract/uploads/upload-limits.ts';
import { PICTURE_FAULTS, PICTURE_PROBLEMS } from '../../../contract/uploads/upload.ts';
import type { Context } from '../../context.ts';
import { pictures } from '../../db/schema-stores.ts';
import { uploads } from '../../db/schema-uploads.ts';
import { inTransaction } from '../../db/transaction.ts';
import { createFairLimiter } from '../../http/fair-limiter.ts';
import { Refusal } from '../../http/refusal.ts';
import { refuse } from '../../http/default-error-messages.ts';
import { originalKey } from '../pictures/picture-names.ts';
import type { PictureOutcome } from '../pictures/picture-work.ts';
import { JobLost, imageWorkers } from '../pictures/image-worker-pool.ts';
import { leavePictures, removePictures } from '../pictures/remove-pictures.ts';
import { UPLOAD_HANDLERS } from './upload-handlers.ts';
import { reservePicture, storageFull } from './account-storage.ts';
import { noPlace, uploadHash } from './open-uploads.ts';

type UploadRow = typeof uploads.$inferSelect;

/** Whoever was putting a file and has not finished after this has died. */
const CLAIM = 120_000;

/** One picture at a time, everybody's in turn. Who waits behind ten is answered before their browser gives up. */
const queue = createFairLimiter(1, { mostWaiting: 10, mostOfEach: 3 });

/** When there may be room again, in seconds. */
const ROOM_AFTER = 10;

/** The refusal of a file that is larger than a picture may be. */
export const pictureTooLarge = () => new Refusal('PAYLOAD_TOO_LARGE', PICTURE_PROBLEMS.TOO_LARGE);
const unfit = (message: string) => new Refusal('VALIDATION_FAILED', message);

function refuseWhenFull(userId: string): void {
  if (queue.isFullOf(userId)) throw refuse('TOO_MANY_REQUESTS', { retryAfter: ROOM_AFTER });
  if (queue.isFull()) throw refuse('UNAVAILABLE', { retryAfter: ROOM_AFTER });
}

const isOpen = (secret: string, now: Date) =>
  and(
    eq(uploads.hash, uploadHash(secret)),
    gt(uploads.expiresAt, now),
    isNull(uploads.usedAt),
    or(isNull(uploads.claimedUntil), lte(uploads.claimedUntil, now)),
  );

/**
 * Says no before any byte is read: FORBIDDEN when the place is unknown, over, used, in use, or for another type; TOO_MANY_REQUESTS
 * when pictures of theirs wait already, UNAVAILABLE when everybody's do.
 */
export async function expectPicture(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { secret, contentType }: { secret: string; contentType: string },
): Promise<void> {
  const [place] = await db
    .select({ contentType: uploads.contentType, userId: uploads.userId })
    .from(uploads)
    .where(isOpen(secret, new Date(clock.now())));
  if (place?.contentType !== contentType) throw noPlace();
  refuseWhenFull(place.userId);
}

/** A place that one server receives a picture at: `claimedUntil` tells its claim from those before and after. */
type ClaimedUpload = UploadRow & { claimedUntil: Date };

const isClaimedBy = ({ hash, claimedUntil }: ClaimedUpload) =>
  and(eq(uploads.hash, hash), eq(uploads.claimedUntil, claimedUntil));

async function claimWhere({ db, clock }: Context, isFree: SQL | undefined): Promise<ClaimedUpload> {
  const claimedUntil = new Date(clock.now() + CLAIM);
  const [claimed] = await db.update(uploads).set({ claimedUntil }).where(isFree).returning();
  if (!claimed) throw noPlace();
  return { ...claimed, claimedUntil };
}

const claim = (ctx: Context, secret: string): Promise<ClaimedUpload> =>
  claimWhere(ctx, isOpen(secret, new Date(ctx.clock.now())));

/** Gives a claim its whole time again. Throws FORBIDDEN when it is somebody else's by now, or the place was closed. */
const renewClaim = (ctx: Context, place: ClaimedUpload): Promise<ClaimedUpload> =>
  claimWhere(ctx, and(isClaimedBy(place), isNull(uploads.usedAt)));

/** Lets a place be used again. */
const releaseClaim = ({ db }: Context, place: ClaimedUpload) =>
  db.update(uploads).set({ claimedUntil: null }).where(isClaimedBy(place));

/** The outcome of reading a file in a process of its own. A machine that had no time for it is UNAVAILABLE, never a fault of the file. */
const readElsewhere = (bytes: Uint8Array): Promise<PictureOutcome> =>
  imageWorkers.carryOut({ verb: 'readUpload', bytes }).catch((error: unknown) => {
    if (!(error instanceof JobLost)) throw error;
    if (error.reason === 'TIME') throw refuse('UNAVAILABLE', { retryAfter: ROOM_AFTER });
    throw new Refusal('PAYLOAD_TOO_LARGE', PICTURE_FAULTS.TOO_COSTLY);
  });

async function pictureIn(bytes: Uint8Array, { userId }: UploadRow): Promise<Buffer> {
  if (bytes.length < IMAGES.minBytes) throw unfit(PICTURE_PROBLEMS.TOO_SMALL);
  refuseWhenFull(userId);
  const outcome = await queue.run(() => readElsewhere(bytes), userId);
  if ('bytes' in outcome) return outcome.bytes;
  throw outcome.fault === 'TOO_MANY_PIXELS'
    ? new Refusal('PAYLOAD_TOO_LARGE', PICTURE_FAULTS.TOO_MANY_PIXELS)
    : unfit(PICTURE_FAULTS.NOT_A_PICTURE);
}

/**
 * Puts the picture where it was meant for and answers those that it takes the place of. Throws FORBIDDEN when the place, or what was
 * written there, is somebody else's by now.
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
    if (used.length === 0 || shown.length === 0) throw noPlace();
    const former = await UPLOAD_HANDLERS[purpose](tx, { userId, subjectId, pictureName });
    if (!former) throw noPlace();
    await leavePictures(tx, former);
    return former;
  });
}

/**
 * Removes what was written at a place and was never installed, and gives it back to its account; nothing where another claim has the place
 * by now. The row goes first, by which nobody can install it any more: a file without one goes with its place.
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

/** Writes a picture into its owner's storage, as one that nothing refers to yet; what a server that died had written there goes first. */
async function write(ctx: Context, place: ClaimedUpload, bytes: Buffer): Promise<void> {
  const { pictureName: name, userId: ownerId } = place;
  await discardUpload(ctx, place);
  const noRoom = await reservePicture(ctx, { name, ownerId, size: bytes.length });
  if (noRoom) throw storageFull(noRoom);
  await ctx.blobs.put(originalKey(name), bytes);
}

/**
 * Takes a file that was put: checks it, keeps it in a form of ours and shows it where it was announced for; the picture before
 * is thrown away. Throws FORBIDDEN when the place is not open any more, somebody else puts a file there, or what it was for is gone, VALIDATION_FAILED when it is no picture,
 * PAYLOAD_TOO_LARGE when it has too many pixels, CONFLICT when the storage of who put it is full, and TOO_MANY_REQUESTS or UNAVAILABLE when too many wait or the machine had no time
 * for it, after which the place can be used again.
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
  // A claim may have ended meanwhile. Renewed, it keeps everybody else from writing there.
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
