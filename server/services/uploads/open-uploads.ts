import { createHash, randomBytes } from 'node:crypto';
import { PICTURE_LIMITS } from '../../../contract/uploads/upload-limits.ts';
import { pictureUrl } from '../../../contract/uploads/picture.ts';
import type { UploadUrl } from '../../../contract/uploads/upload.ts';
import { limitAttempts } from '../../attempt-limits.ts';
import type { Context } from '../../context.ts';
import { type UploadPurpose, uploads } from '../../db/schema-uploads.ts';
import { requireAskerId } from '../../policies/asker.ts';
import { Refusal } from '../../http/refusal.ts';
import { requireStorage } from './account-storage.ts';

const LIFETIME = 15 * 60_000;

/** Announced picture: purpose, content type, and the caller's names for it. */
export interface AnnouncedPicture {
  purpose: UploadPurpose;
  /** Store, product or account of the picture; absent for the own account. */
  subjectId?: string;
  /** Key that the answer repeats beside the file name. */
  key?: string;
  filename: string;
  contentType: string;
}

/** Open upload, with the name of the future picture. */
export interface OpenedUpload {
  pictureName: string;
  place: UploadUrl;
}

/** Refusal of a file for an unknown or closed upload. */
export const closedUploadRefusal = (): Refusal =>
  new Refusal('FORBIDDEN', 'El enlace de subida no es válido o ha caducado.');

/** Random secret of an upload URL. */
export const newUploadSecret = (): string => randomBytes(32).toString('base64url');

/** Stored hash of the secret in an upload URL. */
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
 * Opens an upload for each announced picture of the asker: once, for 15 minutes and one content type. `UPLOAD_HANDLERS`
 * processes the files by purpose. Throws TOO_MANY_REQUESTS (500 an hour), and CONFLICT at the first picture if the
 * asker's quota is full.
 */
export async function openUploads(
  ctx: Pick<Context, 'db' | 'clock' | 'origin' | 'asker'>,
  announced: readonly AnnouncedPicture[],
): Promise<OpenedUpload[]> {
  const userId = requireAskerId(ctx);
  const opened: ReturnType<typeof openUpload>[] = [];
  if (announced.length > 0)
    await requireStorage(ctx, userId, { bytes: PICTURE_LIMITS.minBytes, field: 'imageTypes.0' });
  for (const picture of announced) {
    await limitAttempts(ctx, 'uploadUrls', [userId]);
    opened.push(openUpload(ctx, picture));
  }
  if (opened.length > 0) await ctx.db.insert(uploads).values(opened.map(({ row }) => ({ ...row, userId })));
  return opened.map(({ row, place }) => ({ pictureName: row.pictureName, place }));
}
