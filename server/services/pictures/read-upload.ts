import sharp, { type Metadata } from 'sharp';
import { MAX_PIXELS } from './encode-picture.ts';

/** No picture is shown wider or higher than this, in pixels. */
const LONGEST_SIDE = 2_400;

const QUALITY = 90;

/** In pixels, of what is taken. A picture of a few pixels' width and millions of rows takes as long as hundreds of whole ones. */
const MAX_SIDE = 16_384;

/** In bytes, of what has to be held at once. */
const MAX_UNPACKED = 150_000_000;

/** The type of a file by what it is, in the words of a content type; HEIF and the like have none here. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  jpeg: ['image/jpeg', 'image/jpg'],
  png: ['image/png'],
  webp: ['image/webp'],
  gif: ['image/gif'],
};

const isOfType = ({ format }: Metadata, contentType: string) => TYPES[format]?.includes(contentType) ?? false;

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
  metadata.width * metadata.height * bytesPerPixel(metadata) <= MAX_UNPACKED;

/**
 * The picture in a file as we keep it: upright, its first frame, without metadata or anything else that rode along. Null
 * when the file is not a whole picture of that type, or is more than 16,384 pixels long, 50 megapixels or 150 MB unpacked.
 */
export async function readUpload(bytes: Uint8Array, contentType: string): Promise<Buffer | null> {
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });
    const metadata = await image.metadata();
    if (!isOfType(metadata, contentType) || !isWithinBounds(metadata)) return null;
    return await image
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch {
    return null;
  }
}
