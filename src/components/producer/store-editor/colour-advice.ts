import { LIGHT_COLOURS, DARK_COLOURS } from '../../../theme/colours.ts';
import { contrast } from '../../../theme/contrast.ts';
import { storePalette, MIN_STRIPE_CONTRAST } from '../../../theme/store-palette.ts';
import type { StoreLook } from '../../../../contract/stores/store-form-values.ts';

/** Minimum contrast of a graphic against its background in WCAG 2.2 AA. */
const SHAPE = 3;

/** Problem of a colour, and the nearest colour without it. */
export interface ColourFault {
  kind: 'faint' | 'unreadable' | 'alike';
  mended: string;
}

export interface ColourAdvice {
  /** Text colour on the primary colour. */
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

/** Contrast advice for a store's colours; the store page corrects them where WCAG AA would fail. Colours as #rrggbb. */
export function colourAdviceOf({ template, primaryColor, secondaryColor }: StoreLook): ColourAdvice {
  // The tech template is dark in light mode too.
  const isDark = template === 'tech';
  const { day, night } = storePalette(primaryColor, secondaryColor);
  const { action, onAction, awningB } = isDark ? night : day;
  const { ground, raised, sunken } = isDark ? DARK_COLOURS : LIGHT_COLOURS;
  return {
    letters: contrast(onAction, '#000000') > contrast(onAction, '#FFFFFF') ? 'light' : 'dark',
    primary: faultOfPrimary(primaryColor, action, [ground, raised, sunken]),
    secondary:
      contrast(primaryColor, secondaryColor) < MIN_STRIPE_CONTRAST
        ? { kind: 'alike', mended: awningB }
        : null,
  };
}
