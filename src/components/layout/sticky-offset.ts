/**
 * Positive where the window is at least 31.25 rem high, far below zero where it is lower: a flat window, or one with large
 * letters. Media queries know only the browser's own size of letters, not the one of the page.
 */
const ROOM = '(100vh - 31.25rem) * 99';

/** Offset of a sticky bar (CSS length). Where the window has no room for bars it scrolls with the page. */
export const stickyOffset = (offset: string) => `min(${offset}, ${ROOM})`;
