/**
 * Positive if the window is at least 31.25 rem high, very negative otherwise: low windows or large text.
 * Media queries use the browser's font size, not the one of the page.
 */
const ROOM = '(100vh - 31.25rem) * 99';

/** Offset of a sticky bar (CSS length). In a window without room for bars, the bar scrolls with the page. */
export const stickyOffset = (offset: string) => `min(${offset}, ${ROOM})`;
