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

/** Style properties that say what they say. */
const PLAIN = (
  'display alignContent alignItems alignSelf animation appearance aspectRatio border borderBottom borderInline ' +
  'borderLeft borderTop clipPath colorScheme containIntrinsicSize content contentVisibility cursor filter ' +
  'flex flexDirection flexShrink flexWrap fontStyle fontVariantNumeric gridArea gridColumn ' +
  'gridTemplateAreas gridTemplateColumns gridTemplateRows justifyContent justifyItems justifySelf ' +
  'letterSpacing listStyle maskImage maskPosition maskRepeat maskSize objectFit objectPosition opacity ' +
  'order outline outlineOffset overflow overflowWrap overflowX overflowY overscrollBehavior perspective ' +
  'placeItems pointerEvents position textAlign textDecoration textDecorationThickness textUnderlineOffset ' +
  'textWrap touchAction transform transformOrigin transition userSelect whiteSpace'
).split(' ');

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
 * missing here would be taken for an attribute or keep a token's name as its value: the test beside this file finds it.
 */
export const baseConfig = defineConfig({
  utilities: {
    ...Object.fromEntries(PLAIN.map((property) => [property, {}])),
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
