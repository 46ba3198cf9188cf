import { clientsClaim } from 'workbox-core';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import type { OfflineMessage } from '../contract/offline/offline-message.ts';
import { offlineResponse } from './worker/offline-response.ts';
import { cacheVisitedPage } from './worker/cache-visited-page.ts';
import { endsSession, REQUEST_KINDS, classifyRequest } from './worker/classify-request.ts';
import { CACHE_NAMES, clearCachedPages, strategies } from './worker/caching-strategies.ts';
import { scope } from './worker/worker-scope.ts';

// The first worker controls the page that registered it, so that its requests are cached. A later worker
// waits until all pages of the older one are closed.
clientsClaim();

/** Deletes caches of other versions. */
async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  const left = names.filter((name) => name.startsWith('seen-') && !CACHE_NAMES.includes(name));
  await Promise.all(left.map((name) => caches.delete(name)));
}

scope.addEventListener('activate', (event) => {
  // Navigation requests start before the worker has woken up.
  event.waitUntil(Promise.all([scope.registration.navigationPreload?.enable(), forgetOthers()]));
});

// Observes the logout call without handling it. The user may leave before the page's own code for this has
// loaded.
scope.addEventListener('fetch', (event) => {
  if (endsSession(event.request, scope.location.origin)) event.waitUntil(clearCachedPages());
});

for (const kind of REQUEST_KINDS)
  registerRoute(({ request }) => classifyRequest(request, scope.location.origin) === kind, strategies[kind]);

setCatchHandler(async ({ request }) => (request.mode === 'navigate' ? offlineResponse() : Response.error()));

scope.addEventListener('message', (event) => {
  // Only pages of this origin can send messages, so the data is trusted.
  event.waitUntil(cacheVisitedPage(event.data as OfflineMessage, event));
});
