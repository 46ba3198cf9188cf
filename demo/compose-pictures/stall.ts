import sharp, { type OverlayOptions } from 'sharp';
import { darker, lighter, mixColors } from './color.ts';
import { layersOf, svg } from './compose-shot.ts';
import type { Palette, StorePictureSet, SceneObject } from './scene.types.ts';
import { lampLight } from './horizon-backgrounds.ts';

interface StoreColors {
  primaryColor: string;
  secondaryColor: string;
}

const WIDE = { width: 1600, height: 900 };
const EMBLEM = { width: 400, height: 400 };
const SHELF = 560;
const COUNTER = 660;

/** Shadow of the awning on the wall; the page draws the awning itself. */
const SHADE = `<linearGradient id="shade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2a1006" stop-opacity=".42"/>
    <stop offset="1" stop-color="#2a1006" stop-opacity="0"/></linearGradient><rect width="1600" height="330" fill="url(#shade)"/>`;

function crate(x: number, y: number, width: number, height: number): string {
  const slats = [0, 1, 2].map((i) => {
    const slatY = y + (i * height) / 3;
    return `<rect x="${x}" y="${slatY}" width="${width}" height="${height / 3 - 6}" rx="3" fill="${mixColors('#d69a5b', '#8a4f22', 0.1 + i * 0.14)}"/>
      <rect x="${x}" y="${slatY}" width="${width}" height="4" rx="2" fill="#ffe3b0" opacity=".4"/>`;
  });
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#4e2810"/>${slats.join('')}
    <rect x="${x}" y="${y}" width="20" height="${height}" fill="#9a5b2a"/><rect x="${x + width - 20}" y="${y}" width="20" height="${height}" fill="#7c451c"/>`;
}

function counter({ primaryColor, secondaryColor }: StoreColors): string {
  const folds = Array.from(
    { length: 32 },
    (_, i) => `<rect x="${i * 50}" y="806" width="50" height="94" fill="url(#pleat)"/>`,
  );
  const cloth = mixColors(primaryColor, secondaryColor, 0.12);
  return `<linearGradient id="pleat"><stop offset="0" stop-color="#2a1006" stop-opacity=".34"/><stop offset=".45" stop-color="#fff3d2" stop-opacity=".14"/>
      <stop offset="1" stop-color="#2a1006" stop-opacity=".3"/></linearGradient>
    <linearGradient id="top" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8a5327"/><stop offset="1" stop-color="#d9a163"/></linearGradient>
    <rect y="${COUNTER - 40}" width="1600" height="190" fill="url(#top)"/>
    <path d="M0 ${COUNTER + 10} H1600 M0 ${COUNTER + 70} H1600" stroke="#5f3314" stroke-opacity=".34" stroke-width="3"/>
    <rect y="806" width="1600" height="94" fill="${cloth}"/>${folds.join('')}
    <rect y="800" width="1600" height="12" rx="4" fill="#eac088"/><rect y="812" width="1600" height="10" fill="#2a1006" opacity=".3"/>`;
}

const BACK = [
  { x: 250, side: 300 },
  { x: 545, side: 290 },
  { x: 1055, side: 290 },
  { x: 1350, side: 300 },
];
const FRONT = [
  { x: 800, side: 400 },
  { x: 120, side: 220 },
  { x: 400, side: 235 },
  { x: 1200, side: 235 },
  { x: 1480, side: 220 },
  { x: 610, side: 170 },
  { x: 1000, side: 170 },
];

/** Hero picture of a store, 1600 × 900: products on crates and counter in the shadow of the awning. */
export async function composeStall(stage: StorePictureSet, colors: StoreColors): Promise<Buffer> {
  const palette: Palette = stage.palettes[0];
  const wall = `<linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${lighter(palette.wall, 0.2)}"/>
    <stop offset="1" stop-color="${darker(palette.wall, 0.14)}"/></linearGradient><rect width="1600" height="900" fill="url(#wall)"/>`;
  const crates = [250, 545, 1055, 1350]
    .map((x, i) => crate(x - 135, SHELF + (i % 3 === 0 ? -18 : 14), 270, 130))
    .join('');
  const backdrop = wall + lampLight(WIDE.width, WIDE.height, palette.wall) + counter(colors) + crates + SHADE;
  const layers: OverlayOptions[] = [];
  const stand = async (thing: SceneObject, x: number, y: number, side: number) => {
    layers.push(...(await layersOf(WIDE, thing, { x, y, side, lies: false, shadow: '#2a1006' })));
  };
  for (const [i, thing] of stage.hero.slice(0, BACK.length).entries()) {
    const place = BACK[i];
    if (place) await stand(thing, place.x, SHELF + (i % 3 === 0 ? -14 : 18), place.side);
  }
  for (const [i, thing] of stage.hero.slice(BACK.length).entries()) {
    const place = FRONT[i];
    if (place) await stand(thing, place.x, i > 4 ? 788 : 760 + (i % 2) * 12, place.side);
  }
  return sharp(await sharp(svg(WIDE, backdrop)).composite(layers).png().toBuffer())
    .removeAlpha()
    .webp({ quality: 78, effort: 6, smartSubsample: true })
    .toBuffer();
}

/** Emblem of a store, 400 × 400: one object on a scalloped medallion in the store's two colours. */
export async function composeEmblem(
  stage: StorePictureSet,
  { primaryColor, secondaryColor }: StoreColors,
): Promise<Buffer> {
  const scallops = Array.from({ length: 20 }, (_, i) => {
    const angle = (i / 20) * Math.PI * 2;
    return `<circle cx="${(200 + Math.cos(angle) * 150).toFixed(1)}" cy="${(200 + Math.sin(angle) * 150).toFixed(1)}" r="26" fill="${secondaryColor}"/>`;
  });
  const body = `<rect width="400" height="400" fill="${primaryColor}"/>${scallops.join('')}
    <circle cx="200" cy="200" r="156" fill="${secondaryColor}"/>
    <circle cx="200" cy="200" r="140" fill="none" stroke="${primaryColor}" stroke-opacity=".55" stroke-width="4"/>`;
  const layers = await layersOf(EMBLEM, stage.logo, {
    x: 200,
    y: 200,
    side: 196,
    lies: true,
    shadow: darker(secondaryColor, 0.75),
  });
  return sharp(await sharp(svg(EMBLEM, body)).composite(layers).png().toBuffer())
    .removeAlpha()
    .webp({ quality: 80, effort: 6, smartSubsample: true })
    .toBuffer();
}
