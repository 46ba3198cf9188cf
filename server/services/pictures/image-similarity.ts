import sharp, { type Raw, type Sharp } from 'sharp';
import { ssim } from 'ssim.js';

/** Decoded picture with its raw format. */
export type DecodedImage = { data: Buffer; raw: Raw };

/** Maximum side in px of the compared middle part, which shows the subject and limits memory. */
const MIDDLE = 512;

function middleOf({ width, height }: { width: number; height: number }) {
  const [wide, high] = [Math.min(width, MIDDLE), Math.min(height, MIDDLE)];
  return {
    left: Math.floor((width - wide) / 2),
    top: Math.floor((height - high) / 2),
    width: wide,
    height: high,
  };
}

async function pixelsOf(picture: Sharp) {
  const { data, info } = await picture
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length), width, height };
}

/** Mean structural similarity (SSIM) of an encoded picture to its original, by brightness; 1 for equal pictures. */
export async function ssimOf(packed: Buffer, { data, raw }: DecodedImage): Promise<number> {
  const middle = middleOf(raw);
  const original = await pixelsOf(sharp(data, { raw }).extract(middle));
  const kept = await pixelsOf(sharp(packed).extract(middle));
  // Fastest algorithm of the library: non-overlapping windows take a tenth of the time and memory.
  return ssim(original, kept, { ssim: 'bezkrovny', downsample: false }).mssim;
}
