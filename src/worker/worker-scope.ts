/** An event that keeps the worker going until what it is given has settled. */
export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** What is used of a service worker's own global; the types of the DOM know that of pages alone. */
interface WorkerScope {
  location: Pick<Location, 'origin'>;
  navigator: Pick<Navigator, 'onLine'>;
  registration: ServiceWorkerRegistration;
  /** Absent in browsers that let no worker read cookies. */
  cookieStore?: { get(name: string): Promise<{ value?: string | undefined } | null> };
  addEventListener(type: 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: LastingEvent & { request: Request }) => void): void;
  addEventListener(type: 'message', listener: (event: LastingEvent & { data: unknown }) => void): void;
}

export const scope = globalThis as unknown as WorkerScope;
