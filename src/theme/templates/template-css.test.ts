import { assert, constantFrom, integer, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TEMPLATE_NAMES, type TemplateName } from '../../../contract/stores/template-colours.ts';
import { storeThemeProperties } from '../../components/market/StoreColours.tsx';
import { type ThemeColour, colourVar, LIGHT_COLOURS, DARK_COLOURS } from '../colours.ts';
import { contrast, toHex } from '../contrast.ts';
import { THEMED_COLOURS } from '../store-theme.ts';
import { TEMPLATE_CSS } from './template-css.ts';

const channel = integer({ min: 0, max: 255 });
const colour = tuple(channel, channel, channel).map((rgb) => toHex(rgb));

/** Market colours that a template overrides, independent of the owner's colours. */
function saidBy(template: TemplateName): Partial<Record<ThemeColour, string>> {
  const names = Object.keys(LIGHT_COLOURS) as ThemeColour[];
  return Object.fromEntries(
    names.flatMap((name) => {
      const said = new RegExp(`${colourVar(name)}:(#[\\da-fA-F]{6})`).exec(TEMPLATE_CSS[template])?.[1];
      return said ? [[name, said]] : [];
    }),
  );
}

/** Final colours of a store's page: the market's, overridden by the owner's, then by the template's. */
function worn(template: TemplateName, time: 'd' | 'n', primaryColor: string, secondaryColor: string) {
  const dressed = storeThemeProperties({
    primaryColor,
    secondaryColor,
    theme: { layout: template },
  }) as Record<string, string>;
  const market = time === 'd' ? LIGHT_COLOURS : DARK_COLOURS;
  const own = Object.fromEntries(THEMED_COLOURS.map((name) => [name, dressed[`--${time}-${name}`] ?? '']));
  return { ...market, ...own, ...saidBy(template) } as Record<ThemeColour | 'field' | 'onField', string>;
}

const GROUNDS = ['ground', 'raised', 'sunken'] as const;
const INKS = ['ink', 'ink2', 'actionInk', 'success', 'danger', 'info'] as const;
const STAMPED = [
  ['onAction', 'action'],
  ['onAction', 'actionHover'],
  ['onField', 'field'],
  ['onSoon', 'soon'],
  ['onDanger', 'danger'],
  ['onKraft', 'kraft'],
] as const;

describe('the dress of a store', () => {
  test('R3.7 whatever two colours its owner chose, every text of every template is readable, by day and by night', () => {
    assert(
      property(
        constantFrom(...TEMPLATE_NAMES),
        constantFrom('d', 'n'),
        colour,
        colour,
        (template, time, primary, secondary) => {
          const look = worn(template, time, primary, secondary);
          const pairs = [
            ...INKS.flatMap((ink) => GROUNDS.map((ground) => [ink, ground] as const)),
            ...STAMPED,
          ];
          const faint = pairs.filter(([ink, ground]) => contrast(look[ink], look[ground]) < 4.5);
          const unseen = GROUNDS.filter((ground) => contrast(look.action, look[ground]) < 3);
          expect({ faint, unseen }).toEqual({ faint: [], unseen: [] });
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('R3.7 no two templates are alike in letters, form of cards, buttons, and layout', () => {
    const rulesOf = (template: TemplateName, part: RegExp) =>
      [...TEMPLATE_CSS[template].matchAll(part)]
        .map(([rule]) => rule.replaceAll(template, ''))
        .toSorted()
        .join('\n');
    const differ = (part: RegExp) => new Set(TEMPLATE_NAMES.map((template) => rulesOf(template, part))).size;
    expect([
      differ(/(font-|letter-spacing|text-transform)[^;}]*/g),
      differ(/\[data-part=product-card\]\{[^}]*\}/g),
      differ(/\.button\{[^}]*\}|\[data-part=add\]\{[^}]*\}/g),
      differ(/\[data-part=(product-grid|store-(header|words|hero)|section-heading)\][^{]*\{[^}]*\}/g),
    ]).toEqual([6, 6, 6, 6]);
  });
});
