import { and, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { IMAGES } from '../../../contract/uploads/upload-limits.ts';
import { PICTURE_FAULTS, PICTURE_PROBLEMS } from '../../../contract/uploads/upload.ts';
import type { Context } from '../../context.ts';
import { pictures } from '../../db/schema-stores.ts';
import { uploads } from '../../db/schema-uploads.ts';
import { inTransaction } from '../../db/transaction.ts';
import { createQueue } from '../../queue.ts';
import { Refusal } from '../../refusal.ts';
import { refusal } from '../../standing-words.ts';
import { originalKey } from '../pictures/picture-names.ts';
import type { PictureOutcome } from '../pictures/picture-work.ts';
import { JobLost, workshop } from '../pictures/picture-workshop.ts';
import { leavePictures, removePictures } from '../pictures/remove-pictures.ts';
import { ARRIVALS } from './arrivals.ts';
import { pictureHasNoRoom, reservePicture } from './account-storage.ts';
import { noPlace, uploadHash } from './open-uploads.ts';

type UploadRow = typeof uploads.$inferSelect;

/** Whoever was putting a file and has not finished after this has died. */
const CLAIM = 120_000;

/** One picture at a time, everybody's in turn. Who waits behind ten is answered before their browser gives up. */
const queue = createQueue(1, { mostWaiting: 10, mostOfEach: 3 });

/** When there may be room again, in seconds. */
const ROOM_AFTER = 10;

/** The refusal of a file that is larger than a picture may be. */
export const pictureTooLarge = () => new Refusal('PAYLOAD_TOO_LARGE', PICTURE_PROBLEMS.TOO_LARGE);
const unfit = (message: string) => new Refusal('VALIDATION_FAILED', message);

function refuseWhenFull(userId: string): void {
  if (queue.isFullOf(userId)) throw refusal('TOO_MANY_REQUESTS', { retryAfter: ROOM_AFTER });
  if (queue.isFull()) throw refusal('UNAVAILABLE', { retryAfter: ROOM_AFTER });
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

async function claim({ db, clock }: Context, secret: string): Promise<UploadRow> {
  const now = clock.now();
  const [claimed] = await db
    .update(uploads)
    .set({ claimedUntil: new Date(now + CLAIM) })
    .where(isOpen(secret, new Date(now)))
    .returning();
  if (!claimed) throw noPlace();
  return claimed;
}

/** The outcome of reading a file in a process of its own. A machine that had no time for it is UNAVAILABLE, never a fault of the file. */
const readElsewhere = (bytes: Uint8Array): Promise<PictureOutcome> =>
  workshop.carryOut({ verb: 'readUpload', bytes }).catch((error: unknown) => {
    if (!(error instanceof JobLost)) throw error;
    if (error.reason === 'TIME') throw refusal('UNAVAILABLE', { retryAfter: ROOM_AFTER });
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

/** Puts the picture where it was meant for and answers those that it takes the place of. */
async function install(ctx: Context, { hash, userId, pictureName, ...upload }: UploadRow) {
  return inTransaction(ctx, async (tx) => {
    const now = new Date(tx.clock.now());
    const used = await tx.db
      .update(uploads)
      .set({ usedAt: now })
      .where(and(eq(uploads.hash, hash), isNull(uploads.usedAt)))
      .returning({ hash: uploads.hash });
    if (used.length === 0) throw noPlace();
    await tx.db.update(pictures).set({ leftAt: null }).where(eq(pictures.name, pictureName));
    const former = await ARRIVALS[upload.purpose](tx, { ...upload, userId, pictureName });
    if (!former) throw noPlace();
    await leavePictures(tx, former);
    return former;
  });
}

/** Removes what was put at a place and belongs to nothing: nobody pays for it with storage. */
async function forgetPut(ctx: Context, { pictureName }: UploadRow): Promise<void> {
  const left = await ctx.db
    .select({ name: pictures.name })
    .from(pictures)
    .where(and(eq(pictures.name, pictureName), isNotNull(pictures.leftAt)));
  await removePictures(
    ctx,
    left.map(({ name }) => name),
  );
}

/** Keeps a picture in its owner's storage, as one that nothing refers to yet; what a server that died had put there goes first. */
async function keep(ctx: Context, place: UploadRow, bytes: Buffer): Promise<void> {
  const { pictureName: name, userId: ownerId } = place;
  await forgetPut(ctx, place);
  const isKept = await inTransaction(ctx, (tx) => reservePicture(tx, { name, ownerId, size: bytes.length }));
  if (!isKept) throw await pictureHasNoRoom(ctx.db, ownerId);
  await ctx.blobs.put(originalKey(name), bytes);
}

/** Lets a place be used again; nothing of what was put there stays. */
async function giveBack(ctx: Context, place: UploadRow): Promise<void> {
  await forgetPut(ctx, place);
  await ctx.db.update(uploads).set({ claimedUntil: null }).where(eq(uploads.hash, place.hash));
}

/**
 * Takes a file that was put: checks it, keeps it in a form of ours and shows it where it was announced for; the picture before
 * is thrown away. Throws FORBIDDEN when the place is not open any more or what it was for is gone, VALIDATION_FAILED when it is no picture,
 * PAYLOAD_TOO_LARGE when it has too many pixels, CONFLICT when the storage of who put it is full, and TOO_MANY_REQUESTS or UNAVAILABLE when too many wait or the machine had no time
 * for it, after which the place can be used again.
 */
export async function receivePicture(
  ctx: Context,
  { secret, bytes }: { secret: string; bytes: Uint8Array },
): Promise<void> {
  const place = await claim(ctx, secret);
  try {
    await keep(ctx, place, await pictureIn(bytes, place));
    await removePictures(ctx, await install(ctx, place));
  } catch (error) {
    await giveBack(ctx, place);
    throw error;
  }
}
