import type { OfflineMessage } from '../../contract/offline/offline-message.ts';
import { offlineCacheKey } from '../../contract/offline/offline-cache-key.ts';
import { fileKindAt, type RequestKind } from './classify-request.ts';
import { CACHE_NAMES, clearCachedPages, strategies } from './caching-strategies.ts';
import { type ExtendableEvent, scope } from './worker-scope.ts';

/** Maximum number of files per page, more than any page loads. */
const MOST = 300;

/** Caches a URL by its strategy, with low priority so that the page's own requests come first. Failures are ignored. */
async function keep(kind: RequestKind, url: string, event: ExtendableEvent): Promise<void> {
  await Promise.allSettled(
    strategies[kind].handleAll({ event, request: new Request(url, { priority: 'low' }) }),
  );
}

const isKept = async (url: string): Promise<boolean> =>
  (await Promise.all(CACHE_NAMES.map((cacheName) => caches.match(url, { cacheName })))).some(Boolean);

/** Kind of a file that an offline page loads; null if it is not cached. */
function kindFetched(url: string): RequestKind | null {
  if (!URL.canParse(url) || new URL(url).origin !== scope.location.origin) return null;
  return fileKindAt(new URL(url).pathname);
}

/**
 * Caches a visited page, requested again by its canonical address, with its files. The files come from the
 * browser's HTTP cache, without new traffic (R2.25).
 */
async function keepSeen(href: string, fetched: readonly string[], event: ExtendableEvent): Promise<void> {
  const address = offlineCacheKey(href);
  if (address === null) return;
  const files = fetched.slice(0, MOST).map(async (url) => {
    const kind = kindFetched(url);
    if (kind && !(await isKept(url))) await keep(kind, url, event);
  });
  await Promise.all([keep('page', address, event), ...files]);
}

/** Caches the page that a tab displays, or clears all cached pages when its visitor has signed out. */
export async function cacheVisitedPage(message: OfflineMessage, event: ExtendableEvent): Promise<void> {
  switch (message.type) {
    case 'page.seen':
      return keepSeen(message.href, message.fetched, event);
    case 'visitor.left':
      return clearCachedPages();
  }
}
