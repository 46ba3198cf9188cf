import sharp from 'sharp';
import type { PictureFormat, PictureWidth } from '../../../contract/uploads/picture.ts';
import { ssimOf, type DecodedImage } from './image-similarity.ts';
import { MAX_PIXELS } from './picture-bounds.ts';

/** Encoder qualities: the first try, better ones and worse ones. */
interface Qualities {
  first: number;
  better: readonly number[];
  worse: readonly number[];
}

interface Encoding {
  /** Size limit in bytes. */
  budget: number;
  /** Minimum SSIM to the original, from 0 to 1. */
  likeness: number;
  avif: Qualities;
  chromaSubsampling: '4:2:0' | '4:4:4';
}

/** SSIM measures only brightness, so the worst quality has a lower bound to protect colours. */
const NARROW: Omit<Encoding, 'budget'> = {
  likeness: 0.98,
  avif: { first: 38, better: [45, 52, 60], worse: [32, 26] },
  chromaSubsampling: '4:2:0',
};

/** In wide pictures, banding and jagged colour edges are visible. */
const WIDE: Omit<Encoding, 'budget'> = {
  likeness: 0.985,
  avif: { first: 52, better: [60, 68, 76], worse: [45, 38, 32, 26] },
  chromaSubsampling: '4:4:4',
};

const ENCODINGS: Record<PictureWidth, Encoding> = {
  192: { budget: 4_096, ...NARROW },
  384: { budget: 8_192, ...NARROW },
  768: { budget: 35_840, ...WIDE },
  1200: { budget: 81_920, ...WIDE },
};

const WEBP: Qualities = { first: 68, better: [76, 84], worse: [60, 52] };

/** Encodes a picture at a quality, and measures the SSIM of the result to the original. */
interface Encoder {
  pack: (quality: number) => Promise<Buffer>;
  likenessOf: (packed: Buffer) => Promise<number>;
}

/**
 * Encodes a picture at the quality for its width and format. If it exceeds the size limit, quality decreases. If its
 * SSIM is too low, quality increases within the size limit.
 */
export async function encodeWithinBudget(
  { width, format }: { width: PictureWidth; format: PictureFormat },
  { pack, likenessOf }: Encoder,
): Promise<Buffer> {
  const { budget, likeness, avif } = ENCODINGS[width];
  const { first, better, worse } = format === 'avif' ? avif : WEBP;
  const isLight = (packed: Buffer) => packed.length <= budget;

  let packed = await pack(first);
  if (!isLight(packed)) {
    for (const quality of worse) {
      packed = await pack(quality);
      if (isLight(packed)) break;
    }
    return packed;
  }
  for (const quality of better) {
    if ((await likenessOf(packed)) >= likeness) break;
    const next = await pack(quality);
    if (!isLight(next)) break;
    packed = next;
  }
  return packed;
}

function createPack({ data, raw }: DecodedImage, format: PictureFormat, width: PictureWidth) {
  const { chromaSubsampling } = ENCODINGS[width];
  return (quality: number): Promise<Buffer> => {
    const image = sharp(data, { raw });
    return (
      format === 'avif'
        ? image.avif({ quality, effort: 1, chromaSubsampling })
        : image.webp({ quality, effort: 4 })
    ).toBuffer();
  };
}

/** Encodes a picture in a width (never enlarged) and format, upright and without metadata, within its size limit. */
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
  return encodeWithinBudget(
    { width, format },
    { pack: createPack(unpacked, format, width), likenessOf: (packed) => ssimOf(packed, unpacked) },
  );
}
