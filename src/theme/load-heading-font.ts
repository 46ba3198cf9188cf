import { HEADING_FAMILY } from './fonts.ts';

/** Where the face of headings comes from, as CSS says it. */
export const HEADING_SOURCE = "url(/fonts/bricolage-grotesque.woff2) format('woff2')";

/**
 * Sends for the face of headings; until it has come, its stand-in keeps the place. It joins the others only then: each face
 * that joins, come or not, has all text laid out anew.
 */
export function loadHeadingFont(): void {
  const face = new FontFace(HEADING_FAMILY, HEADING_SOURCE, { weight: '600 800' });
  const withoutIt = () => undefined;
  face.load().then((come) => document.fonts.add(come), withoutIt);
}
