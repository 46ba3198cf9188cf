import { createHash, randomBytes } from 'node:crypto';
import { pictureUrl } from '../../../contract/uploads/picture.ts';
import type { ImageRequest, UploadUrl } from '../../../contract/uploads/upload.ts';
import { limitAttempts } from '../../attempt-limits.ts';
import type { Context } from '../../context.ts';
import { uploads } from '../../db/schema-uploads.ts';

const LIFETIME = 15 * 60_000;

interface Announced {
  userId: string;
  purpose: typeof uploads.$inferInsert.purpose;
  images: readonly ImageRequest[];
}

/** What is stored of the secret in an upload's address. */
export const uploadHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Opens a place for each picture that was announced: for 15 minutes, once, and for that type. Throws TOO_MANY_REQUESTS. */
export async function openUploads(
  ctx: Pick<Context, 'db' | 'clock' | 'origin'>,
  { userId, purpose, images }: Announced,
): Promise<UploadUrl[]> {
  const opened: UploadUrl[] = [];
  for (const { filename, contentType, key } of images) {
    await limitAttempts(ctx, 'uploadUrls', [userId]);
    const secret = randomBytes(32).toString('base64url');
    const pictureName = crypto.randomUUID();
    const expiresAt = new Date(ctx.clock.now() + LIFETIME);
    await ctx.db
      .insert(uploads)
      .values({ hash: uploadHash(secret), userId, purpose, pictureName, contentType, expiresAt });
    opened.push({
      ...(key !== undefined && { key }),
      filename,
      uploadUrl: `${ctx.origin}/uploads/${secret}`,
      fileUrl: pictureUrl(pictureName),
      contentType,
      expiresAt: expiresAt.toISOString(),
    });
  }
  return opened;
}
