import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { rgbOf } from './color.ts';
import { jarOf } from './jar.ts';
import { EMOJI_CODE_POINTS } from './emoji-objects.ts';
import type { SceneObject } from './scene.types.ts';

const ASSETS = new URL('../../node_modules/@lobehub/fluent-emoji-3d/assets/', import.meta.url);
const SIDE = 256;
const POT_TOP = 158;

/** Pixels as RGBA, not premultiplied. */
export interface RawPixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Cut-out object, cropped to its outline, with the span where it touches the ground. */
export interface Cutout extends RawPixels {
  footLeft: number;
  footRight: number;
}

const load = async (of: SceneObject['of']): Promise<RawPixels> => {
  const file = fileURLToPath(new URL(`${EMOJI_CODE_POINTS[of]}.webp`, ASSETS));
  const { data } = await sharp(file)
    .resize(SIDE, SIDE)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: SIDE, height: SIDE };
};

const draw = async (markup: string): Promise<RawPixels> => {
  const { data, info } = await sharp(Buffer.from(markup))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

export const openPixels = ({ data, width, height }: RawPixels) =>
  sharp(data, { raw: { width, height, channels: 4 } });

const luminance = (data: Buffer, i: number) => 0.3 * data[i]! + 0.59 * data[i + 1]! + 0.11 * data[i + 2]!;

const paint = (data: Buffer, i: number, hex: string, light: number) => {
  for (const [channel, value] of rgbOf(hex).entries())
    data[i + channel] = Math.min(255, Math.round(value * light));
};

function glaze({ data }: RawPixels, dye: string): void {
  let [sum, count] = [0, 0];
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3]! < 128) continue;
    sum += luminance(data, i);
    count++;
  }
  for (let i = 0; i < data.length; i += 4)
    paint(data, i, dye, 0.2 + (0.8 * luminance(data, i) * count) / sum);
}

/** Plant in a terracotta pot; `sink` pixels of its foot stay below the rim. */
async function plant(flower: RawPixels, potHue: number, sink: number): Promise<RawPixels> {
  const source = await load('pottedPlant');
  const pot = await openPixels(source)
    .extract({ left: 50, top: POT_TOP, width: 156, height: SIDE - POT_TOP })
    .modulate({ hue: potHue })
    .png()
    .toBuffer();
  const soil = await openPixels(source)
    .extract({ left: 84, top: 143, width: 90, height: 18 })
    .png()
    .toBuffer();
  const grown = await openPixels(outline(flower))
    .resize({ height: 236, width: 236, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const [width, height] = [320, 372];
  const { data } = await sharp({ create: { width, height, channels: 4, background: '#0000' } })
    .composite([
      { input: await sharp(soil).resize(168).toBuffer(), left: 76, top: 214 },
      {
        input: grown.data,
        left: Math.round(160 - grown.info.width / 2),
        top: 236 + sink - grown.info.height,
      },
      { input: await sharp(pot).resize(232).toBuffer(), left: 44, top: 226 },
    ])
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width, height };
}

function outline(raw: RawPixels): RawPixels {
  const { data, width, height } = raw;
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3]! < 40) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  }
  const [w, h] = [right - left + 1, bottom - top + 1];
  const cut = Buffer.alloc(w * h * 4);
  for (let y = 0; y < h; y++)
    data.copy(cut, y * w * 4, ((y + top) * width + left) * 4, ((y + top) * width + right + 1) * 4);
  return { data: cut, width: w, height: h };
}

function withFeet(raw: RawPixels): Cutout {
  const { data, width, height } = raw;
  let [footLeft, footRight] = [width, 0];
  for (let y = Math.floor(height * 0.94); y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3]! < 110) continue;
      [footLeft, footRight] = [Math.min(footLeft, x), Math.max(footRight, x)];
    }
  }
  return { ...raw, footLeft, footRight };
}

/** Sharpens inside the outline only; a sharpened outline would get a bright seam. */
async function sharpen(raw: RawPixels): Promise<RawPixels> {
  const data = await openPixels(raw).removeAlpha().sharpen({ sigma: 1.2, m1: 0.6, m2: 1.6 }).raw().toBuffer();
  const result = Buffer.from(raw.data);
  for (let from = 0, to = 0; to < result.length; from += 3, to += 4) {
    if (result[to + 3]! < 252) continue;
    for (let channel = 0; channel < 3; channel++) result[to + channel] = data[from + channel]!;
  }
  return { ...raw, data: result };
}

/** Object cut out, coloured, turned and scaled to a square of `side` pixels. */
export async function cutOut(thing: SceneObject, side: number): Promise<Cutout> {
  let raw = thing.fill ? await draw(jarOf(thing.fill)) : await load(thing.of);
  if (thing.dye) glaze(raw, thing.dye);
  if (thing.pot !== undefined) raw = await plant(raw, thing.pot, thing.sink ?? 14);
  raw = outline(raw);
  const scale = (side * (thing.scale ?? 1)) / Math.max(raw.width, raw.height);
  const [width, height] = [Math.round(raw.width * scale), Math.round(raw.height * scale)];
  const { hue = 0, saturation = 1.06, brightness = 1 } = thing;
  let image = openPixels(raw)
    .resize(width, height, { kernel: 'lanczos3' })
    .modulate({ hue, saturation, brightness });
  if (thing.flop) image = image.flop();
  let result: RawPixels = { data: await image.raw().toBuffer(), width, height };
  if (scale > 1.2) result = await sharpen(result);
  if (thing.turn) {
    const turned = await openPixels(result)
      .rotate(thing.turn, { background: '#0000' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    result = outline({ data: turned.data, width: turned.info.width, height: turned.info.height });
  }
  return withFeet(result);
}
