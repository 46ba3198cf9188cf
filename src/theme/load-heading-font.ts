import { HEADING_FAMILY } from './fonts.ts';

/** Source of the heading font, as a CSS value. */
export const HEADING_SOURCE = "url(/fonts/bricolage-grotesque.woff2) format('woff2')";

/**
 * Loads the heading font; until then the fallback font is used. The font is added only once it has loaded,
 * because each added font face causes a new layout of all text.
 */
export function loadHeadingFont(): void {
  const face = new FontFace(HEADING_FAMILY, HEADING_SOURCE, { weight: '600 800' });
  const withoutIt = () => undefined;
  face.load().then((come) => document.fonts.add(come), withoutIt);
}
