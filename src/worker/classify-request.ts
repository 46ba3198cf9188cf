import { offlineCacheKey } from '../../contract/offline/offline-cache-key.ts';

/**
 * Kind of a request. `page`: navigation to a page that may be cached. `screen`: any other navigation. `code`:
 * file with a content hash in its name. `file`: file with a constant name. `picture`: picture on a cached
 * page.
 */
export const REQUEST_KINDS = ['page', 'screen', 'code', 'file', 'picture'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** Properties of a request that decide its kind. */
export interface WorkerRequest extends Pick<Request, 'method' | 'mode' | 'destination' | 'url' | 'referrer'> {
  headers: Pick<Headers, 'has'>;
}

/** Files of the market only; those of the back office are in a subfolder. */
const CODE = /^\/assets\/[^/]+\.(?:js|css)$/;
const FILE = /^\/(?:boot\.js|icon\.svg|fonts\/[^/]+\.woff2)$/;
const PICTURE = /^\/pictures\/[^/]+$/;

/** Kind of the file at a path; null if it is not cached. */
export function fileKindAt(pathname: string): Exclude<RequestKind, 'page' | 'screen'> | null {
  if (CODE.test(pathname)) return 'code';
  if (FILE.test(pathname)) return 'file';
  return PICTURE.test(pathname) ? 'picture' : null;
}

const isSeenPage = (href: string, origin: string) =>
  URL.canParse(href) && new URL(href).origin === origin && offlineCacheKey(href) !== null;

/**
 * Kind of a request (R2.25). Null if the worker ignores it: calls, other origins, methods other than GET,
 * authorized or range requests, and pictures of pages that are not cached.
 */
export function classifyRequest(
  { method, mode, destination, url, referrer, headers }: WorkerRequest,
  origin: string,
): RequestKind | null {
  if (method !== 'GET' || new URL(url).origin !== origin) return null;
  if (mode === 'navigate') return destination === 'document' && isSeenPage(url, origin) ? 'page' : 'screen';
  if (headers.has('authorization') || headers.has('range')) return null;
  const kind = fileKindAt(new URL(url).pathname);
  return kind === 'picture' && !isSeenPage(referrer, origin) ? null : kind;
}

const LOGOUT = '/api/auth/logout';

/** True if the request is a logout (R7.6). */
export const endsSession = ({ method, url }: Pick<Request, 'method' | 'url'>, origin: string): boolean =>
  method === 'POST' && url === `${origin}${LOGOUT}`;
