import sharp, { type Sharp } from 'sharp';
import type { TestApi } from './api.ts';

const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;

/** A picture of 80 by 60 pixels that is large enough to be taken. */
export const smallPicture = (): Sharp =>
  sharp({ create: { width: 80, height: 60, channels: 3, background: '#C2410C', noise } });

/** Puts a file to the address of an upload. */
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

/** The key under which the original of a picture is kept, by its address. */
export const originalOf = (fileUrl: string): string =>
  `pictures/${fileUrl.slice('/pictures/'.length, -'.webp'.length)}/original`;
