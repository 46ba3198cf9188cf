import { defineConfig } from '@chakra-ui/react/styled-system';

/** Which style properties take the names of which tokens. */
const TOKENS_OF = {
  colors: [
    'accentColor',
    'background',
    'borderColor',
    'borderRightColor',
    'color',
    'fill',
    'outlineColor',
    'stroke',
  ],
  spacing: (
    'bottom inset insetInline left right top columnGap gap rowGap scrollbarGutter scrollPaddingTop ' +
    'margin marginBlock marginBottom marginInline marginLeft marginRight marginTop ' +
    'padding paddingBlock paddingBottom paddingInline paddingLeft paddingRight paddingTop'
  ).split(' '),
  sizes: ['height', 'maxHeight', 'maxWidth', 'minHeight', 'minWidth', 'scrollbarWidth', 'width'],
  radii: ['borderRadius'],
  fonts: ['fontFamily'],
  fontSizes: ['fontSize'],
  fontWeights: ['fontWeight'],
  lineHeights: ['lineHeight'],
  shadows: ['boxShadow'],
  zIndex: ['zIndex'],
};

const HIDDEN_FROM_VIEW = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  padding: '0',
  margin: '-1px',
  overflow: 'hidden',
  clip: 'rect(0, 0, 0, 0)',
  whiteSpace: 'nowrap',
  borderWidth: '0',
};

/**
 * Chakra's style properties as far as the market wears them, in place of its preset with hundreds more. A property
 * missing here would keep the name of a token as its value: the test beside this file knows every one in use.
 */
export const baseConfig = defineConfig({
  utilities: {
    ...Object.fromEntries(
      Object.entries(TOKENS_OF).flatMap(([values, properties]) =>
        properties.map((property) => [property, { values }]),
      ),
    ),
    borderTopRadius: {
      values: 'radii',
      transform: (value) => ({ borderTopLeftRadius: value, borderTopRightRadius: value }),
    },
    borderBottomRadius: {
      values: 'radii',
      transform: (value) => ({ borderBottomLeftRadius: value, borderBottomRightRadius: value }),
    },
    truncate: {
      transform: (isWished) =>
        isWished === true ? { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } : {},
    },
    lineClamp: {
      transform: (lines) => ({
        overflow: 'hidden',
        display: '-webkit-box',
        WebkitLineClamp: lines,
        WebkitBoxOrient: 'vertical',
        textWrap: 'wrap',
      }),
    },
    srOnly: { transform: (isWished) => (isWished === true ? HIDDEN_FROM_VIEW : {}) },
  },
});
