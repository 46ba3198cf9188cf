import type { OfflineMessage } from '../../contract/offline/offline-message.ts';
import { offlineAddress } from '../../contract/offline/offline-address.ts';
import { fileKindAt, type RequestKind } from './classify-request.ts';
import { CACHES, clearCachedPages, strategies } from './strategies.ts';
import { type LastingEvent, scope } from './worker-scope.ts';

/** No page fetches more. */
const MOST = 300;

/** Keeps what its strategy may; what cannot be had is not kept. Whatever a page itself asks for goes first over the line. */
async function keep(kind: RequestKind, url: string, event: LastingEvent): Promise<void> {
  await Promise.allSettled(
    strategies[kind].handleAll({ event, request: new Request(url, { priority: 'low' }) }),
  );
}

const isKept = async (url: string): Promise<boolean> =>
  (await Promise.all(CACHES.map((cacheName) => caches.match(url, { cacheName })))).some(Boolean);

/** The kind of what a page that is kept has fetched or shows; null where it is not kept with it. */
function kindFetched(url: string): RequestKind | null {
  if (!URL.canParse(url) || new URL(url).origin !== scope.location.origin) return null;
  return fileKindAt(new URL(url).pathname);
}

/**
 * Keeps a page that is being seen, asked for anew under its own address, and what it has fetched, which the browser still holds: nothing
 * of that goes over the line a second time (R2.25).
 */
async function keepSeen(href: string, fetched: readonly string[], event: LastingEvent): Promise<void> {
  const address = offlineAddress(href);
  if (address === null) return;
  const files = fetched.slice(0, MOST).map(async (url) => {
    const kind = kindFetched(url);
    if (kind && !(await isKept(url))) await keep(kind, url, event);
  });
  await Promise.all([keep('page', address, event), ...files]);
}

/** Does what a page of this origin has told. */
export async function cacheVisitedPage(message: OfflineMessage, event: LastingEvent): Promise<void> {
  switch (message.type) {
    case 'page.seen':
      return keepSeen(message.href, message.fetched, event);
    case 'visitor.left':
      return clearCachedPages();
  }
}
