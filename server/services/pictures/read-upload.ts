import sharp, { type Metadata } from 'sharp';
import { MAX_PIXELS } from './encode-picture.ts';

/** No picture is shown wider or higher than this, in pixels. */
const LONGEST_SIDE = 2_400;

const QUALITY = 90;

/** In pixels, of what is taken. A picture of a few pixels' width and millions of rows takes as long as hundreds of whole ones. */
const MAX_SIDE = 16_384;

/** In bytes, of what has to be held at once. */
const MAX_UNPACKED = 150_000_000;

/** Formats that are taken, by the bytes of the file: its name and content type are what somebody says of it. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif']);

/** Why a file does not become a picture. */
export type PictureFault = 'NOT_A_PICTURE' | 'TOO_MANY_PIXELS';

export type ReadPicture = { bytes: Buffer } | { fault: PictureFault };

/** What has to be there whole before its first line is known takes three quarters more, and a JPEG its waves in two bytes each. */
function bytesPerPixel({ format, isProgressive, channels, depth }: Metadata): number {
  const bytes = channels * (depth === 'ushort' ? 2 : 1);
  if (format === 'gif' || format === 'webp') return 1.75 * bytes;
  if (!isProgressive) return bytes;
  return format === 'jpeg' ? 2 * bytes : 1.75 * bytes;
}

/** Said by its head alone, before anything is unpacked. */
const isWithinBounds = (metadata: Metadata) =>
  Math.max(metadata.width, metadata.height) <= MAX_SIDE &&
  metadata.width * metadata.height <= MAX_PIXELS &&
  metadata.width * metadata.height * bytesPerPixel(metadata) <= MAX_UNPACKED;

/**
 * Uploaded picture in the form that is stored: upright, its first frame, without metadata or anything else that rode along.
 * NOT_A_PICTURE when the bytes are no whole JPEG, PNG, WebP or GIF; TOO_MANY_PIXELS beyond 16,384 pixels a side,
 * 50 megapixels or 150 MB unpacked, by the head of the file alone (R5.21, R9.12).
 */
export async function readUpload(bytes: Uint8Array): Promise<ReadPicture> {
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (!FORMATS.has(metadata.format)) return { fault: 'NOT_A_PICTURE' };
    if (!isWithinBounds(metadata)) return { fault: 'TOO_MANY_PIXELS' };
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });
    const picture = await image
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: QUALITY })
      .toBuffer();
    return { bytes: picture };
  } catch {
    return { fault: 'NOT_A_PICTURE' };
  }
}
