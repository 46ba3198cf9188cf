import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodeSharePicture } from './encode-share-picture.ts';

const RED = { r: 200, g: 30, b: 30 };
const GREEN = { r: 30, g: 160, b: 60 };

/** Picture whose left half is red and whose right half is green. */
async function halves(width: number, height: number, orientation?: number): Promise<Buffer> {
  const half = { create: { width: Math.ceil(width / 2), height, channels: 3, background: GREEN } } as const;
  const picture = sharp({ create: { width, height, channels: 3, background: RED } })
    .composite([{ input: await sharp(half).png().toBuffer(), left: Math.floor(width / 2), top: 0 }])
    .jpeg({ quality: 95 });
  return (orientation === undefined ? picture : picture.withMetadata({ orientation })).toBuffer();
}

/** Colour at a point, by name. */
async function colourAt(picture: Buffer, left: number, top: number): Promise<'red' | 'green'> {
  const [r = 0, g = 0] = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return r > g ? 'red' : 'green';
}

test.each([
  ['a wide picture', 1_600, 900],
  ['a square picture', 800, 800],
  ['an upright picture', 600, 1_200],
  ['a tiny picture', 40, 30],
])('R2.26 %s becomes a JPEG of 1,200 × 630 px without metadata', async (_, width, height) => {
  const { format, ...info } = await sharp(await encodeSharePicture(await halves(width, height))).metadata();
  expect([format, info.width, info.height, info.exif]).toEqual(['jpeg', 1_200, 630, undefined]);
});

test('R2.26 a wide picture fills the preview, a square one stands whole in the middle', async () => {
  const wide = await encodeSharePicture(await halves(1_600, 900));
  const square = await encodeSharePicture(await halves(800, 800));
  // A square of 630 px begins at 285 px.
  const edges = async (picture: Buffer) => [
    await colourAt(picture, 290, 5),
    await colourAt(picture, 590, 315),
    await colourAt(picture, 610, 315),
    await colourAt(picture, 910, 625),
  ];
  expect([await edges(wide), await edges(square)]).toEqual([
    ['red', 'red', 'green', 'green'],
    ['red', 'red', 'green', 'green'],
  ]);
});

test('R2.26 a photo that was taken upright stands upright', async () => {
  // Orientation 6: the left half of the sensor is the top of the picture.
  const picture = await encodeSharePicture(await halves(1_200, 800, 6));
  expect([await colourAt(picture, 600, 60), await colourAt(picture, 600, 570)]).toEqual(['red', 'green']);
});

test('R2.26 what is transparent has a white ground', async () => {
  const clear = await sharp({
    create: { width: 400, height: 200, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  const [r = 0] = await sharp(await encodeSharePicture(clear))
    .extract({ left: 10, top: 10, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(r).toBeGreaterThan(250);
});
