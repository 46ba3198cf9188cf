import type { StorePalette } from './store-palette.ts';

/** The colours of which a store has its own. */
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

/** The two palettes as custom properties for the style attribute of a dressed element. */
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
