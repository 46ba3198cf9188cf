import { offlineAddress } from '../../contract/offline/offline-address.ts';

/**
 * What a request is to the worker. `page`: somebody goes to one that may be kept; `screen`: to any other; `code`: a file named by
 * its content; `file`: one whose name stays; `picture`: one that a kept page shows.
 */
export const REQUEST_KINDS = ['page', 'screen', 'code', 'file', 'picture'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** What is asked of a request. */
export interface Asked extends Pick<Request, 'method' | 'mode' | 'destination' | 'url' | 'referrer'> {
  headers: Pick<Headers, 'has'>;
}

/** Nothing of the back office, which has a folder of its own. */
const CODE = /^\/assets\/[^/]+\.(?:js|css)$/;
const FILE = /^\/(?:boot\.js|icon\.svg|fonts\/[^/]+\.woff2)$/;
const PICTURE = /^\/pictures\/[^/]+$/;

/** Which kind of file lies at a path; null for one that is left alone. */
export function fileKindAt(pathname: string): Exclude<RequestKind, 'page' | 'screen'> | null {
  if (CODE.test(pathname)) return 'code';
  if (FILE.test(pathname)) return 'file';
  return PICTURE.test(pathname) ? 'picture' : null;
}

const isSeenPage = (href: string, origin: string) =>
  URL.canParse(href) && new URL(href).origin === origin && offlineAddress(href) !== null;

/**
 * What a request is to the worker of a market (R2.25); null where it goes by untouched: calls, other origins, what changes something,
 * parts of a file, whatever says who asks, and what a page shows that is not kept.
 */
export function classifyRequest(
  { method, mode, destination, url, referrer, headers }: Asked,
  origin: string,
): RequestKind | null {
  if (method !== 'GET' || new URL(url).origin !== origin) return null;
  if (mode === 'navigate') return destination === 'document' && isSeenPage(url, origin) ? 'page' : 'screen';
  if (headers.has('authorization') || headers.has('range')) return null;
  const kind = fileKindAt(new URL(url).pathname);
  return kind === 'picture' && !isSeenPage(referrer, origin) ? null : kind;
}

const LOGOUT = '/api/auth/logout';

/** Whether a request of this market says that somebody signs out (R7.6). */
export const endsSession = ({ method, url }: Pick<Request, 'method' | 'url'>, origin: string): boolean =>
  method === 'POST' && url === `${origin}${LOGOUT}`;
