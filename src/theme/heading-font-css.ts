import { HEADING_FAMILY } from './fonts.ts';
import { HEADING_SOURCE } from './load-heading-font.ts';

/** The face of headings for a page that has no first picture to be painted. */
export const HEADING_FONT_CSS = `@font-face{font-family:'${HEADING_FAMILY}';src:${HEADING_SOURCE};font-weight:600 800;font-display:swap}`;
