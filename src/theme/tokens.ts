import { defineTokens } from '@chakra-ui/react/styled-system';
import { DAY, SHADOWS } from './colours.ts';

const values = <T extends Record<string, string>>(record: T) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, { value }])) as {
    [Name in keyof T]: { value: string };
  };

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

/** Only what the market uses: each token costs time at start and bytes in every page. */
export const tokens = defineTokens({
  colors: { ...values(DAY), transparent: { value: 'transparent' }, current: { value: 'currentColor' } },
  spacing: values(STEPS),
  sizes: values({ ...STEPS, full: '100%', page: '75rem', text: '68ch', touch: '2.75rem' }),
  radii: values({ none: '0', tag: '4px', card: '12px', full: '999px' }),
  fonts: values({
    heading: "'Bricolage Grotesque', 'Bricolage Stand-in', Arial, sans-serif",
    body: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
    mono: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
    serif:
      "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, 'Liberation Serif', serif",
  }),
  fontSizes: values({
    xs: '0.8125rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.3125rem',
    '2xl': '1.625rem',
    '3xl': 'clamp(1.75rem, 1.45rem + 1.5vw, 2.5rem)',
    '4xl': 'clamp(2.125rem, 1.6rem + 2.6vw, 3.5rem)',
    '5xl': 'clamp(2.375rem, 1.55rem + 4.1vw, 4.5rem)',
  }),
  fontWeights: values({ normal: '400', medium: '500', semibold: '600', bold: '700', extrabold: '800' }),
  lineHeights: values({ none: '1', tight: '1.05', snug: '1.25', normal: '1.5' }),
  shadows: values(SHADOWS.day),
  zIndex: values({ raised: '1', header: '20', bar: '20', skip: '60' }),
});
