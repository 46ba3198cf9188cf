import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, NetworkOnly, type Strategy } from 'workbox-strategies';
import { seenAddress } from '../../contract/pages/seen-address.ts';
import { SEEN_PAGES } from '../../contract/pages/seen-page-limits.ts';
import { isPage, mayBeKept } from './answers.ts';
import type { Kind } from './kind-of.ts';
import { toldSinceWhen } from './told-since-when.ts';

/** Another number where what is kept has another form: a worker that begins forgets all others. */
const VERSION = 1;
const named = (what: keyof typeof budgets) => `seen-${what}-${VERSION}`;

/** A budget of each: beyond it goes what was used longest ago, and all of it where the device has no room left. */
const budgetOf = ({ most, age }: { most: number; age: number }) =>
  new ExpirationPlugin({ maxEntries: most, maxAgeSeconds: age, purgeOnQuotaError: true });

const budgets = {
  pages: budgetOf(SEEN_PAGES.pages),
  pictures: budgetOf(SEEN_PAGES.pictures),
  code: budgetOf(SEEN_PAGES.code),
  files: budgetOf(SEEN_PAGES.files),
};

export const PAGES = named('pages');
export const CACHES: readonly string[] = [PAGES, named('pictures'), named('code'), named('files')];

/** A page varies by cookies and by what its browser can unpack; what is kept has been unpacked, and is dressed anew. */
const matchOptions = { ignoreVary: true };

const whole = {
  cacheWillUpdate: async ({ response }: { response: Response }) => (mayBeKept(response) ? response : null),
};

// Its own type leaves out what it does not have, as one that may be undefined.
const within = (budget: ExpirationPlugin) => budget as WorkboxPlugin;

/** What becomes of each kind of request (R2.25). */
export const strategies: Readonly<Record<Kind, Strategy>> = {
  page: new NetworkFirst({
    cacheName: PAGES,
    networkTimeoutSeconds: SEEN_PAGES.patience,
    matchOptions,
    plugins: [
      { cacheKeyWillBeUsed: async ({ request }) => seenAddress(request.url) ?? request },
      { cacheWillUpdate: async ({ response }) => (isPage(response) ? response : null) },
      within(budgets.pages),
      toldSinceWhen,
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
export const forgetSeen = async (): Promise<void> => {
  await Promise.all([budgets.pages.deleteCacheAndMetadata(), budgets.pictures.deleteCacheAndMetadata()]);
};
