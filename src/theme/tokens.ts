import { colourVar, type Colour, DAY, PREFIX } from './colours.ts';
import { fontVar } from './fonts.ts';

/** Room, not text: whoever has the letters larger has no more of it to give away. */
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
 * What the names in styles stand for. A custom property where night or a store's dress says otherwise
 * (`critical-css.ts` declares them), else the value itself: a variable for each would weigh on every page.
 */
export const tokens = {
  colors: {
    ...named(Object.keys(DAY) as Colour[], (name) => `var(${colourVar(name)})`),
    transparent: 'transparent',
    current: 'currentColor',
  },
  spacing: STEPS,
  sizes: { ...STEPS, full: '100%', page: '75rem', text: '68ch', touch: '44px' },
  radii: { none: '0', tag: '4px', card: `var(--${PREFIX}-radii-card)`, full: '999px' },
  fonts: named(['heading', 'body', 'mono', 'serif'], (name) => `var(${fontVar(name)})`),
  fontSizes: {
    xs: '0.8125rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.3125rem',
    // A long word of large letters has to fit into a narrow window.
    '2xl': 'min(1.625rem, 11vw)',
    '3xl': 'min(clamp(1.75rem, 1.45rem + 1.5vw, 2.5rem), 12vw)',
    '4xl': 'min(clamp(2.125rem, 1.6rem + 2.6vw, 3.5rem), 12vw)',
    '5xl': 'min(clamp(2.375rem, 1.55rem + 4.1vw, 4.5rem), 12vw)',
  },
  fontWeights: { normal: '400', medium: '500', semibold: '600', bold: '700', extrabold: '800' },
  lineHeights: { none: '1', tight: '1.05', snug: '1.25', normal: '1.5' },
  shadows: { stall: `var(--${PREFIX}-shadows-stall)` },
  zIndex: { raised: '1', header: '20', bar: '20', skip: '60' },
};

/** From which width on a name in a responsive value counts. */
export const breakpoints = { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' };
