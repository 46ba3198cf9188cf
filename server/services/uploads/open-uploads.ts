import { createHash, randomBytes } from 'node:crypto';
import { IMAGES } from '../../../contract/uploads/upload-limits.ts';
import { pictureUrl } from '../../../contract/uploads/picture.ts';
import type { UploadUrl } from '../../../contract/uploads/upload.ts';
import { limitAttempts } from '../../attempt-limits.ts';
import type { Context } from '../../context.ts';
import { type UploadPurpose, uploads } from '../../db/schema-uploads.ts';
import { requireAskerId } from '../../policies/asker.ts';
import { Refusal } from '../../http/refusal.ts';
import { requireStorage } from './account-storage.ts';

const LIFETIME = 15 * 60_000;

/** A picture that was announced: what it is for, of what kind it is, and what the caller calls it. */
export interface AnnouncedPicture {
  purpose: UploadPurpose;
  /** The store, product or account that it is for; none for one's own account. */
  subjectId?: string;
  /** What the answer names it by beside its file name. */
  key?: string;
  filename: string;
  contentType: string;
}

/** A place that was opened, with the name that the picture will have. */
export interface OpenedUpload {
  pictureName: string;
  place: UploadUrl;
}

/** The refusal of what is put where no place is open. */
export const noPlace = (): Refusal =>
  new Refusal('FORBIDDEN', 'El enlace de subida no es válido o ha caducado.');

/** What makes the address of an upload one that nobody guesses. */
export const newUploadSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of the secret in an upload's address. */
export const uploadHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

function openUpload(
  ctx: Pick<Context, 'clock' | 'origin'>,
  { key, filename, contentType, ...announced }: AnnouncedPicture,
) {
  const secret = newUploadSecret();
  const pictureName = crypto.randomUUID();
  const expiresAt = new Date(ctx.clock.now() + LIFETIME);
  const row = { ...announced, hash: uploadHash(secret), pictureName, contentType, expiresAt };
  const place = {
    ...(key !== undefined && { key }),
    filename,
    uploadUrl: `${ctx.origin}/uploads/${secret}`,
    fileUrl: pictureUrl(pictureName),
    contentType,
    expiresAt: expiresAt.toISOString(),
  };
  return { row, place };
}

/**
 * Opens a place for each picture that the asker announced: for 15 minutes, once, and for that type. What becomes of each when it
 * has come is `ARRIVALS`' matter, by its purpose. Throws TOO_MANY_REQUESTS (500 an hour), and CONFLICT at the first of them when the
 * storage of the asker is full.
 */
export async function openUploads(
  ctx: Pick<Context, 'db' | 'clock' | 'origin' | 'asker'>,
  announced: readonly AnnouncedPicture[],
): Promise<OpenedUpload[]> {
  const userId = requireAskerId(ctx);
  const opened: ReturnType<typeof openUpload>[] = [];
  if (announced.length > 0)
    await requireStorage(ctx, userId, { bytes: IMAGES.minBytes, field: 'imageTypes.0' });
  for (const picture of announced) {
    await limitAttempts(ctx, 'uploadUrls', [userId]);
    opened.push(openUpload(ctx, picture));
  }
  if (opened.length > 0) await ctx.db.insert(uploads).values(opened.map(({ row }) => ({ ...row, userId })));
  return opened.map(({ row, place }) => ({ pictureName: row.pictureName, place }));
}
