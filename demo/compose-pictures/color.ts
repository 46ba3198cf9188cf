type Rgb = [number, number, number];

export const rgbOf = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;

/** Colour between two hex colours; `share` is from 0 to 1. */
export function mixColors(from: string, to: string, share: number): string {
  const [a, b] = [rgbOf(from), rgbOf(to)];
  const channel = (i: 0 | 1 | 2) => Math.round(a[i] + (b[i] - a[i]) * share);
  return `#${([0, 1, 2] as const).map((i) => channel(i).toString(16).padStart(2, '0')).join('')}`;
}

export const lighter = (hex: string, share: number) => mixColors(hex, '#fffaf0', share);
export const darker = (hex: string, share: number) => mixColors(hex, '#2a1408', share);
