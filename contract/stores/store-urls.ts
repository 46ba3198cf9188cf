import { SEARCH_LIMITS } from '../limits.ts';
import { isStorableText } from '../values/sanitize-text.ts';

/** Query parameter names for the current store; all are rewritten to the first one (R2.16). */
export const STORE_QUERY_NAMES = ['popups', 'pop-ups', 'store', 'tienda'] as const;

/** First path segments of public store pages (R2.17). */
export const STORE_PATH_SEGMENTS: readonly string[] = ['store', 'tienda', 'popup', 'popups'];

/** Reserved subdomains, which never name a store (R2.18). */
export const RESERVED_SUBDOMAINS: readonly string[] = [
  'feature',
  'dev',
  'development',
  'sandbox',
  'staging',
  'stage',
  'prod',
  'production',
  'www',
  'api',
  'admin',
  'dashboard',
  'app',
  'cdn',
  'static',
  'assets',
  'mail',
  'smtp',
  'test',
  'testing',
  'demo',
  'preview',
  'local',
  'localhost',
];

const SUBDOMAIN = /^[a-z\d][a-z\d_-]+$/i;

/** True if a text may be a store's id or slug; other texts are never sent to the server. */
export const isStoreIdOrSlug = (text: string): boolean =>
  /[^\s\p{Cf}]/u.test(text) && text.length <= SEARCH_LIMITS.maxLength && isStorableText(text);

/** Store id or slug from a path, e.g. /tienda/cerámica → "cerámica"; null without one (R2.17). */
export function storeFromPath(path: string): string | null {
  const [, first = '', name = '', ...rest] = path.split('/');
  if (!STORE_PATH_SEGMENTS.includes(first) || name === '' || rest.some((part) => part !== '')) return null;
  try {
    const store = decodeURIComponent(name);
    return isStoreIdOrSlug(store) ? store : null;
  } catch {
    return null;
  }
}

/** Store id or slug from the query: the first valid value among the parameter names (R2.16). */
export function storeFromQuery(query: URLSearchParams): string | null {
  for (const name of STORE_QUERY_NAMES) {
    const value = query.get(name)?.trim() ?? '';
    if (isStoreIdOrSlug(value)) return value;
  }
  return null;
}

/**
 * Store slug from a subdomain of the public host; null on the bare host, on an IP address or for a reserved subdomain
 * (R2.18).
 */
export function storeFromHost(host: string, publicHost: string): string | null {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  const base = publicHost.toLowerCase().replace(/:\d+$/, '');
  if (base === '' || !name.endsWith(`.${base}`)) return null;
  const subdomain = name.slice(0, -base.length - 1);
  return SUBDOMAIN.test(subdomain) && !RESERVED_SUBDOMAINS.includes(subdomain) ? subdomain : null;
}

/** Store id or slug from a URL: query first, then path, then subdomain. */
export const storeFromAddress = (url: URL, publicHost: string): string | null =>
  storeFromQuery(url.searchParams) ?? storeFromPath(url.pathname) ?? storeFromHost(url.host, publicHost);

/**
 * Query with the store in the parameter `popups` only, or without any store if null. Other parameters keep their
 * positions (R2.16, R2.19).
 */
export function withStoreInQuery(query: URLSearchParams, store: string | null): URLSearchParams {
  const rewritten = new URLSearchParams(query);
  for (const name of STORE_QUERY_NAMES) rewritten.delete(name);
  if (store) rewritten.set(STORE_QUERY_NAMES[0], store);
  return rewritten;
}
