import { HEADING_FAMILY } from './fonts.ts';
import { HEADING_SOURCE } from './load-heading-font.ts';

/** Font face of headings, for pages without a picture to paint first. */
export const HEADING_FONT_CSS = `@font-face{font-family:'${HEADING_FAMILY}';src:${HEADING_SOURCE};font-weight:600 800;font-display:swap}`;
