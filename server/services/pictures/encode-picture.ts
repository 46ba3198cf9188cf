import sharp from 'sharp';
import type { PictureFormat, PictureWidth } from '../../../contract/uploads/picture.ts';

/** Beyond this a picture is an attack. */
export const MAX_PIXELS = 50_000_000;

/** What a picture may weigh at each width, in bytes. */
const BUDGET: Record<PictureWidth, number> = { 192: 4_096, 384: 8_192, 768: 35_840, 1200: 81_920 };

/** From this width on one sees bands in a cloth and teeth at the edge of a colour. */
const WIDE = 768;

/** Each is tried in its turn until the picture is light enough. */
const qualitiesOf = (format: PictureFormat, width: PictureWidth) =>
  format === 'webp' ? [76, 68, 60, 52] : [...(width >= WIDE ? [60, 52] : []), 45, 38, 32, 26];

/** A picture in that width (never wider than it is) and format, upright and without metadata, light enough for a phone. */
export async function encodePicture(
  bytes: Uint8Array,
  width: PictureWidth,
  format: PictureFormat,
): Promise<Buffer> {
  const resized = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: columns, height: rows, channels } = resized.info;
  let encoded = Buffer.alloc(0);
  for (const quality of qualitiesOf(format, width)) {
    const image = sharp(resized.data, { raw: { width: columns, height: rows, channels } });
    encoded = await (
      format === 'avif'
        ? image.avif({ quality, effort: 1, chromaSubsampling: width >= WIDE ? '4:4:4' : '4:2:0' })
        : image.webp({ quality, effort: 4 })
    ).toBuffer();
    if (encoded.length <= BUDGET[width]) break;
  }
  return encoded;
}
