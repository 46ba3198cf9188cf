const ALIAS = /^\/producer\/stores(?=\/|$)/i;

const OF_STORE = /^(\/(?:producer|admin)\/popup-stores\/[^/]+)\/(?:(config)|details|products)(?=\/*$)/i;

/**
 * Canonical path of a screen with aliases (R2.6). /producer/stores is /producer/popup-stores, also with subpaths. A
 * store's details and products paths become its main screen, its config path becomes the editor.
 */
export const canonicalPath = (pathname: string): string =>
  pathname
    .replace(ALIAS, '/producer/popup-stores')
    .replace(OF_STORE, (_, store: string, config: string | undefined) => (config ? `${store}/edit` : store));
