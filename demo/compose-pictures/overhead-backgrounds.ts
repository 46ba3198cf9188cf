import { darker, lighter, mixColors } from './color.ts';
import type { OverheadBackground, Palette } from './scene.types.ts';
import { lampLight } from './horizon-backgrounds.ts';
import { tilePattern } from './tile-patterns.ts';

const paper = ({ wall, accent }: Palette) => `
  <rect width="800" height="800" fill="${wall}"/>
  <filter id="edge" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="9"/></filter>
  <path d="M-40 640 L840 330 V840 H-40 Z" fill="#2a1006" opacity=".34" filter="url(#edge)"/>
  <path d="M-40 632 L840 322 V840 H-40 Z" fill="${accent}"/>`;

function planks(): string {
  const tones = [0.04, 0.26, 0.1, 0.34, 0.16];
  return tones
    .map((tone, i) => {
      const y = i * 164 - 10;
      const grain = [34, 70, 118].map(
        (
          dy,
          n,
        ) => `<path d="M-10 ${y + dy} C 180 ${y + dy - 14 + n * 9}, 420 ${y + dy + 22 - n * 12}, 810 ${y + dy + 4}"
          fill="none" stroke="#6d3a17" stroke-opacity=".2" stroke-width="${3 + n}"/>`,
      );
      return `<rect y="${y}" width="800" height="164" fill="${mixColors('#d69a5b', '#8a4f22', tone)}"/>${grain.join('')}
        <rect y="${y}" width="800" height="4" fill="#4e2810" opacity=".6"/>
        <rect y="${y + 4}" width="800" height="3" fill="#ffe3b0" opacity=".3"/>`;
    })
    .join('');
}

function terrazzo({ wall, accent, floor }: Palette): string {
  const ground = lighter(wall, 0.62);
  const colors = [accent, darker(accent, 0.3), floor, mixColors(accent, wall, 0.4), darker(floor, 0.25)];
  let seed = 7;
  const next = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
  const chips = Array.from({ length: 64 }, (_, i) => {
    const [cx, cy] = [((i % 8) + 0.15 + next() * 0.8) * 100, (Math.floor(i / 8) + 0.15 + next() * 0.8) * 100];
    const corners = Array.from({ length: 5 }, (_unused, n) => {
      const angle = (n / 5) * Math.PI * 2 + next();
      const reach = 12 + next() * 26;
      return `${(cx + Math.cos(angle) * reach).toFixed(1)},${(cy + Math.sin(angle) * reach).toFixed(1)}`;
    });
    return `<polygon points="${corners.join(' ')}" fill="${colors[i % colors.length]}" opacity=".78"/>`;
  });
  return `<rect width="800" height="800" fill="${ground}"/>${chips.join('')}`;
}

const azulejo = ({ wall, accent }: Palette) => `
  ${tilePattern('floor', 200, lighter(wall, 0.6), mixColors(accent, wall, 0.25), mixColors(accent, wall, 0.62))}
  <filter id="far"><feGaussianBlur stdDeviation="1"/></filter>
  <g filter="url(#far)"><rect x="-9" y="-9" width="818" height="818" fill="url(#floor)"/></g>
  <rect width="800" height="800" fill="${wall}" opacity=".2"/>`;

function linen({ wall, accent }: Palette): string {
  const base = lighter(wall, 0.55);
  const folds = [
    [-60, 220, 300],
    [420, 760, 240],
  ].map(
    ([
      x1,
      x2,
      width,
    ]) => `<path d="M${x1} -40 Q ${x1! + 160} 380 ${x2} 840" fill="none" stroke="${darker(base, 0.2)}"
      stroke-opacity=".42" stroke-width="${width! / 6}" filter="url(#fold)"/>
      <path d="M${x1! + 46} -40 Q ${x1! + 206} 380 ${x2! + 46} 840" fill="none" stroke="#fff" stroke-opacity=".55"
      stroke-width="${width! / 8}" filter="url(#fold)"/>`,
  );
  const stripe = (x: number, width: number, opacity: number) =>
    `<path d="M${x} 0 C ${x + 14} 260, ${x - 12} 520, ${x + 4} 800" fill="none" stroke="${accent}" stroke-width="${width}" stroke-opacity="${opacity}"/>`;
  return `<filter id="fold" x="-100%" y="-20%" width="300%" height="140%"><feGaussianBlur stdDeviation="16"/></filter>
    <rect width="800" height="800" fill="${base}"/>
    ${[70, 640].map((x) => stripe(x, 44, 0.72) + stripe(x + 44, 8, 0.6) + stripe(x - 44, 8, 0.6)).join('')}${folds.join('')}`;
}

/** SVG body of a ground seen from above, 800 × 800. */
export function overheadBackground(ground: OverheadBackground, palette: Palette): string {
  const bodies: Record<OverheadBackground, () => string> = {
    paper: () => paper(palette),
    planks,
    terrazzo: () => terrazzo(palette),
    azulejo: () => azulejo(palette),
    linen: () => linen(palette),
  };
  return bodies[ground]() + lampLight(800, 800, ground === 'planks' ? '#d69a5b' : palette.wall);
}
