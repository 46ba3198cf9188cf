import { type Colour, DAY, NIGHT } from './colours.ts';
import { contrast, corrected, mix } from './contrast.ts';

export type StorePalette = Pick<
  Record<Colour, string>,
  'action' | 'actionHover' | 'onAction' | 'actionInk' | 'awningA' | 'awningB'
> & { field: string; onField: string };

const TEXT = 4.5;
const SHAPE = 3;
/** From which contrast on two stripes are told apart. */
export const STRIPES = 1.25;
const AWNING_BY_NIGHT = 1.5;

const readableOn = (ground: string) =>
  contrast('#FFFFFF', ground) >= contrast(DAY.ink, ground) ? '#FFFFFF' : DAY.ink;

/** By day an awning casts a shadow; by night a dark stripe would be lost in what lies behind it. */
const seenByNight = (stripe: string) =>
  corrected(stripe, '#FFFFFF', [NIGHT.ground, NIGHT.raised], AWNING_BY_NIGHT);

/**
 * The two colours of a store's awning, which can be told apart from each other and from the night. `primary` and
 * `secondary` are #rgb or #rrggbb.
 */
export function awningColours(primary: string, secondary: string): Pick<StorePalette, 'awningA' | 'awningB'> {
  const [awningA, other] = [seenByNight(primary), seenByNight(secondary)];
  const isApart = contrast(awningA, other) >= STRIPES;
  return { awningA, awningB: isApart ? other : seenByNight(mix(other, readableOn(awningA), 0.7)) };
}

function paletteOn(look: Record<Colour, string>, primary: string, secondary: string): StorePalette {
  const grounds = [look.ground, look.raised, look.sunken];
  const visible = corrected(primary, look.ink, grounds, SHAPE);
  const onVisible = readableOn(visible);
  const away = onVisible === '#FFFFFF' ? '#000000' : '#FFFFFF';
  const action = corrected(visible, away, [onVisible], TEXT);
  const field = corrected(
    secondary,
    readableOn(secondary) === '#FFFFFF' ? '#000000' : '#FFFFFF',
    [readableOn(secondary)],
    TEXT,
  );
  return {
    action,
    actionHover: corrected(mix(action, away, 0.18), away, [onVisible], TEXT),
    onAction: onVisible,
    actionInk: corrected(primary, look.ink, grounds, TEXT),
    ...awningColours(primary, secondary),
    field,
    onField: readableOn(field),
  };
}

/**
 * A store's colours by day and by night, moved as little as needed until text has 4.5 and shapes have 3 against
 * their ground. `primary` and `secondary` are #rgb or #rrggbb.
 */
export const storePalette = (
  primary: string,
  secondary: string,
): { day: StorePalette; night: StorePalette } => ({
  day: paletteOn(DAY, primary, secondary),
  night: paletteOn(NIGHT, primary, secondary),
});
