import { type ThemeColour, LIGHT_COLOURS, DARK_COLOURS } from './colours.ts';
import { contrast, withContrast, mixColours } from './contrast.ts';

export type StorePalette = Pick<
  Record<ThemeColour, string>,
  'action' | 'actionHover' | 'onAction' | 'actionInk' | 'awningA' | 'awningB'
> & { field: string; onField: string };

const TEXT = 4.5;
const SHAPE = 3;
/** Minimum contrast at which two stripes are distinguishable. */
export const MIN_STRIPE_CONTRAST = 1.25;
const AWNING_BY_NIGHT = 1.5;

const readableOn = (ground: string) =>
  contrast('#FFFFFF', ground) >= contrast(LIGHT_COLOURS.ink, ground) ? '#FFFFFF' : LIGHT_COLOURS.ink;

/** Lighter stripe for dark mode, where a dark one would disappear in the background. */
const seenByNight = (stripe: string) =>
  withContrast(stripe, '#FFFFFF', [DARK_COLOURS.ground, DARK_COLOURS.raised], AWNING_BY_NIGHT);

/**
 * Colours of a store's awning, distinguishable from each other and from a dark background. `primary` and
 * `secondary` are #rgb or #rrggbb.
 */
export function awningColours(primary: string, secondary: string): Pick<StorePalette, 'awningA' | 'awningB'> {
  const [awningA, other] = [seenByNight(primary), seenByNight(secondary)];
  const isApart = contrast(awningA, other) >= MIN_STRIPE_CONTRAST;
  return { awningA, awningB: isApart ? other : seenByNight(mixColours(other, readableOn(awningA), 0.7)) };
}

function paletteOn(look: Record<ThemeColour, string>, primary: string, secondary: string): StorePalette {
  const grounds = [look.ground, look.raised, look.sunken];
  const visible = withContrast(primary, look.ink, grounds, SHAPE);
  const onVisible = readableOn(visible);
  const away = onVisible === '#FFFFFF' ? '#000000' : '#FFFFFF';
  const action = withContrast(visible, away, [onVisible], TEXT);
  const field = withContrast(
    secondary,
    readableOn(secondary) === '#FFFFFF' ? '#000000' : '#FFFFFF',
    [readableOn(secondary)],
    TEXT,
  );
  return {
    action,
    actionHover: withContrast(mixColours(action, away, 0.18), away, [onVisible], TEXT),
    onAction: onVisible,
    actionInk: withContrast(primary, look.ink, grounds, TEXT),
    ...awningColours(primary, secondary),
    field,
    onField: readableOn(field),
  };
}

/**
 * Palette of a store in light and dark mode, adjusted as little as possible until text has a contrast of 4.5
 * and shapes have 3. `primary` and `secondary` are #rgb or #rrggbb.
 */
export const storePalette = (
  primary: string,
  secondary: string,
): { day: StorePalette; night: StorePalette } => ({
  day: paletteOn(LIGHT_COLOURS, primary, secondary),
  night: paletteOn(DARK_COLOURS, primary, secondary),
});
