import {
  STORE_QUERY_NAMES,
  storeFromHost,
  storeFromPath,
  storeFromQuery,
  withStoreInQuery,
} from '../../../contract/stores/store-urls.ts';

const BASE_NAME = STORE_QUERY_NAMES[0];

/** True if the query names a store by another parameter than `popups` (R2.16). */
export const hasStoreParamAlias = (href: string): boolean => {
  const query = new URL(href).searchParams;
  return STORE_QUERY_NAMES.some((name) => name !== BASE_NAME && query.has(name));
};

/** Canonical URL: names the store by the parameter `popups` only. */
export function canonicalHref(href: string): string {
  const url = new URL(href);
  url.search = withStoreInQuery(url.searchParams, storeFromQuery(url.searchParams)).toString();
  return url.href;
}

/**
 * Same URL for another store, or for none; a new store resets the list to its first page. A store's page
 * becomes that of the new store, or the home page (R2.19).
 */
export function hrefWithStore(href: string, slug: string | null): string {
  const url = new URL(href);
  const isStorePage = storeFromPath(url.pathname) !== null;
  if (slug !== null) url.searchParams.delete('page');
  url.search = withStoreInQuery(url.searchParams, isStorePage ? null : slug).toString();
  if (isStorePage) url.pathname = slug === null ? '/' : `/store/${encodeURIComponent(slug)}`;
  return url.href;
}

/** True if the URL is on a store's own host. Leaving that store needs another host (R2.18). */
export const isAtStoreHost = (href: string, publicHost: string): boolean =>
  storeFromHost(new URL(href).host, publicHost) !== null;

/** Same URL without a store, on the market's own host. */
export function marketHref(href: string, publicHost: string): string {
  const url = new URL(hrefWithStore(href, null));
  url.hostname = publicHost;
  return url.href;
}

/** Path of the store selector (R2.20). */
export const STORE_SELECTOR_PATH = '/tiendas';

export const isStoreSelectorHref = (href: string): boolean =>
  new URL(href).pathname.startsWith(STORE_SELECTOR_PATH);

/** Store selector, with the id or slug of the store that was not found. */
export const missingStoreHref = (wanted: string): string =>
  `${STORE_SELECTOR_PATH}?${BASE_NAME}=${encodeURIComponent(wanted)}`;

/** Store selector on the market's own host. */
export function marketStoreSelectorHref(context: {
  href: string;
  publicHost: string;
  wanted: string | null;
}): string {
  const url = new URL(missingStoreHref(context.wanted ?? ''), context.href);
  url.hostname = context.publicHost;
  return url.href;
}

/** Path of a store's page on the market (R2.19). */
export const storePageHref = (slug: string): string => `/tienda/${encodeURIComponent(slug)}`;

/** Local part of a URL: path, query and fragment. */
export function localHref(href: string): string {
  const { pathname, search, hash } = new URL(href);
  return pathname + search + hash;
}
