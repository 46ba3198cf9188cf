import { colourVar, DARK_COLOURS, TOKEN_PREFIX, SHADOWS } from './colours.ts';

const declarations = [
  'color-scheme:dark',
  ...Object.entries(DARK_COLOURS).map(
    ([name, value]) => `${colourVar(name as keyof typeof DARK_COLOURS)}:${value}`,
  ),
  `--${TOKEN_PREFIX}-shadows-stall:${SHADOWS.night.stall}`,
].join(';');

/** Rules for dark mode: by the system's setting, unless the user chose a theme (data-theme on the root). */
export const darkModeRules = (css: string, within = '') =>
  `:root[data-theme=dark]${within}{${css}}` +
  `@media (prefers-color-scheme:dark){:root:not([data-theme=light])${within}{${css}}}`;

export const DARK_MODE_CSS = darkModeRules(declarations);
