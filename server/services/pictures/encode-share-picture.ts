import sharp from 'sharp';
import { SHARE_PICTURE } from '../../../contract/uploads/picture.ts';
import { MAX_PIXELS } from './picture-bounds.ts';

const { width, height } = SHARE_PICTURE;
/** Proportions from which on a picture fills the preview; a squarer one would lose too much of its top and bottom. */
const WIDE_ENOUGH = 1.5;
const QUALITY = 80;
const BLUR = 24;

const fill = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS }).autoOrient().resize({ width, height, fit: 'cover' });

/**
 * JPEG of a picture for link previews, 1,200 × 630 px, upright and without metadata. A picture that is not wide stands
 * whole in the middle, before a blurred enlargement of itself.
 */
export async function encodeSharePicture(bytes: Uint8Array): Promise<Buffer> {
  const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS }).autoOrient();
  const { data, info } = await upright
    .resize({ width, height, fit: 'inside' })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const whole = fill(bytes);
  const picture =
    info.width / info.height >= WIDE_ENOUGH
      ? whole
      : whole.blur(BLUR).composite([{ input: data, gravity: 'centre' }]);
  return picture
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}
