/** Style properties by token category. */
export const STYLE_PROPS_BY_TOKEN = {
  colors: ['accentColor', 'background', 'borderColor', 'borderRightColor', 'color', 'fill', 'stroke'],
  spacing: (
    'bottom inset insetInline left right top columnGap gap rowGap ' +
    'margin marginBlock marginBottom marginInline marginLeft marginRight marginTop ' +
    'padding paddingBlock paddingBottom paddingInline paddingLeft paddingRight paddingTop ' +
    'scrollMarginBottom scrollMarginTop scrollPaddingInline'
  ).split(' '),
  sizes: ['height', 'maxHeight', 'maxWidth', 'minHeight', 'minWidth', 'scrollbarWidth', 'width'],
  radii: ['borderRadius', 'borderTopRadius', 'borderBottomRadius'],
  fonts: ['fontFamily'],
  fontSizes: ['fontSize'],
  fontWeights: ['fontWeight'],
  lineHeights: ['lineHeight'],
  shadows: ['boxShadow'],
  zIndex: ['zIndex'],
};

/** Style properties without tokens. */
export const PLAIN_STYLE_PROPS = (
  'display alignContent alignItems alignSelf animation appearance aspectRatio border borderBottom borderInline ' +
  'borderCollapse borderLeft borderTop clipPath containIntrinsicSize content contentVisibility cursor filter ' +
  'flex flexDirection flexShrink flexWrap fontStyle fontVariantNumeric gridArea gridColumn ' +
  'gridTemplateAreas gridTemplateColumns gridTemplateRows justifyContent justifyItems justifySelf ' +
  'letterSpacing listStyle listStyleType maskImage maskPosition maskRepeat maskSize objectFit objectPosition opacity ' +
  'order outline outlineOffset overflow overflowClipMargin overflowWrap overflowX overflowY overscrollBehavior perspective ' +
  'placeItems pointerEvents position scrollSnapAlign scrollSnapType tableLayout textAlign textDecoration textDecorationThickness textTransform textUnderlineOffset textWrap ' +
  'touchAction transform transformOrigin transition userSelect whiteSpace'
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

/** Style properties that expand to others. */
export const SHORTHAND_STYLE_PROPS: Record<string, (value: unknown) => Record<string, unknown>> = {
  borderTopRadius: (value) => ({ borderTopLeftRadius: value, borderTopRightRadius: value }),
  borderBottomRadius: (value) => ({ borderBottomLeftRadius: value, borderBottomRightRadius: value }),
  truncate: (isWished) =>
    isWished === true ? { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } : {},
  lineClamp: (lines) =>
    lines === 'none'
      ? { WebkitLineClamp: 'unset' }
      : {
          overflow: 'hidden',
          display: '-webkit-box',
          WebkitLineClamp: lines,
          WebkitBoxOrient: 'vertical',
          textWrap: 'wrap',
        },
  srOnly: (isWished) => (isWished === true ? HIDDEN_FROM_VIEW : {}),
};
