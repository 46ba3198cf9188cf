import { expect, test } from 'vitest';
import { isWithinBounds, type PictureHeader } from './picture-bounds.ts';

const header = (width: number, height: number, more: Partial<PictureHeader> = {}): PictureHeader => ({
  width,
  height,
  format: 'png',
  channels: 1,
  depth: 'uchar',
  isProgressive: false,
  ...more,
});
const colour = { channels: 3 } as const;

test('R9.12 a side of 16,384 pixels is accepted, one more is not', () => {
  const sides = [header(16_384, 1), header(1, 16_384), header(16_385, 1), header(1, 16_385)];
  expect(sides.map(isWithinBounds)).toEqual([true, true, false, false]);
});

test('R9.12 50 megapixels are accepted, one pixel more is not', () => {
  expect([isWithinBounds(header(5_000, 10_000)), isWithinBounds(header(3_561, 14_041))]).toEqual([
    true,
    false,
  ]);
});

test.each([
  ['a PNG', colour, 10_000],
  ['a JPEG', { ...colour, format: 'jpeg' }, 10_000],
  ['a PNG of 16 bits', { ...colour, depth: 'ushort' }, 5_000],
  ['a progressive JPEG', { ...colour, format: 'jpeg', isProgressive: true }, 5_000],
  ['an interlaced PNG', { ...colour, isProgressive: true }, 5_714],
  ['a GIF', { ...colour, format: 'gif' }, 5_714],
  ['a WebP', { ...colour, format: 'webp' }, 5_714],
  ['a WebP with transparency', { channels: 4, format: 'webp' }, 4_285],
] as const)(
  'battery 95 of %s, 5,000 pixels wide, 150 MB decoded are accepted and no more',
  (_, kind, most) => {
    expect([
      isWithinBounds(header(5_000, most, kind)),
      isWithinBounds(header(5_000, most + 1, kind)),
    ]).toEqual([true, false]);
  },
);
