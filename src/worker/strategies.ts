import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, NetworkOnly, type Strategy } from 'workbox-strategies';
import { offlineAddress } from '../../contract/offline/offline-address.ts';
import { OFFLINE_PAGES } from '../../contract/offline/offline-page-limits.ts';
import { isPage, isCacheable } from './responses.ts';
import type { RequestKind } from './classify-request.ts';
import { offlineBanner } from './offline-banner.ts';

/** Another number where what is kept has another form: a worker that begins forgets all others. */
const VERSION = 1;
const named = (what: keyof typeof budgets) => `seen-${what}-${VERSION}`;

/** A budget of each: beyond it goes what was used longest ago, and all of it where the device has no room left. */
const budgetOf = ({ most, age }: { most: number; age: number }) =>
  new ExpirationPlugin({ maxEntries: most, maxAgeSeconds: age, purgeOnQuotaError: true });

const budgets = {
  pages: budgetOf(OFFLINE_PAGES.pages),
  pictures: budgetOf(OFFLINE_PAGES.pictures),
  code: budgetOf(OFFLINE_PAGES.code),
  files: budgetOf(OFFLINE_PAGES.files),
};

export const PAGES = named('pages');
export const CACHES: readonly string[] = [PAGES, named('pictures'), named('code'), named('files')];

/** A page varies by cookies and by what its browser can unpack; what is kept has been unpacked, and is dressed anew. */
const matchOptions = { ignoreVary: true };

const whole = {
  cacheWillUpdate: async ({ response }: { response: Response }) => (isCacheable(response) ? response : null),
};

// Its own type leaves out what it does not have, as one that may be undefined.
const within = (budget: ExpirationPlugin) => budget as WorkboxPlugin;

/** What becomes of each kind of request (R2.25). */
export const strategies: Readonly<Record<RequestKind, Strategy>> = {
  page: new NetworkFirst({
    cacheName: PAGES,
    networkTimeoutSeconds: OFFLINE_PAGES.patience,
    matchOptions,
    plugins: [
      { cacheKeyWillBeUsed: async ({ request }) => offlineAddress(request.url) ?? request },
      { cacheWillUpdate: async ({ response }) => (isPage(response) ? response : null) },
      within(budgets.pages),
      offlineBanner,
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

/** Lets go of all that says what somebody has looked at. */
export const clearCachedPages = async (): Promise<void> => {
  await Promise.all([budgets.pages.deleteCacheAndMetadata(), budgets.pictures.deleteCacheAndMetadata()]);
};
