import sharp, { type Sharp } from 'sharp';
import type { TestApi } from './api.ts';

const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;

/** Picture of 80 × 60 pixels, large enough to be accepted. */
export const smallPicture = (): Sharp =>
  sharp({ create: { width: 80, height: 60, channels: 3, background: '#C2410C', noise } });

/** Uploads a file to an upload URL. */
export async function putFile(
  { app }: TestApi,
  uploadUrl: string,
  payload: Buffer,
  contentType = 'image/jpeg',
): Promise<{ status: number; body: unknown; retryAfter: unknown }> {
  const answer = await app.inject({
    method: 'PUT',
    url: new URL(uploadUrl).pathname,
    headers: { 'content-type': contentType },
    payload,
  });
  return {
    status: answer.statusCode,
    body: answer.body === '' ? undefined : answer.json<unknown>(),
    retryAfter: answer.headers['retry-after'],
  };
}

/** Storage key of a picture's original, by its public URL. */
export const originalOf = (fileUrl: string): string =>
  `pictures/${fileUrl.slice('/pictures/'.length, -'.webp'.length)}/original`;
