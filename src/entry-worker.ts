import { clientsClaim } from 'workbox-core';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import type { OfflineMessage } from '../contract/offline/offline-message.ts';
import { offlineResponse } from './worker/offline-response.ts';
import { cacheVisitedPage } from './worker/cache-visited-page.ts';
import { endsSession, REQUEST_KINDS, classifyRequest } from './worker/classify-request.ts';
import { CACHES, clearCachedPages, strategies } from './worker/strategies.ts';
import { scope } from './worker/worker-scope.ts';

// The page that brought it goes on fetching, and what it fetches is kept. A worker that follows another one takes no page over: it
// waits until all pages of the one before are closed.
clientsClaim();

/** What a worker of another form has kept is nobody's any more. */
async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  const left = names.filter((name) => name.startsWith('seen-') && !CACHES.includes(name));
  await Promise.all(left.map((name) => caches.delete(name)));
}

scope.addEventListener('activate', (event) => {
  // Who goes to a page does not wait for the worker to wake.
  event.waitUntil(Promise.all([scope.registration.navigationPreload?.enable(), forgetOthers()]));
});

// Only seen, and left to the browser: whoever signs out may be gone before the page's own code for this has come.
scope.addEventListener('fetch', (event) => {
  if (endsSession(event.request, scope.location.origin)) event.waitUntil(clearCachedPages());
});

for (const kind of REQUEST_KINDS)
  registerRoute(({ request }) => classifyRequest(request, scope.location.origin) === kind, strategies[kind]);

setCatchHandler(async ({ request }) => (request.mode === 'navigate' ? offlineResponse() : Response.error()));

scope.addEventListener('message', (event) => {
  // Only pages of this origin reach it, and all of them are our own.
  event.waitUntil(cacheVisitedPage(event.data as OfflineMessage, event));
});
