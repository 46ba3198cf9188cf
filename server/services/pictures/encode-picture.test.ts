import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodePicture } from './encode-picture.ts';
import { ssimOf } from './image-similarity.ts';

const SIDE = 1_200;

/** Picture of alternating red and blue columns, one pixel wide, with equal brightness. */
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

const grain = (side: number, sigma: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  })
    .png()
    .toBuffer();

async function likenessTo(original: Buffer, packed: Buffer): Promise<number> {
  const { data, info } = await sharp(original).raw().toBuffer({ resolveWithObject: true });
  return ssimOf(packed, { data, raw: info });
}

const packedAt = (picture: Buffer, quality: number) =>
  sharp(picture).avif({ quality, effort: 1, chromaSubsampling: '4:4:4' }).toBuffer();

/** Contrast of neighbouring columns: difference of their red-minus-blue values. */
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
  const heavy = await grain(768, 60);
  const sent = await encodePicture(heavy, 768, 'avif');
  expect((await packedAt(heavy, 38)).length).toBeGreaterThan(35_840);
  expect(sent.length).toBeLessThan((await packedAt(heavy, 38)).length);
});

test('a fine grain that would be lost is kept for as long as the picture stays light', async () => {
  const fine = await grain(300, 8);
  const sent = await encodePicture(fine, 768, 'avif');
  expect(await likenessTo(fine, sent)).toBeGreaterThan(
    (await likenessTo(fine, await packedAt(fine, 60))) + 0.05,
  );
  expect(sent.length).toBeLessThanOrEqual(35_840);
});

test('better quality that would be too heavy is not sent', async () => {
  const coarse = await grain(400, 14);
  expect((await packedAt(coarse, 76)).length).toBeGreaterThan(35_840);
  const sent = await encodePicture(coarse, 768, 'avif');
  expect([sent.length > 16_000, sent.length <= 35_840]).toEqual([true, true]);
});

test('a plain thing does without what nobody would see', async () => {
  const plain = await sharp('demo/pictures/campana-laton.webp').resize({ width: 768 }).png().toBuffer();
  const sent = await encodePicture(plain, 768, 'avif');
  expect(await likenessTo(plain, sent)).toBeGreaterThan(0.985);
  expect(sent.length).toBeLessThan((await packedAt(plain, 60)).length);
});
