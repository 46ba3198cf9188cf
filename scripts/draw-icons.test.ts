import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawIcons } from './draw-icons.ts';
import { root } from './run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'draw-icons-'));
beforeAll(() => drawIcons(join(root, 'public/icon.svg'), folder));
afterAll(() => rmSync(folder, { recursive: true }));

/** Red, green, blue and alpha of a pixel. */
async function pointOf(name: string, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(join(folder, name))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return [...data.subarray(at, at + 4)];
}

describe(drawIcons, () => {
  test('R2.25 each icon that the manifest names as PNG is there, as large as it says', async () => {
    const { icons } = JSON.parse(readFileSync(join(root, 'public/manifest.webmanifest'), 'utf8')) as {
      icons: { src: string; sizes: string; type: string; purpose: string }[];
    };
    const drawn = icons.filter(({ type }) => type === 'image/png');
    const sizes = await Promise.all(
      drawn.map(async ({ src }) => {
        const { width, height, format } = await sharp(join(folder, src)).metadata();
        return `${format} ${width}x${height}`;
      }),
    );
    expect(sizes).toEqual(drawn.map(({ sizes: said }) => `png ${said}`));
    expect(drawn.map(({ sizes: said, purpose }) => `${said} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
  });

  test('R2.25 what may be cut to any form is drawn up to its edge, and the stall stays within', async () => {
    const corner = await pointOf('icon-maskable.png', 2, 2);
    expect(corner).toEqual([251, 246, 236, 255]);
    const edge = await pointOf('icon-maskable.png', 256, 40);
    expect(edge).toEqual([251, 246, 236, 255]);
    expect((await pointOf('icon-192.png', 0, 0))[3]).toEqual(0);
  });
});
