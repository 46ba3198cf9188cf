import { SEARCH } from '../limits.ts';
import { isStorableText } from '../values/sanitize-text.ts';

/** Query names that choose a store; all but the first are rewritten to it (R2.16). */
export const STORE_QUERY_NAMES = ['popups', 'pop-ups', 'store', 'tienda'] as const;

/** First segments of a path that is a store's public page (R2.17). */
export const STORE_PATH_SEGMENTS: readonly string[] = ['store', 'tienda', 'popup', 'popups'];

/** Subdomains that never name a store (R2.18). */
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

/** Whether a text may name a store by id or slug; what may not is asked of nobody. */
export const isStoreName = (text: string): boolean =>
  /[^\s\p{Cf}]/u.test(text) && text.length <= SEARCH.maxLength && isStorableText(text);

/** The store that a path names, or null: /tienda/cerámica → "cerámica" (R2.17). */
export function storeFromPath(path: string): string | null {
  const [, first = '', name = '', ...rest] = path.split('/');
  if (!STORE_PATH_SEGMENTS.includes(first) || name === '' || rest.some((part) => part !== '')) return null;
  try {
    const store = decodeURIComponent(name);
    return isStoreName(store) ? store : null;
  } catch {
    return null;
  }
}

/** The store that the query names, by the first name whose value may name one (R2.16). */
export function storeFromQuery(query: URLSearchParams): string | null {
  for (const name of STORE_QUERY_NAMES) {
    const value = query.get(name)?.trim() ?? '';
    if (isStoreName(value)) return value;
  }
  return null;
}

/** The store that a subdomain of the public host names; none on the bare host, on an address or when reserved (R2.18). */
export function storeFromHost(host: string, publicHost: string): string | null {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  const base = publicHost.toLowerCase().replace(/:\d+$/, '');
  if (base === '' || !name.endsWith(`.${base}`)) return null;
  const subdomain = name.slice(0, -base.length - 1);
  return SUBDOMAIN.test(subdomain) && !RESERVED_SUBDOMAINS.includes(subdomain) ? subdomain : null;
}

/** The store that an address names: query first, then path, then subdomain. */
export const storeFromAddress = (url: URL, publicHost: string): string | null =>
  storeFromQuery(url.searchParams) ?? storeFromPath(url.pathname) ?? storeFromHost(url.host, publicHost);

/** The query with the store under `popups` alone, or without any store when null; other parameters stay in place (R2.16, R2.19). */
export function withStoreInQuery(query: URLSearchParams, store: string | null): URLSearchParams {
  const rewritten = new URLSearchParams(query);
  for (const name of STORE_QUERY_NAMES) rewritten.delete(name);
  if (store) rewritten.set(STORE_QUERY_NAMES[0], store);
  return rewritten;
}
