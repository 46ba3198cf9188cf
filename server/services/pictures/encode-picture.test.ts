import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PictureFormat, PictureWidth } from '../../../contract/uploads/picture.ts';
import { encodePicture, encodeWithinBudget } from './encode-picture.ts';
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

/** Encoding with made-up sizes and similarities: the tried qualities, and the one that is sent. */
async function qualitiesOf(
  width: PictureWidth,
  format: PictureFormat,
  { sizeOf, likeness }: { sizeOf: (quality: number) => number; likeness: number },
) {
  const tried: number[] = [];
  const sent = await encodeWithinBudget(
    { width, format },
    {
      pack: async (quality) => {
        tried.push(quality);
        return Buffer.alloc(sizeOf(quality), quality);
      },
      likenessOf: async () => likeness,
    },
  );
  return [tried, sent[0]];
}

const NARROW = { first: 38, better: [45, 52, 60], worse: [32, 26], enough: 0.98 } as const;
const WIDE = { first: 52, better: [60, 68, 76], worse: [45, 38, 32, 26], enough: 0.985 } as const;
const WEBP = { first: 68, better: [76, 84], worse: [60, 52] } as const;

test.each([
  [192, 'avif', 4_096, NARROW],
  [384, 'avif', 8_192, NARROW],
  [768, 'avif', 35_840, WIDE],
  [1200, 'avif', 81_920, WIDE],
  [192, 'webp', 4_096, { ...NARROW, ...WEBP }],
  [1200, 'webp', 81_920, { ...WIDE, ...WEBP }],
] as const)(
  '%i px of %s: quality falls while it weighs more than %i bytes, and rises while the likeness is too low',
  async (width, format, most, { first, better, worse, enough }) => {
    const heavy = (until: number) => (quality: number) => most + (quality > until ? 1 : 0);
    const tried = (sizeOf: (quality: number) => number, likeness: number) =>
      qualitiesOf(width, format, { sizeOf, likeness });
    expect(await tried(heavy(0), 0)).toEqual([[first, ...worse], worse.at(-1)]);
    expect(await tried(heavy(worse[0]), 0)).toEqual([[first, worse[0]], worse[0]]);
    expect(await tried(heavy(first), 0)).toEqual([[first, better[0]], first]);
    expect(await tried(heavy(100), enough)).toEqual([[first], first]);
    expect(await tried(heavy(100), enough - 0.001)).toEqual([[first, ...better], better.at(-1)]);
  },
);

test('AVIF halves the colours of narrow pictures only, and each format is packed with its effort', async () => {
  const whole = await sharp('demo/pictures/campana-laton.webp').resize({ width: 384 }).png().toBuffer();
  const avif = await encodePicture(whole, 384, 'avif');
  expect(
    avif.equals(await sharp(whole).avif({ quality: 38, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer()),
  ).toBe(true);
  const webp = await encodePicture(whole, 384, 'webp');
  expect(webp.equals(await sharp(whole).webp({ quality: 68, effort: 4 }).toBuffer())).toBe(true);
});
