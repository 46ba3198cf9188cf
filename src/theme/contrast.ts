export type Rgb = readonly [number, number, number];

/** Parses '#abc' or '#aabbcc' into channels from 0 to 255; anything else is black. */
export function parseColour(text: string): Rgb {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(text);
  const hex = short
    ? short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')
    : (/^#([\da-f]{6})$/i.exec(text)?.[1] ?? '000000');
  const value = Number.parseInt(hex, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export const toHex = (rgb: Rgb): string =>
  `#${rgb
    .map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const linear = (channel: number) => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance by WCAG, from 0 to 1. */
const luminance = (colour: string): number => {
  const [red, green, blue] = parseColour(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

/** Contrast ratio of two colours, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** Mix of two colours: an `amount` of 0 is the first, 1 the second. */
export function mixColours(from: string, to: string, amount: number): string {
  const [a, b] = [parseColour(from), parseColour(to)];
  return toHex([a[0] + (b[0] - a[0]) * amount, a[1] + (b[1] - a[1]) * amount, a[2] + (b[2] - a[2]) * amount]);
}

const STEPS = 50;

/** Nearest colour towards `target` with at least `ratio` contrast to every ground; the target if there is none. */
export function withContrast(
  colour: string,
  target: string,
  grounds: readonly string[],
  ratio: number,
): string {
  for (let step = 0; step <= STEPS; step += 1) {
    const candidate = mixColours(colour, target, step / STEPS);
    if (grounds.every((ground) => contrast(candidate, ground) >= ratio)) return candidate;
  }
  return target;
}
