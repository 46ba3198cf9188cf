import sharp from 'sharp';
import { isWithinBounds, MAX_PIXELS } from './picture-bounds.ts';

/** Maximum width and height of a stored picture, in pixels. */
const LONGEST_SIDE = 2_400;

const QUALITY = 90;

/** Accepted formats, detected from the bytes; file name and content type are unreliable. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif']);

/** Reason why a file is not accepted as a picture. */
export type UploadFault = 'NOT_A_PICTURE' | 'TOO_MANY_PIXELS';

export type PictureReadResult = { bytes: Buffer } | { fault: UploadFault };

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
