import { colourVar, type Colour, DAY, PREFIX } from './colours.ts';
import { fontVar } from './fonts.ts';

const STEPS = {
  '0': '0',
  '1': '0.25rem',
  '2': '0.5rem',
  '3': '0.75rem',
  '4': '1rem',
  '5': '1.25rem',
  '6': '1.5rem',
  '8': '2rem',
  '10': '2.5rem',
  '12': '3rem',
  '16': '4rem',
  '20': '5rem',
  '24': '6rem',
};

const named = <Name extends string>(names: readonly Name[], valueOf: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, string>;

/**
 * What the names in styles stand for. A custom property where night or a store's dress says otherwise
 * (`market-sheet.ts` declares them), else the value itself: a variable for each would weigh on every page.
 */
export const tokens = {
  colors: {
    ...named(Object.keys(DAY) as Colour[], (name) => `var(${colourVar(name)})`),
    transparent: 'transparent',
    current: 'currentColor',
  },
  spacing: STEPS,
  sizes: { ...STEPS, full: '100%', page: '75rem', text: '68ch', touch: '2.75rem' },
  radii: { none: '0', tag: '4px', card: `var(--${PREFIX}-radii-card)`, full: '999px' },
  fonts: named(['heading', 'body', 'mono', 'serif'], (name) => `var(${fontVar(name)})`),
  fontSizes: {
    xs: '0.8125rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.3125rem',
    '2xl': '1.625rem',
    '3xl': 'clamp(1.75rem, 1.45rem + 1.5vw, 2.5rem)',
    '4xl': 'clamp(2.125rem, 1.6rem + 2.6vw, 3.5rem)',
    '5xl': 'clamp(2.375rem, 1.55rem + 4.1vw, 4.5rem)',
  },
  fontWeights: { normal: '400', medium: '500', semibold: '600', bold: '700', extrabold: '800' },
  lineHeights: { none: '1', tight: '1.05', snug: '1.25', normal: '1.5' },
  shadows: { stall: `var(--${PREFIX}-shadows-stall)` },
  zIndex: { raised: '1', header: '20', bar: '20', skip: '60' },
};

/** From which width on a name in a responsive value counts. */
export const breakpoints = { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' };
