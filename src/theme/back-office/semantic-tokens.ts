import { defineSemanticTokens } from '@chakra-ui/react/styled-system';
import { type ThemeColour, colourVar } from '../colours.ts';

const of = (name: ThemeColour) => ({ value: `var(${colourVar(name)})` });
const mixed = (name: ThemeColour, share: number, ground: ThemeColour = 'raised') => ({
  value: `color-mix(in srgb, var(${colourVar(name)}) ${share}%, var(${colourVar(ground)}))`,
});

/** Chakra's eight palette tokens, from a solid colour and its contrast colour. */
const palette = (solid: ThemeColour, contrast: ThemeColour, ink: ThemeColour = solid) => ({
  contrast: of(contrast),
  fg: of(ink),
  subtle: mixed(solid, 10),
  muted: mixed(solid, 18),
  emphasized: mixed(solid, 30),
  solid: of(solid),
  focusRing: of('info'),
  border: mixed(solid, 60),
});

const neutral = {
  contrast: of('ground'),
  fg: of('ink'),
  subtle: of('sunken'),
  muted: of('sunken'),
  emphasized: of('line'),
  solid: of('ink'),
  focusRing: of('info'),
  border: of('edge'),
};

/** Chakra's semantic tokens, mapped to the market's colours. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: of('ground'),
      subtle: of('sunken'),
      muted: of('sunken'),
      emphasized: of('line'),
      inverted: of('ink'),
      panel: of('raised'),
      error: mixed('danger', 10),
      warning: mixed('soon', 18),
      success: mixed('success', 10),
      info: mixed('info', 10),
    },
    fg: {
      DEFAULT: of('ink'),
      muted: of('ink2'),
      subtle: of('ink2'),
      inverted: of('ground'),
      error: of('danger'),
      warning: of('ink'),
      success: of('success'),
      info: of('info'),
    },
    border: {
      DEFAULT: of('line'),
      muted: of('line'),
      subtle: of('line'),
      emphasized: of('edge'),
      inverted: of('ink'),
      error: of('danger'),
      warning: of('soon'),
      success: of('success'),
      info: of('info'),
    },
    gray: neutral,
    red: palette('danger', 'onDanger'),
    orange: palette('action', 'onAction', 'actionInk'),
    yellow: palette('soon', 'onSoon', 'ink'),
    green: palette('success', 'onSuccess'),
    teal: palette('info', 'onInfo'),
    blue: palette('info', 'onInfo'),
    cyan: palette('info', 'onInfo'),
    purple: palette('info', 'onInfo'),
    pink: palette('danger', 'onDanger'),
  },
  // Smaller titles, because screens of the back office are dense.
  fontSizes: { '4xl': { value: { base: '1.75rem', md: '2rem' } } },
  radii: { l1: { value: '4px' }, l2: { value: '8px' }, l3: { value: '12px' } },
  shadows: Object.fromEntries(
    ['xs', 'sm', 'md', 'lg', 'xl', '2xl'].map((size) => [size, { value: 'var(--td-shadows-stall)' }]),
  ),
});
