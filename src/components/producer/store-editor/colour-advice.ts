import { DAY, NIGHT } from '../../../theme/colours.ts';
import { contrast } from '../../../theme/contrast.ts';
import { storePalette, STRIPES } from '../../../theme/store-palette.ts';
import type { StoreLook } from '../../../../contract/stores/store-values.ts';

/** Contrast that WCAG 2.2 AA asks of a shape against its ground. */
const SHAPE = 3;

/** What is wrong with a colour, and the nearest one with which nothing is. */
export interface ColourFault {
  kind: 'faint' | 'unreadable' | 'alike';
  mended: string;
}

export interface ColourAdvice {
  /** Whether letters on the main colour are light or dark. */
  letters: 'light' | 'dark';
  primary: ColourFault | null;
  secondary: ColourFault | null;
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function faultOfPrimary(
  primaryColor: string,
  action: string,
  grounds: readonly string[],
): ColourFault | null {
  if (isSame(primaryColor, action)) return null;
  const isFaint = grounds.some((ground) => contrast(primaryColor, ground) < SHAPE);
  return { kind: isFaint ? 'faint' : 'unreadable', mended: action };
}

/** What the page of a store makes of its colours, which is corrected where WCAG AA would fail; colours as #rrggbb. */
export function adviceOn({ template, primaryColor, secondaryColor }: StoreLook): ColourAdvice {
  // The tech dress is dark by day too.
  const isDark = template === 'tech';
  const { day, night } = storePalette(primaryColor, secondaryColor);
  const { action, onAction, awningB } = isDark ? night : day;
  const { ground, raised, sunken } = isDark ? NIGHT : DAY;
  return {
    letters: contrast(onAction, '#000000') > contrast(onAction, '#FFFFFF') ? 'light' : 'dark',
    primary: faultOfPrimary(primaryColor, action, [ground, raised, sunken]),
    secondary: contrast(primaryColor, secondaryColor) < STRIPES ? { kind: 'alike', mended: awningB } : null,
  };
}
