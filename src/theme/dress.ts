import { colourVar } from './colours.ts';
import { whenNight } from './night.ts';
import type { StorePalette } from './store-palette.ts';

const NAMES = [
  'action',
  'actionHover',
  'onAction',
  'actionInk',
  'awningA',
  'awningB',
  'field',
  'onField',
] as const satisfies readonly (keyof StorePalette)[];

const take = (time: 'd' | 'n') => NAMES.map((name) => `${colourVar(name)}:var(--${time}-${name})`).join(';');

/** A store's front has its own awning; the market's makes room for it. */
const ONE_AWNING = ':root:has([data-part=store-header]) [data-part=market-awning]{display:none}';

/** Inside a dressed element the store's colours stand for the market's, by day and by night. */
export const DRESS_CSS = `[data-dress]{${take('d')}}${whenNight(take('n'), ' [data-dress]')}${ONE_AWNING}`;

/** The two palettes as custom properties for the style attribute of a dressed element. */
export const dressVariables = ({
  day,
  night,
}: {
  day: StorePalette;
  night: StorePalette;
}): Record<string, string> =>
  Object.fromEntries(
    NAMES.flatMap((name) => [
      [`--d-${name}`, day[name]],
      [`--n-${name}`, night[name]],
    ]),
  );
