const ALIAS = /^\/producer\/stores(?=\/|$)/i;

/** The one path of a screen that can be reached under two: /producer/stores is /producer/popup-stores, and so all below it (R2.6). */
export const canonicalPath = (pathname: string): string => pathname.replace(ALIAS, '/producer/popup-stores');
