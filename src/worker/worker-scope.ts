/** Event that keeps the service worker alive until the given promise settles. */
export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** Global scope of the service worker, as far as it is used. The DOM types only know that of pages. */
interface WorkerScope {
  location: Pick<Location, 'origin'>;
  navigator: Pick<Navigator, 'onLine'>;
  registration: ServiceWorkerRegistration;
  /** Undefined in browsers whose workers cannot read cookies. */
  cookieStore?: { get(name: string): Promise<{ value?: string | undefined } | null> };
  addEventListener(type: 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: ExtendableEvent & { request: Request }) => void): void;
  addEventListener(type: 'message', listener: (event: ExtendableEvent & { data: unknown }) => void): void;
}

export const scope = globalThis as unknown as WorkerScope;
