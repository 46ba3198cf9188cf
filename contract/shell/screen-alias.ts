const ALIAS = /^\/producer\/stores(?=\/|$)/i;

const OF_STORE = /^(\/(?:producer|admin)\/popup-stores\/[^/]+)\/(?:(config)|details|products)(?=\/*$)/i;

/**
 * The one path of a screen that can be reached under others (R2.6): /producer/stores is /producer/popup-stores, and so all below
 * it; what a store is and what it sells are told on its own screen, and its form is its editor.
 */
export const canonicalPath = (pathname: string): string =>
  pathname
    .replace(ALIAS, '/producer/popup-stores')
    .replace(OF_STORE, (_, store: string, config: string | undefined) => (config ? `${store}/edit` : store));
