const LOCAL =
  "src:local('Arial Bold'),local('Arial-BoldMT'),local('Liberation Sans Bold'),local('Roboto Bold'),local('Arial')";

/** Weight; then size, ascent and descent in percent, measured against Bricolage Grotesque. */
const MEASURES = [
  ['700', 101.2, 91.9, 26.7],
  ['800', 102.2, 91, 26.4],
] as const;

/**
 * Fallback font faces: Arial with the metrics of Bricolage Grotesque, so that the loaded font causes no
 * layout shift.
 */
export const FALLBACK_FONT_FACES = MEASURES.map(
  ([weight, size, ascent, descent]) =>
    `@font-face{font-family:'Bricolage Stand-in';${LOCAL};font-weight:${weight};size-adjust:${size}%;` +
    `ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`,
).join('');
