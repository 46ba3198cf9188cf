import type { Metadata } from 'sharp';

/** Maximum pixels; a larger picture is treated as an attack. */
export const MAX_PIXELS = 50_000_000;

/**
 * Maximum side of an upload in pixels. A very narrow picture with millions of rows takes as long as hundreds of normal
 * ones.
 */
const MAX_SIDE = 16_384;

/** Maximum decoded size in memory, in bytes. */
const MAX_UNPACKED = 150_000_000;

/** Facts of a picture by its header, without decoding it. */
export type PictureHeader = Pick<
  Metadata,
  'width' | 'height' | 'format' | 'isProgressive' | 'channels' | 'depth'
>;

/**
 * Memory per pixel during decoding. Formats that decode as a whole need 1.75 times as much; a progressive JPEG needs
 * two bytes per coefficient.
 */
function bytesPerPixel({ format, isProgressive, channels, depth }: PictureHeader): number {
  const bytes = channels * (depth === 'ushort' ? 2 : 1);
  if (format === 'gif' || format === 'webp') return 1.75 * bytes;
  if (!isProgressive) return bytes;
  return format === 'jpeg' ? 2 * bytes : 1.75 * bytes;
}

/** Size check by the file header, before decoding: sides, pixels and decoded size (R9.12). */
export const isWithinBounds = (header: PictureHeader): boolean =>
  Math.max(header.width, header.height) <= MAX_SIDE &&
  header.width * header.height <= MAX_PIXELS &&
  header.width * header.height * bytesPerPixel(header) <= MAX_UNPACKED;
