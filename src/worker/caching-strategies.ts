import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, NetworkOnly, type Strategy } from 'workbox-strategies';
import { offlineCacheKey } from '../../contract/offline/offline-cache-key.ts';
import { OFFLINE_PAGE_LIMITS } from '../../contract/offline/offline-page-limits.ts';
import { isPage, isCacheable } from './responses.ts';
import type { RequestKind } from './classify-request.ts';
import { offlineBannerPlugin } from './offline-banner.ts';

/**
 * Version of the caches. Increase it when the format of the cached data changes; a new worker deletes all
 * other versions.
 */
const VERSION = 1;
const named = (what: keyof typeof budgets) => `seen-${what}-${VERSION}`;

/** Cache limit: beyond it the least recently used entries go; without storage quota, the whole cache goes. */
const budgetOf = ({ most, age }: { most: number; age: number }) =>
  new ExpirationPlugin({ maxEntries: most, maxAgeSeconds: age, purgeOnQuotaError: true });

const budgets = {
  pages: budgetOf(OFFLINE_PAGE_LIMITS.pages),
  pictures: budgetOf(OFFLINE_PAGE_LIMITS.pictures),
  code: budgetOf(OFFLINE_PAGE_LIMITS.code),
  files: budgetOf(OFFLINE_PAGE_LIMITS.files),
};

export const PAGES_CACHE_NAME = named('pages');
export const CACHE_NAMES: readonly string[] = [
  PAGES_CACHE_NAME,
  named('pictures'),
  named('code'),
  named('files'),
];

/** Pages vary by cookies and encoding, but cached ones are decoded and get the current theme, so Vary is ignored. */
const matchOptions = { ignoreVary: true };

const whole = {
  cacheWillUpdate: async ({ response }: { response: Response }) => (isCacheable(response) ? response : null),
};

// The plugin's type omits missing methods instead of declaring them as possibly undefined.
const within = (budget: ExpirationPlugin) => budget as WorkboxPlugin;

/** Caching strategy of each kind of request (R2.25). */
export const strategies: Readonly<Record<RequestKind, Strategy>> = {
  page: new NetworkFirst({
    cacheName: PAGES_CACHE_NAME,
    networkTimeoutSeconds: OFFLINE_PAGE_LIMITS.patience,
    matchOptions,
    plugins: [
      { cacheKeyWillBeUsed: async ({ request }) => offlineCacheKey(request.url) ?? request },
      { cacheWillUpdate: async ({ response }) => (isPage(response) ? response : null) },
      within(budgets.pages),
      offlineBannerPlugin,
    ],
  }),
  screen: new NetworkOnly(),
  code: new CacheFirst({ cacheName: named('code'), matchOptions, plugins: [whole, within(budgets.code)] }),
  file: new NetworkFirst({
    cacheName: named('files'),
    matchOptions,
    plugins: [whole, within(budgets.files)],
  }),
  picture: new CacheFirst({
    cacheName: named('pictures'),
    matchOptions,
    plugins: [whole, within(budgets.pictures)],
  }),
};

/** Deletes the caches that reveal which pages a user visited. */
export const clearCachedPages = async (): Promise<void> => {
  await Promise.all([budgets.pages.deleteCacheAndMetadata(), budgets.pictures.deleteCacheAndMetadata()]);
};
