import sharp from 'sharp';
import type { PictureFormat, PictureWidth } from '../../../contract/uploads/picture.ts';
import { ssimOf, type DecodedImage } from './image-similarity.ts';

/** Beyond this a picture is an attack. */
export const MAX_PIXELS = 50_000_000;

/** What a picture may weigh at each width, in bytes. */
const BUDGET: Record<PictureWidth, number> = { 192: 4_096, 384: 8_192, 768: 35_840, 1200: 81_920 };

/** From this width on one sees bands in a cloth and teeth at the edge of a colour. */
const WIDE = 768;

/** How much a picture has to look like what was put, from 0 to 1. */
const LIKENESS_WANTED: Record<PictureWidth, number> = { 192: 0.98, 384: 0.98, 768: 0.985, 1200: 0.985 };

/** The quality that it begins at, the better ones, and the worse ones: brightness alone is measured, so cloth and sky need a floor. */
interface Qualities {
  first: number;
  better: readonly number[];
  worse: readonly number[];
}

function qualitiesOf(format: PictureFormat, width: PictureWidth): Qualities {
  if (format === 'webp') return { first: 68, better: [76, 84], worse: [60, 52] };
  return width >= WIDE
    ? { first: 52, better: [60, 68, 76], worse: [45, 38, 32, 26] }
    : { first: 38, better: [45, 52, 60], worse: [32, 26] };
}

function createPack({ data, raw }: DecodedImage, format: PictureFormat, width: PictureWidth) {
  return (quality: number): Promise<Buffer> => {
    const image = sharp(data, { raw });
    return (
      format === 'avif'
        ? image.avif({ quality, effort: 1, chromaSubsampling: width >= WIDE ? '4:4:4' : '4:2:0' })
        : image.webp({ quality, effort: 4 })
    ).toBuffer();
  };
}

/**
 * A picture in that width (never wider than it is) and format, upright and without metadata: as good as one sees, and light enough for
 * a phone. One that is too heavy at the first quality is packed worse; one that looks too little like what was put is packed better
 * for as long as it is light enough.
 */
export async function encodePicture(
  bytes: Uint8Array,
  width: PictureWidth,
  format: PictureFormat,
): Promise<Buffer> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const unpacked = { data, raw: { width: info.width, height: info.height, channels: info.channels } };
  const pack = createPack(unpacked, format, width);
  const isLight = (packed: Buffer) => packed.length <= BUDGET[width];
  const { first, better, worse } = qualitiesOf(format, width);

  let packed = await pack(first);
  if (!isLight(packed)) {
    for (const quality of worse) {
      packed = await pack(quality);
      if (isLight(packed)) break;
    }
    return packed;
  }
  for (const quality of better) {
    if ((await ssimOf(packed, unpacked)) >= LIKENESS_WANTED[width]) break;
    const next = await pack(quality);
    if (!isLight(next)) break;
    packed = next;
  }
  return packed;
}
