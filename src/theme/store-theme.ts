import type { StorePalette } from './store-palette.ts';

/** Colours that a store's theme overrides. */
export const THEMED_COLOURS = [
  'action',
  'actionHover',
  'onAction',
  'actionInk',
  'awningA',
  'awningB',
  'field',
  'onField',
] as const satisfies readonly (keyof StorePalette)[];

/** Both palettes as custom properties, for the style attribute of an element with `data-dress`. */
export const storeThemeVariables = ({
  day,
  night,
}: {
  day: StorePalette;
  night: StorePalette;
}): Record<string, string> =>
  Object.fromEntries(
    THEMED_COLOURS.flatMap((name) => [
      [`--d-${name}`, day[name]],
      [`--n-${name}`, night[name]],
    ]),
  );
