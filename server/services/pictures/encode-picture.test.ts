import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodePicture } from './encode-picture.ts';

const SIDE = 1_200;

/** A cloth of red and blue threads of one pixel each, as light as each other. */
const threads = () =>
  sharp(
    Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, at) => {
      const isRed = Math.floor(at / 3) % 2 === 0;
      return [isRed ? 200 : 30, isRed ? 40 : 85, isRed ? 30 : 220][at % 3] ?? 0;
    }),
    { raw: { width: SIDE, height: SIDE, channels: 3 } },
  )
    .png()
    .toBuffer();

const noise = () =>
  sharp({
    create: {
      width: SIDE,
      height: SIDE,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();

/** How far neighbouring threads are from each other in how much redder than blue they are. */
async function contrastOf(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const middle = info.width * 3 * Math.floor(info.height / 2) + 3 * 400;
  const hues = Array.from({ length: 16 }, (_, at) => data[middle + at * 3]! - data[middle + at * 3 + 2]!);
  return Math.max(...hues) - Math.min(...hues);
}

test('a wide picture keeps the colours of fine threads apart', async () => {
  expect(await contrastOf(await encodePicture(await threads(), 1200, 'avif'))).toBeGreaterThan(150);
});

test.each([
  [192, 4_096],
  [384, 8_192],
  [768, 35_840],
  [1200, 81_920],
] as const)('a picture %i px wide of plain things weighs at most %i bytes', async (width, most) => {
  const plain = await sharp('demo/pictures/guitarra-electrica.webp').toBuffer();
  for (const format of ['avif', 'webp'] as const)
    expect((await encodePicture(plain, width, format)).length).toBeLessThanOrEqual(most);
});

test('one that is too heavy comes in lesser quality', async () => {
  const heavy = await noise();
  const good = await sharp(heavy).resize({ width: 768 }).avif({ quality: 60, effort: 1 }).toBuffer();
  const sent = await encodePicture(heavy, 768, 'avif');
  expect(good.length).toBeGreaterThan(35_840);
  expect(sent.length).toBeLessThan(good.length / 2);
});
