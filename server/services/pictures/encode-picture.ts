import sharp from 'sharp';
import type { PictureFormat, PictureWidth } from '../../../contract/uploads/picture.ts';
import { ssimOf, type DecodedImage } from './image-similarity.ts';

/** Maximum pixels; a larger picture is treated as an attack. */
export const MAX_PIXELS = 50_000_000;

/** Size limit per width, in bytes. */
const BUDGET: Record<PictureWidth, number> = { 192: 4_096, 384: 8_192, 768: 35_840, 1200: 81_920 };

/** Width from which banding and jagged colour edges are visible. */
const WIDE = 768;

/** Minimum SSIM to the original per width, from 0 to 1. */
const LIKENESS_WANTED: Record<PictureWidth, number> = { 192: 0.98, 384: 0.98, 768: 0.985, 1200: 0.985 };

/**
 * Encoder qualities: the first try, better ones and worse ones. SSIM measures only brightness, so the worst quality has
 * a lower bound to protect colours.
 */
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
 * Encodes a picture in a width (never enlarged) and format, upright and without metadata. If it exceeds the size limit,
 * quality decreases. If its SSIM is too low, quality increases within the size limit.
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
