import sharp, { type OverlayOptions } from 'sharp';
import { darker } from './color.ts';
import { cutOut } from './cutout.ts';
import { overheadBackground } from './overhead-backgrounds.ts';
import { LYING_SLOTS, STANDING_SLOTS, type Slot } from './layouts.ts';
import type {
  OverheadBackground,
  SceneBackground,
  Palette,
  Shot,
  HorizonBackground,
  SceneObject,
} from './scene.types.ts';
import { lyingShadows, standingShadows, type Canvas, type PlacedCutout } from './shadows.ts';
import { horizonBackground } from './horizon-backgrounds.ts';

const FRAME: Canvas = { width: 800, height: 800 };
const FLAT = new Set<SceneBackground>(['paper', 'planks', 'terrazzo', 'azulejo', 'linen']);
const isFlat = (ground: SceneBackground): ground is OverheadBackground => FLAT.has(ground);

export const svg = (canvas: Canvas, body: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas.width}" height="${canvas.height}" viewBox="0 0 ${canvas.width} ${canvas.height}">${body}</svg>`,
  );

/** Picture layers of one object: its shadows and itself, standing on or lying at (x, y), in pixels. */
export async function layersOf(
  canvas: Canvas,
  thing: SceneObject,
  at: { x: number; y: number; side: number; lies: boolean; shadow: string },
): Promise<OverlayOptions[]> {
  const cutout = await cutOut(thing, at.side);
  const left = Math.round(at.x - cutout.width / 2);
  const top = Math.round(at.lies ? at.y - cutout.height / 2 : at.y - cutout.height);
  const placed: PlacedCutout = { cutout, left, top };
  const shadows = await (at.lies ? lyingShadows : standingShadows)(canvas, placed, at.shadow);
  return [
    ...shadows,
    { input: cutout.data, raw: { width: cutout.width, height: cutout.height, channels: 4 }, left, top },
  ];
}

const slotFor = (slots: Slot[], index: number, shot: Shot): Slot => {
  const slot = slots[index];
  if (!slot) throw new Error(`Layout ${shot.layout} has no place for thing ${index + 1}`);
  return slot;
};

/** Picture of 800 × 800 for a shot, in the colours of its palette. */
export async function composeShot(shot: Shot, palette: Palette): Promise<Buffer> {
  const { ground } = shot;
  const lies = isFlat(ground);
  const backdrop = lies
    ? overheadBackground(ground, palette)
    : horizonBackground(ground as HorizonBackground, palette);
  const shadow = darker(lies ? palette.wall : palette.floor, 0.82);
  const slots = (lies ? LYING_SLOTS : STANDING_SLOTS)[shot.layout];
  const layers: OverlayOptions[] = [];
  for (const [index, thing] of shot.things.entries()) {
    const slot = slotFor(slots, index, shot);
    layers.push(
      ...(await layersOf(FRAME, thing, {
        x: slot.x * 800,
        y: slot.y * 800,
        side: slot.side * 800,
        lies,
        shadow,
      })),
    );
  }
  return sharp(await sharp(svg(FRAME, backdrop)).composite(layers).png().toBuffer())
    .removeAlpha()
    .webp({ quality: 81, effort: 6, smartSubsample: true })
    .toBuffer();
}
