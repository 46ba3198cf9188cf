import type { OfflineMessage } from '../../../contract/offline/offline-message.ts';

/** URL of the service worker. It has no content hash, since browsers look for updates at the same URL. */
const WORKER = '/sw.js';

type Container = Pick<ServiceWorkerContainer, 'register' | 'ready' | 'controller' | 'getRegistration'>;

/** Service worker container; undefined on an insecure page. */
const here = (): Container | undefined =>
  'serviceWorker' in navigator ? (navigator.serviceWorker as Container) : undefined;

const tell = (registration: Pick<ServiceWorkerRegistration, 'active'> | undefined, message: OfflineMessage) =>
  registration?.active?.postMessage(message);

/** URLs of all resources that this page has loaded, and of the pictures that it shows. */
export const loadedResourceUrls = (): string[] => [
  ...performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => !new URL(name).pathname.startsWith('/pictures/')),
  // Only displayed pictures: others may be private to a user.
  ...[...document.querySelectorAll<HTMLImageElement>('main img')].map(({ currentSrc }) => currentSrc),
];

export function createOfflinePagesService(container = here()) {
  return {
    /**
     * Registers the service worker, or finds it registered. False if the browser has none; rejects if the
     * script cannot be loaded.
     */
    async registerWorker(): Promise<boolean> {
      if (!container) return false;
      // A registration that a test or an extension blocks resolves to undefined.
      const registration: ServiceWorkerRegistration | undefined = await container.register(WORKER);
      if (!registration) return false;
      await container.ready;
      return true;
    },

    /** True if a service worker controls this page. */
    isInCharge: (): boolean => Boolean(container?.controller),

    /** Tells the service worker to store this page. */
    async keepPage(): Promise<void> {
      tell(await container?.ready, { type: 'page.seen', href: location.href, fetched: loadedResourceUrls() });
    },
  };
}

/** Tells the service worker, if there is one, to delete all stored pages (R7.6). */
export async function clearOfflinePages(container = here()): Promise<void> {
  const word: OfflineMessage = { type: 'visitor.left' };
  // The controlling worker gets the message synchronously, because the page may be about to be left.
  if (container?.controller) tell({ active: container.controller }, word);
  else tell(await container?.getRegistration(), word);
}

/** Removes the banner of an offline page. */
export const removeOfflineBanner = (): void => document.getElementById('since-when')?.remove();
