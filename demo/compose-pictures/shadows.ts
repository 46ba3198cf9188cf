import sharp, { type OverlayOptions } from 'sharp';
import { rgbOf } from './color.ts';
import { openPixels, type Cutout, type RawPixels } from './cutout.ts';

export interface Canvas {
  width: number;
  height: number;
}

export interface PlacedCutout {
  cutout: Cutout;
  left: number;
  top: number;
}

const svgLayer = ({ width, height }: Canvas, body: string): OverlayOptions => ({
  input: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`,
  ),
  left: 0,
  top: 0,
});

const blurredEllipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  blur: number,
  color: string,
  opacity: number,
) => {
  const id = `b${Math.round(cx)}${Math.round(cy)}${Math.round(blur)}`;
  return `<filter id="${id}" x="-60%" y="-300%" width="220%" height="700%"><feGaussianBlur stdDeviation="${blur}"/></filter>
    <ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${color}" opacity="${opacity}" filter="url(#${id})"/>`;
};

interface Soft {
  blur: number;
  color: string;
  /** Opacity at the lower and at the upper end of the shape. */
  near: number;
  far: number;
}

/** Soft stain of one colour in the outline of a cutout, with its lower left corner at (left, base). */
async function stain(
  canvas: Canvas,
  shape: RawPixels,
  left: number,
  base: number,
  soft: Soft,
): Promise<OverlayOptions> {
  const { width, height } = canvas;
  const mask = Buffer.alloc(width * height);
  for (let y = 0; y < shape.height; y++) {
    const row = base - shape.height + y;
    if (row < 0 || row >= height) continue;
    const opacity = soft.far + ((soft.near - soft.far) * y) / shape.height;
    for (let x = Math.max(0, -left); x < shape.width && x + left < width; x++) {
      mask[row * width + x + left] = shape.data[(y * shape.width + x) * 4 + 3]! * opacity;
    }
  }
  const alpha = await sharp(mask, { raw: { width, height, channels: 1 } })
    .blur(soft.blur)
    .extractChannel(0)
    .raw()
    .toBuffer();
  const pixels = Buffer.alloc(width * height * 4);
  const [r, g, b] = rgbOf(soft.color);
  for (let i = 0; i < alpha.length; i++) pixels.set([r, g, b, alpha[i]!], i * 4);
  return { input: pixels, raw: { width, height, channels: 4 }, left: 0, top: 0 };
}

/** Outline squashed onto the floor and sheared to the right. */
async function castOf(cutout: Cutout, shear: number, squash: number): Promise<RawPixels> {
  const { data, info } = await openPixels(cutout)
    .affine([1, -shear, 0, squash], { background: '#0000' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Shadows of a standing object: contact shadow, soft surrounding and a cast shadow to the back right. */
export async function standingShadows(
  canvas: Canvas,
  placed: PlacedCutout,
  color: string,
): Promise<OverlayOptions[]> {
  const { cutout, left, top } = placed;
  const base = top + cutout.height;
  const half = Math.max(14, (cutout.footRight - cutout.footLeft) / 2);
  const center = left + (cutout.footLeft + cutout.footRight) / 2;
  const cast = await stain(canvas, await castOf(cutout, 0.55, 0.2), left + 4, base, {
    blur: Math.max(5, cutout.height / 40),
    color,
    near: 0.6,
    far: 0.2,
  });
  const under = await stain(canvas, cutout, left + 3, base + Math.round(cutout.height / 60) + 2, {
    blur: Math.max(4, cutout.height / 60),
    color,
    near: 0.62,
    far: 0.02,
  });
  const ellipses =
    blurredEllipse(
      center + half * 0.16,
      base + 2,
      half * 1.28,
      Math.max(9, half * 0.16),
      Math.max(9, half / 9),
      color,
      0.42,
    ) +
    blurredEllipse(
      center,
      base - 2,
      half * 1.0,
      Math.max(5, half * 0.07),
      Math.max(3.5, half / 40),
      color,
      0.72,
    );
  return [cast, under, svgLayer(canvas, ellipses)];
}

/** Shadows of an object that lies flat under a lamp at the top left. */
export async function lyingShadows(
  canvas: Canvas,
  { cutout, left, top }: PlacedCutout,
  color: string,
): Promise<OverlayOptions[]> {
  const base = top + cutout.height;
  return [
    await stain(canvas, cutout, left + 20, base + 28, { blur: 22, color, near: 0.4, far: 0.34 }),
    await stain(canvas, cutout, left + 6, base + 9, { blur: 6, color, near: 0.36, far: 0.36 }),
  ];
}
