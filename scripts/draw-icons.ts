import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Background colour of the icon; visible up to the edge if a device crops the icon. */
const GROUND = '#FBF6EC';

interface Icon {
  name: string;
  size: number;
  /** Share of the size that the drawing fills; every crop leaves at least the inner four fifths. */
  share: number;
}

/** Icons of an installed application: those of the manifest, and the one that iPhones request by name. */
const ICONS: readonly Icon[] = [
  { name: 'icon-192.png', size: 192, share: 1 },
  { name: 'icon-512.png', size: 512, share: 1 },
  { name: 'icon-maskable.png', size: 512, share: 0.72 },
  { name: 'apple-touch-icon.png', size: 180, share: 0.86 },
];

/** Renders the application icons from an SVG into a folder. */
export async function drawIcons(source: string, folder: string): Promise<void> {
  const svg = await readFile(source);
  const draw = async ({ name, size, share }: Icon) => {
    const inner = Math.round(size * share);
    const drawing = await sharp(svg, { density: (72 * inner) / 64 })
      .resize(inner, inner)
      .png()
      .toBuffer();
    const margin = Math.floor((size - inner) / 2);
    const rest = size - inner - margin;
    await sharp(drawing)
      .extend({ top: margin, left: margin, bottom: rest, right: rest, background: GROUND })
      .png({ compressionLevel: 9, palette: true })
      .toFile(join(folder, name));
  };
  await Promise.all(ICONS.map(draw));
}
