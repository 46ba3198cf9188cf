import { assert, integer, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIGHT_COLOURS, DARK_COLOURS } from './colours.ts';
import { contrast, parseColour, toHex } from './contrast.ts';
import { awningColours, storePalette } from './store-palette.ts';

const channel = integer({ min: 0, max: 255 });
const colour = tuple(channel, channel, channel).map((rgb) => toHex(rgb));

const weakest = (look: Record<string, string>, colour: string) =>
  Math.min(...['ground', 'raised', 'sunken'].map((name) => contrast(look[name] ?? '', colour)));

describe(storePalette, () => {
  test('R3.7 whatever two colours an owner picks, text has 4.5 and shapes have 3 by day and by night', () => {
    assert(
      property(colour, colour, (primary, secondary) => {
        const { day, night } = storePalette(primary, secondary);
        for (const [look, palette] of [
          [LIGHT_COLOURS, day],
          [DARK_COLOURS, night],
        ] as const) {
          expect(contrast(palette.onAction, palette.action)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(palette.onAction, palette.actionHover)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(palette.onField, palette.field)).toBeGreaterThanOrEqual(4.5);
          expect(weakest(look, palette.actionInk)).toBeGreaterThanOrEqual(4.5);
          expect(weakest(look, palette.action)).toBeGreaterThanOrEqual(3);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test('R3.7 both stripes of an awning are seen, apart from each other and from the night', () => {
    assert(
      property(colour, colour, (primary, secondary) => {
        const { awningA, awningB } = awningColours(primary, secondary);
        expect(contrast(awningA, awningB)).toBeGreaterThanOrEqual(1.25);
        for (const stripe of [awningA, awningB])
          expect(
            Math.min(contrast(stripe, DARK_COLOURS.ground), contrast(stripe, DARK_COLOURS.raised)),
          ).toBeGreaterThanOrEqual(1.5);
      }),
      { numRuns: 2_000 },
    );
  });

  test('R3.7 colours that are readable already stay as the owner chose them', () => {
    const { day } = storePalette('#1D4E89', '#E6EEF6');
    expect([day.action, day.onAction, day.actionInk, day.awningA, day.awningB]).toEqual([
      '#1d4e89',
      '#FFFFFF',
      '#1d4e89',
      '#1d4e89',
      '#e6eef6',
    ]);
  });

  test('short and long spellings are one colour, anything else is black', () => {
    expect([parseColour('#fA0'), parseColour('#ffaa00'), parseColour('url(x)')]).toEqual([
      [255, 170, 0],
      [255, 170, 0],
      [0, 0, 0],
    ]);
  });
});

test('the market itself is readable by day and by night', () => {
  const pairs = [
    ['ink', 4.5],
    ['ink2', 4.5],
    ['actionInk', 4.5],
    ['success', 4.5],
    ['info', 4.5],
    ['danger', 4.5],
    ['edge', 3],
  ] as const;
  for (const look of [LIGHT_COLOURS, DARK_COLOURS]) {
    for (const [name, ratio] of pairs)
      expect([name, weakest(look, look[name]) >= ratio]).toEqual([name, true]);
    for (const name of ['Action', 'Success', 'Soon', 'Info', 'Danger', 'Kraft'] as const) {
      const ground = look[name.toLowerCase() as Lowercase<typeof name>];
      expect([name, contrast(look[`on${name}`], ground) >= 4.5]).toEqual([name, true]);
    }
  }
});
