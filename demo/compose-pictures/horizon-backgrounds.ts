import { darker, lighter, mixColors } from './color.ts';
import type { Palette, HorizonBackground } from './scene.types.ts';
import { tilePattern } from './tile-patterns.ts';

const HORIZON = 540;

/** Wall that runs into the floor without an edge, lit from the top left. */
const sweep = ({ wall, floor }: Palette) => `
  <linearGradient id="sweep" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="${wall}"/><stop offset=".58" stop-color="${darker(wall, 0.1)}"/>
    <stop offset=".72" stop-color="${mixColors(wall, floor, 0.75)}"/><stop offset="1" stop-color="${floor}"/>
  </linearGradient>
  <rect width="800" height="800" fill="url(#sweep)"/>`;

/** Light of a lamp at the top left, and the darker opposite corner. */
export const lampLight = (width: number, height: number, wall: string) => `
  <radialGradient id="lamp" cx=".24" cy=".16" r=".95">
    <stop offset="0" stop-color="${mixColors(wall, '#fff4d6', 0.52)}" stop-opacity=".85"/>
    <stop offset=".5" stop-color="${mixColors(wall, '#fff0cf', 0.4)}" stop-opacity=".2"/>
    <stop offset="1" stop-color="${mixColors(wall, '#fff0cf', 0.4)}" stop-opacity="0"/>
  </radialGradient>
  <radialGradient id="corner" cx=".3" cy=".3" r="1.05">
    <stop offset=".6" stop-color="#2a1006" stop-opacity="0"/><stop offset="1" stop-color="#2a1006" stop-opacity=".3"/>
  </radialGradient>
  <rect width="${width}" height="${height}" fill="url(#corner)"/><rect width="${width}" height="${height}" fill="url(#lamp)"/>`;

const arch = ({ accent }: Palette) => `
  <linearGradient id="niche" x1="0" y1="0" x2="1" y2=".4">
    <stop offset="0" stop-color="${darker(accent, 0.34)}"/><stop offset=".3" stop-color="${darker(accent, 0.1)}"/>
    <stop offset="1" stop-color="${lighter(accent, 0.16)}"/>
  </linearGradient>
  <path d="M150 ${HORIZON + 20} V350 a250 250 0 0 1 500 0 V${HORIZON + 20} Z" fill="url(#niche)"/>
  <path d="M650 ${HORIZON + 20} V350 a250 250 0 0 0 -250 -250" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="5"/>`;

const disc = ({ accent }: Palette) => `
  <linearGradient id="sun" x1="0" y1="0" x2=".8" y2="1">
    <stop offset="0" stop-color="${lighter(accent, 0.22)}"/><stop offset="1" stop-color="${accent}"/>
  </linearGradient>
  <circle cx="430" cy="350" r="268" fill="url(#sun)"/>`;

const plinth = ({ accent }: Palette) => `
  <linearGradient id="side"><stop offset="0" stop-color="${lighter(accent, 0.18)}"/><stop offset=".35" stop-color="${accent}"/>
    <stop offset="1" stop-color="${darker(accent, 0.45)}"/></linearGradient>
  <linearGradient id="topface"><stop offset="0" stop-color="${lighter(accent, 0.5)}"/>
    <stop offset="1" stop-color="${lighter(accent, 0.08)}"/></linearGradient>
  <filter id="soft" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="20"/></filter>
  <ellipse cx="450" cy="752" rx="330" ry="44" fill="#2a1006" opacity=".38" filter="url(#soft)"/>
  <path d="M96 648 v86 a304 60 0 0 0 608 0 v-86 Z" fill="url(#side)"/>
  <ellipse cx="400" cy="648" rx="304" ry="60" fill="url(#topface)"/>`;

function board(palette: Palette): string {
  const wood = '#c98a4b';
  const seams = [-330, -120, 90, 290, 480, 690, 900, 1130];
  const planks = seams.slice(0, -1).map((x, i) => {
    const next = seams[i + 1] ?? x;
    const back = (value: number) => 400 + (value - 400) * 0.62;
    return `<path d="M${back(x)} ${HORIZON} H${back(next)} L${next} 800 H${x} Z" fill="${mixColors(wood, '#8a4f22', [0.05, 0.3, 0.12, 0.24, 0, 0.2, 0.1][i] ?? 0)}"/>
      <path d="M${back(x)} ${HORIZON} L${x} 800" stroke="#5f3314" stroke-opacity=".6" stroke-width="3"/>`;
  });
  return `<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.wall}"/>
      <stop offset="1" stop-color="${darker(palette.wall, 0.16)}"/></linearGradient>
    <linearGradient id="depth" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3a1b08" stop-opacity=".4"/>
      <stop offset=".45" stop-color="#ffdf9f" stop-opacity=".12"/><stop offset="1" stop-color="#ffdf9f" stop-opacity=".2"/></linearGradient>
    <rect width="800" height="${HORIZON}" fill="url(#wall)"/>${planks.join('')}
    <rect y="${HORIZON}" width="800" height="${800 - HORIZON}" fill="url(#depth)"/>`;
}

const counter = (color: string) => `
  <linearGradient id="top" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${darker(color, 0.22)}"/>
    <stop offset=".3" stop-color="${color}"/><stop offset="1" stop-color="${lighter(color, 0.12)}"/></linearGradient>
  <rect y="${HORIZON}" width="800" height="${800 - HORIZON}" fill="url(#top)"/>`;

const tiles = ({ wall, accent, floor }: Palette) => `
  ${tilePattern('wall', 134, lighter(wall, 0.45), accent, mixColors(accent, wall, 0.5))}
  <filter id="far"><feGaussianBlur stdDeviation="1.6"/></filter>
  <g filter="url(#far)"><rect x="-9" y="-9" width="818" height="${HORIZON + 9}" fill="url(#wall)"/></g>
  <rect width="800" height="${HORIZON}" fill="${wall}" opacity=".34"/>${counter(floor)}`;

const windowLight = `
  <filter id="pane" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="7"/></filter>
  <g fill="#fff4d2" opacity=".5" filter="url(#pane)">
    <path d="M90 0 H270 L470 ${HORIZON - 40} H290 Z"/><path d="M310 0 H490 L690 ${HORIZON - 40} H510 Z"/>
  </g>`;

function cloth({ accent, wall }: Palette): string {
  const base = lighter(accent, 0.82);
  const back = (x: number) => 400 + (x - 400) * 0.6;
  const stripes = [-260, -40, 180, 400, 620, 840, 1060].map(
    (
      x,
    ) => `<path d="M${back(x - 34)} ${HORIZON} H${back(x + 34)} L${x + 34} 800 H${x - 34} Z" fill="${accent}" opacity=".82"/>
      <path d="M${back(x + 46)} ${HORIZON} H${back(x + 54)} L${x + 54} 800 H${x + 46} Z" fill="${accent}" opacity=".6"/>`,
  );
  return `<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${wall}"/>
      <stop offset="1" stop-color="${darker(wall, 0.18)}"/></linearGradient>
    <linearGradient id="depth" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3a1b08" stop-opacity=".34"/>
      <stop offset=".5" stop-color="#3a1b08" stop-opacity="0"/></linearGradient>
    <rect width="800" height="${HORIZON}" fill="url(#wall)"/>
    <rect y="${HORIZON}" width="800" height="${800 - HORIZON}" fill="${base}"/>${stripes.join('')}
    <rect y="${HORIZON}" width="800" height="${800 - HORIZON}" fill="url(#depth)"/>`;
}

/** SVG body of a ground with a horizon, 800 × 800. */
export function horizonBackground(ground: HorizonBackground, palette: Palette): string {
  const bodies: Record<HorizonBackground, () => string> = {
    sweep: () => sweep(palette),
    arch: () => sweep(palette) + arch(palette),
    disc: () => sweep(palette) + disc(palette),
    plinth: () => sweep(palette) + plinth(palette),
    board: () => board(palette),
    tiles: () => tiles(palette),
    window: () => sweep(palette) + windowLight,
    cloth: () => cloth(palette),
  };
  return bodies[ground]() + lampLight(800, 800, palette.wall);
}
