import { offlinePage, offlinePageCsp } from './offline-page.ts';
import { cachedPages } from './cached-pages.ts';
import { PAGES_CACHE_NAME } from './caching-strategies.ts';
import { currentOfflineCause, themeNow } from './offline-banner.ts';

/** Response with the offline page, for a navigation to an unavailable page that is not cached. */
export async function offlineResponse(): Promise<Response> {
  const now = Date.now();
  const [cache, theme, policy] = await Promise.all([
    caches.open(PAGES_CACHE_NAME),
    themeNow(),
    offlinePageCsp(),
  ]);
  const page = offlinePage({
    away: currentOfflineCause(),
    theme: theme ?? 'system',
    seen: await cachedPages(cache, now),
    now,
  });
  return new Response(page, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    },
  });
}
