import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { blackPng } from '../../../tests/support/samples/picture-files.ts';
import { createImageWorkers } from './image-worker-pool.ts';
import { readUpload } from './read-upload.ts';

const measuring = {
  limit: 60_000,
  workLimit: 60_000,
  idleAfter: 1,
  program: join(import.meta.dirname, '../../../tests/support/api/measure-picture-memory.ts'),
};

/** Memory use of a file in a new process: rise in MB, and if it became a picture. */
async function costOf(bytes: Uint8Array) {
  const answer = await createImageWorkers(measuring).carryOut({ verb: 'readUpload', bytes });
  if ('fault' in answer) throw new Error(answer.fault);
  return JSON.parse(String(answer.bytes)) as { isTaken: boolean; rise: number };
}

const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 9, g: 9, b: 9, alpha: 1 } } });

async function pictureOf(bytes: Uint8Array): Promise<Buffer> {
  const read = await readUpload(bytes);
  if ('fault' in read) throw new Error(read.fault);
  return read.bytes;
}

describe(readUpload, () => {
  test.each(['jpeg', 'png', 'webp', 'gif'] as const)(
    'R9.12 a %s is known by its bytes, whatever its name or content type says',
    async (format) => {
      const { width } = await sharp(
        await pictureOf(await plain(40, 30).toFormat(format).toBuffer()),
      ).metadata();
      expect(width).toBe(40);
    },
  );

  test('a picture that takes more of a processor than its limit is stopped', async () => {
    const noise = await sharp({
      create: {
        width: 5_000,
        height: 5_000,
        channels: 3,
        background: 'white',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .jpeg()
      .toBuffer();
    const workers = createImageWorkers({ limit: 60_000, workLimit: 1, idleAfter: 1 });
    await expect(workers.carryOut({ verb: 'readUpload', bytes: noise })).rejects.toThrow(
      'A picture took more than 1 ms of a processor.',
    );
  });

  test.each([
    ['text', Buffer.from('no es una foto'.repeat(100))],
    [
      'an SVG',
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>${' '.repeat(2_000)}`),
    ],
  ])('battery 94 %s is no picture', async (_, file) => {
    expect(await readUpload(file)).toEqual({ fault: 'NOT_A_PICTURE' });
  });

  test.each(['tiff', 'avif'] as const)(
    'R9.12 battery 94 a whole %s is none that is taken',
    async (format) => {
      const file = await plain(40, 30).toFormat(format).toBuffer();
      expect(await readUpload(file)).toEqual({ fault: 'NOT_A_PICTURE' });
    },
  );

  test('battery 94 half a JPEG is no picture', async () => {
    const whole = await plain(400, 300).jpeg().toBuffer();
    expect(await readUpload(whole.subarray(0, whole.length / 2))).toEqual({ fault: 'NOT_A_PICTURE' });
  });

  test.each([
    ['a line of 49,999,999', blackPng({ width: 49_999_999, height: 1, depth: 1, colour: 'grey' })],
    ['a column of 49,999,999', blackPng({ width: 1, height: 49_999_999, depth: 1, colour: 'grey' })],
    ['one side of 16,385', blackPng({ width: 16_385, height: 10, depth: 1, colour: 'grey' })],
    ['392 MB unpacked', blackPng({ width: 7_000, height: 7_000, depth: 16, colour: 'rgba' })],
  ])('battery 95 a small file of %s is refused by its head', async (_, file) => {
    expect(await readUpload(file)).toEqual({ fault: 'TOO_MANY_PIXELS' });
  });

  test.each(['gif', 'webp', 'jpeg'] as const)(
    'battery 95 a %s of 49 megapixels that has to be there whole is refused by its head',
    async (format) => {
      const file = await plain(7_000, 7_000, 4)
        .toFormat(format, { progressive: true, lossless: true })
        .toBuffer();
      expect(await readUpload(file)).toEqual({ fault: 'TOO_MANY_PIXELS' });
    },
    120_000,
  );

  test('R9.12 what a telephone takes, 48 megapixels upright or on its side, is a picture', async () => {
    const file = await plain(6_000, 8_000).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { width, height } = await sharp(await pictureOf(file)).metadata();
    expect([width, height]).toEqual([2_400, 1_800]);
  }, 120_000);

  test.skipIf(process.platform !== 'linux')(
    'battery 95 what is just within the bounds costs less than 200 MB',
    async () => {
      const [gif, interlaced, waves, wide] = await Promise.all([
        plain(4_600, 4_600).gif().toBuffer(),
        plain(4_600, 4_600, 4).png({ progressive: true }).toBuffer(),
        plain(5_000, 5_000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
        plain(16_384, 1_300).gif().toBuffer(),
      ]);
      const costs = [await costOf(gif), await costOf(interlaced), await costOf(waves), await costOf(wide)];
      expect(costs.map(({ isTaken }) => isTaken)).toEqual([true, true, true, true]);
      const rises = costs.map(({ rise }) => rise);
      expect([Math.min(...rises) > 50, Math.max(...rises) < 200]).toEqual([true, true]);
    },
    240_000,
  );
});

test('R9.12 a picture is stored as WebP of quality 90, at most 2,400 pixels wide and high', async () => {
  const photo = await sharp('demo/pictures/campana-laton.webp').resize({ width: 2_401 }).png().toBuffer();
  const expected = sharp(photo)
    .resize({ width: 2_400, height: 2_400, fit: 'inside' })
    .webp({ quality: 90 })
    .toBuffer();
  expect((await pictureOf(photo)).equals(await expected)).toBe(true);
});

test('battery 95 a picture beyond what the library opens by itself is told to have too many pixels', async () => {
  const file = blackPng({ width: 16_400, height: 16_400, depth: 1, colour: 'grey' });
  expect(await readUpload(file)).toEqual({ fault: 'TOO_MANY_PIXELS' });
});
