import type { OfflineMessage } from '../../../contract/offline/offline-message.ts';

/** The worker's file, which has no name of its content: browsers look for a newer one there. */
const WORKER = '/sw.js';

type Container = Pick<ServiceWorkerContainer, 'register' | 'ready' | 'controller' | 'getRegistration'>;

/** This browser's workers; absent where a page did not come safely. */
const here = (): Container | undefined =>
  'serviceWorker' in navigator ? (navigator.serviceWorker as Container) : undefined;

const tell = (registration: Pick<ServiceWorkerRegistration, 'active'> | undefined, message: OfflineMessage) =>
  registration?.active?.postMessage(message);

/** The addresses of all that this page has fetched and of the pictures that it shows. */
export const fetchedHere = (): string[] => [
  ...performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => !new URL(name).pathname.startsWith('/pictures/')),
  // Of pictures only these: others may have been somebody's.
  ...[...document.querySelectorAll<HTMLImageElement>('main img')].map(({ currentSrc }) => currentSrc),
];

export function createOfflinePagesService(container = here()) {
  return {
    /** Has the worker come, or find that it is there. False where this browser has none; rejects where it cannot be fetched. */
    async registerWorker(): Promise<boolean> {
      if (!container) return false;
      // One that a test or an extension blocks answers nothing.
      const registration: ServiceWorkerRegistration | undefined = await container.register(WORKER);
      if (!registration) return false;
      await container.ready;
      return true;
    },

    /** Whether a worker answers this page. */
    isInCharge: (): boolean => Boolean(container?.controller),

    /** Tells the worker that this page is being seen. */
    async keepPage(): Promise<void> {
      tell(await container?.ready, { type: 'page.seen', href: location.href, fetched: fetchedHere() });
    },
  };
}

/** Has the worker, if there is one, forget what was seen (R7.6). */
export async function clearOfflinePages(container = here()): Promise<void> {
  const word: OfflineMessage = { type: 'visitor.left' };
  // Before anything else where one is in charge: the page may be about to be left.
  if (container?.controller) tell({ active: container.controller }, word);
  else tell(await container?.getRegistration(), word);
}

/** Takes away what a page that was kept says of itself. */
export const removeOfflineBanner = (): void => document.getElementById('since-when')?.remove();
