import sharp, { type Metadata } from 'sharp';
import { MAX_PIXELS } from './encode-picture.ts';

/** Maximum width and height of a stored picture, in pixels. */
const LONGEST_SIDE = 2_400;

const QUALITY = 90;

/**
 * Maximum side of an upload in pixels. A very narrow picture with millions of rows takes as long as hundreds of normal
 * ones.
 */
const MAX_SIDE = 16_384;

/** Maximum decoded size in memory, in bytes. */
const MAX_UNPACKED = 150_000_000;

/** Accepted formats, detected from the bytes; file name and content type are unreliable. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif']);

/** Reason why a file is not accepted as a picture. */
export type UploadFault = 'NOT_A_PICTURE' | 'TOO_MANY_PIXELS';

export type PictureReadResult = { bytes: Buffer } | { fault: UploadFault };

/**
 * Memory per pixel during decoding. Formats that decode as a whole need 1.75 times as much; a progressive JPEG needs
 * two bytes per coefficient.
 */
function bytesPerPixel({ format, isProgressive, channels, depth }: Metadata): number {
  const bytes = channels * (depth === 'ushort' ? 2 : 1);
  if (format === 'gif' || format === 'webp') return 1.75 * bytes;
  if (!isProgressive) return bytes;
  return format === 'jpeg' ? 2 * bytes : 1.75 * bytes;
}

/** Size check by the file header, before decoding. */
const isWithinBounds = (metadata: Metadata) =>
  Math.max(metadata.width, metadata.height) <= MAX_SIDE &&
  metadata.width * metadata.height <= MAX_PIXELS &&
  metadata.width * metadata.height * bytesPerPixel(metadata) <= MAX_UNPACKED;

/**
 * Uploaded picture in stored form: upright, first frame only, without metadata or other embedded data. NOT_A_PICTURE:
 * the bytes are not a complete JPEG, PNG, WebP or GIF. TOO_MANY_PIXELS: by its header, a side exceeds 16,384 pixels, or
 * the picture 50 megapixels or 150 MB decoded (R5.21, R9.12).
 */
export async function readUpload(bytes: Uint8Array): Promise<PictureReadResult> {
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
