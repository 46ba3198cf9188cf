import { colourVar, NIGHT, PREFIX, SHADOWS } from './colours.ts';

const declarations = [
  'color-scheme:dark',
  ...Object.entries(NIGHT).map(([name, value]) => `${colourVar(name as keyof typeof NIGHT)}:${value}`),
  `--${PREFIX}-shadows-stall:${SHADOWS.night.stall}`,
].join(';');

/** Night by the system's wish, unless a choice made by hand (data-theme on the root) says otherwise. */
export const darkMode = (css: string, within = '') =>
  `:root[data-theme=dark]${within}{${css}}` +
  `@media (prefers-color-scheme:dark){:root:not([data-theme=light])${within}{${css}}}`;

export const DARK_MODE_CSS = darkMode(declarations);
