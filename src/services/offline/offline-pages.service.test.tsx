import { afterEach, describe, expect, test, vi } from 'vitest';
import type { OfflineMessage } from '../../../contract/offline/offline-message.ts';
import {
  createOfflinePagesService,
  removeOfflineBanner,
  loadedResourceUrls,
  clearOfflinePages,
} from './offline-pages.service.ts';

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

/** Browser with an active service worker, which records its messages. */
function browser() {
  const told: OfflineMessage[] = [];
  const registered: string[] = [];
  const registration = {
    active: { postMessage: (message: OfflineMessage) => told.push(message) },
  } as unknown as ServiceWorkerRegistration;
  const container = {
    ready: Promise.resolve(registration),
    controller: null,
    register: async (path: string) => {
      registered.push(path);
      return registration;
    },
    getRegistration: async () => registration,
  };
  return { told, registered, container: container as unknown as ServiceWorkerContainer };
}

const fetching = (...paths: string[]) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue(
      paths.map((path) => ({ name: new URL(path, location.href).href })) as unknown as PerformanceEntryList,
    );

describe(createOfflinePagesService, () => {
  test('R2.25 the worker comes from the root and is told of the page with what it fetched', async () => {
    const { told, registered, container } = browser();
    fetching('/assets/market-1.js', '/pictures/somebody.webp');
    document.body.innerHTML = '<header><img src="/pictures/me.webp"></header><main><img src="/x"></main>';
    const shown = document.querySelector('main img');
    Object.defineProperty(shown, 'currentSrc', { value: `${location.origin}/pictures/honey.webp` });
    const service = createOfflinePagesService(container);
    expect(await service.registerWorker()).toBe(true);
    await service.keepPage();
    expect(registered).toEqual(['/sw.js']);
    expect(told).toEqual([
      {
        type: 'page.seen',
        href: location.href,
        fetched: [
          new URL('/assets/market-1.js', location.href).href,
          `${location.origin}/pictures/honey.webp`,
        ],
      },
    ]);
  });

  test('R2.25 a browser that has none does without', async () => {
    const service = createOfflinePagesService(undefined);
    expect([await service.registerWorker(), service.isInCharge()]).toEqual([false, false]);
    await service.keepPage();
    await clearOfflinePages(undefined);
  });

  test('R2.25 nor does one in which a worker is blocked', async () => {
    const { container } = browser();
    const blocked = Object.assign(container, {
      register: async () => undefined,
    }) as unknown as ServiceWorkerContainer;
    expect(await createOfflinePagesService(blocked).registerWorker()).toBe(false);
  });
});

test('R7.6 whoever leaves has what was seen forgotten', async () => {
  const { told, container } = browser();
  await clearOfflinePages(container);
  expect(told).toEqual([{ type: 'visitor.left' }]);
});

test('R7.6 a worker that is in charge hears it at once, for the page may be gone the next moment', () => {
  const { told, container } = browser();
  const controller = { postMessage: (message: OfflineMessage) => told.push(message) };
  const inCharge = Object.assign(container, { controller }) as unknown as ServiceWorkerContainer;
  void clearOfflinePages(inCharge);
  expect(told).toEqual([{ type: 'visitor.left' }]);
});

test('R2.25 what a kept page says of itself goes, once', () => {
  document.body.innerHTML = '<div id="since-when">Así estaba.</div><p>x</p>';
  removeOfflineBanner();
  removeOfflineBanner();
  expect(document.body.innerHTML).toEqual('<p>x</p>');
  expect(Array.isArray(loadedResourceUrls())).toBe(true);
});
