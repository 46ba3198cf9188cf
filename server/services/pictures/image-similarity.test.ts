import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ssimOf } from './image-similarity.ts';

const CHANNELS = 3;

/** Picture of a gradient, in which the given columns or rows are white. */
function picture({ width, height }: { width: number; height: number }, ...white: ['x' | 'y', number][]) {
  const data = Buffer.alloc(width * height * CHANNELS);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isWhite = white.some(([axis, line]) => (axis === 'x' ? x : y) === line);
    data.fill(isWhite ? 255 : (x + y) % 128, at * CHANNELS, (at + 1) * CHANNELS);
  }
  const raw = { width, height, channels: CHANNELS } as const;
  return { data, raw, packed: () => sharp(data, { raw }).png().toBuffer() };
}

const WIDE = { width: 600, height: 520 };

test('equal pictures have the similarity 1, small ones too', async () => {
  for (const size of [WIDE, { width: 40, height: 30 }])
    expect(await ssimOf(await picture(size).packed(), picture(size))).toBeCloseTo(1, 9);
});

test('the 512 pixels in the middle of each side are compared, and nothing else', async () => {
  const unlike = async (...white: ['x' | 'y', number][]) =>
    (await ssimOf(await picture(WIDE, ...white).packed(), picture(WIDE))) < 1 - 1e-9;
  expect([await unlike(['x', 43]), await unlike(['x', 44])]).toEqual([false, true]);
  expect([await unlike(['x', 555]), await unlike(['x', 556])]).toEqual([true, false]);
  expect([await unlike(['y', 3]), await unlike(['y', 4])]).toEqual([false, true]);
  expect([await unlike(['y', 515]), await unlike(['y', 516])]).toEqual([true, false]);
});
