import sharp, { type Metadata } from 'sharp';
import { MAX_PIXELS } from './encode-picture.ts';

/** No picture is shown wider or higher than this, in pixels. */
const LONGEST_SIDE = 2_400;

const QUALITY = 90;

/** The type of a file by what it is, in the words of a content type; HEIF and the like have none here. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  jpeg: ['image/jpeg', 'image/jpg'],
  png: ['image/png'],
  webp: ['image/webp'],
  gif: ['image/gif'],
};

const isOfType = ({ format }: Metadata, contentType: string) => TYPES[format]?.includes(contentType) ?? false;

/**
 * The picture in a file as we keep it: upright, its first frame, without metadata or anything else that rode along. Null
 * when the file is not a whole picture of that type, or has more than 50 megapixels.
 */
export async function readUpload(bytes: Uint8Array, contentType: string): Promise<Buffer | null> {
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });
    if (!isOfType(await image.metadata(), contentType)) return null;
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
