import {
  STORE_QUERY_NAMES,
  storeFromHost,
  storeFromPath,
  storeFromQuery,
  withStoreInQuery,
} from '../../../contract/stores/store-urls.ts';

const BASE_NAME = STORE_QUERY_NAMES[0];

/** Whether the query names a store by another name than popups (R2.16). */
export const isForeignHref = (href: string): boolean => {
  const query = new URL(href).searchParams;
  return STORE_QUERY_NAMES.some((name) => name !== BASE_NAME && query.has(name));
};

/** The same address with its store under popups alone. */
export function canonicalHref(href: string): string {
  const url = new URL(href);
  url.search = withStoreInQuery(url.searchParams, storeFromQuery(url.searchParams)).toString();
  return url.href;
}

/** The same address for another store, whose goods begin at their first page, or for none: a store's own page becomes the other's, or the home page (R2.19). */
export function hrefWithStore(href: string, slug: string | null): string {
  const url = new URL(href);
  const isStorePage = storeFromPath(url.pathname) !== null;
  if (slug !== null) url.searchParams.delete('page');
  url.search = withStoreInQuery(url.searchParams, isStorePage ? null : slug).toString();
  if (isStorePage) url.pathname = slug === null ? '/' : `/store/${encodeURIComponent(slug)}`;
  return url.href;
}

/** Whether the address is at a store's own host: only another host is without that store (R2.18). */
export const isAtStoreHost = (href: string, publicHost: string): boolean =>
  storeFromHost(new URL(href).host, publicHost) !== null;

/** The same address for no store, at the market's own host. */
export function marketHref(href: string, publicHost: string): string {
  const url = new URL(hrefWithStore(href, null));
  url.hostname = publicHost;
  return url.href;
}

/** Where a store is chosen (R2.20). */
export const SELECTOR = '/tiendas';

export const isSelectorHref = (href: string): boolean => new URL(href).pathname.startsWith(SELECTOR);

/** Where a store is chosen, with the one that was wanted and is not there. */
export const selectorHrefFor = (wanted: string): string =>
  `${SELECTOR}?${BASE_NAME}=${encodeURIComponent(wanted)}`;

/** The same at the market's own host. */
export function marketSelectorHref(context: {
  href: string;
  publicHost: string;
  wanted: string | null;
}): string {
  const url = new URL(selectorHrefFor(context.wanted ?? ''), context.href);
  url.hostname = context.publicHost;
  return url.href;
}

/** The page of a store, on the market (R2.19). */
export const storePageHref = (slug: string): string => `/tienda/${encodeURIComponent(slug)}`;

/** An address within the application: path, query and fragment. */
export function localHref(href: string): string {
  const { pathname, search, hash } = new URL(href);
  return pathname + search + hash;
}
