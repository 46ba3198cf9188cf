import { colourVar, type ThemeColour, LIGHT_COLOURS, TOKEN_PREFIX } from './colours.ts';
import { fontVar } from './fonts.ts';

/** Spacing in px, not rem: with larger letters a user has no more space to spare. */
const STEPS = {
  '0': '0',
  '1': '4px',
  '2': '8px',
  '3': '12px',
  '4': '16px',
  '5': '20px',
  '6': '24px',
  '8': '32px',
  '10': '40px',
  '12': '48px',
  '16': '64px',
  '20': '80px',
  '24': '96px',
};

const named = <Name extends string>(names: readonly Name[], valueOf: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, string>;

/**
 * Token values. A token is a custom property only if dark mode or a store's theme overrides it
 * (`critical-css.ts` declares them). All others are plain values, because a variable for each would enlarge
 * every page.
 */
export const tokens = {
  colors: {
    ...named(Object.keys(LIGHT_COLOURS) as ThemeColour[], (name) => `var(${colourVar(name)})`),
    transparent: 'transparent',
    current: 'currentColor',
  },
  spacing: STEPS,
  sizes: { ...STEPS, full: '100%', page: '75rem', text: '68ch', touch: '44px' },
  radii: { none: '0', tag: '4px', card: `var(--${TOKEN_PREFIX}-radii-card)`, full: '999px' },
  fonts: named(['heading', 'body', 'mono', 'serif'], (name) => `var(${fontVar(name)})`),
  fontSizes: {
    xs: '0.8125rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.3125rem',
    // Limits by vw: a long word in a large font must fit into a narrow window.
    '2xl': 'min(1.625rem, 11vw)',
    '3xl': 'min(clamp(1.75rem, 1.45rem + 1.5vw, 2.5rem), 12vw)',
    '4xl': 'min(clamp(2.125rem, 1.6rem + 2.6vw, 3.5rem), 12vw)',
    '5xl': 'min(clamp(2.375rem, 1.55rem + 4.1vw, 4.5rem), 12vw)',
  },
  fontWeights: { normal: '400', medium: '500', semibold: '600', bold: '700', extrabold: '800' },
  lineHeights: { none: '1', tight: '1.05', snug: '1.25', normal: '1.5' },
  shadows: { stall: `var(--${TOKEN_PREFIX}-shadows-stall)` },
  zIndex: { raised: '1', header: '20', bar: '20', skip: '60' },
};

/** Minimum widths of the breakpoints in responsive values. */
export const breakpoints = { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' };
