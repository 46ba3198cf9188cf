/** Requests that the page's first script sent before any code was loaded (`public/prefetch.js`). */
export interface PrefetchedResponses {
  /** Authorization header of the requests. */
  authorization: string;
  /** Time of sending, in ms UTC. */
  sentAt: number;
  /** Responses by URL; null if a request failed. */
  answers: Map<string, Promise<Response | null>>;
}

declare global {
  interface Window {
    ahead?: PrefetchedResponses;
  }
}

/** Maximum age of a prefetched response, in ms. */
const FRESH = 15_000;

const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/**
 * Fetch that uses prefetched responses. A request with the same URL and authorization takes its response
 * once, as long as no other request has changed data.
 */
export function withPrefetched(
  ahead: PrefetchedResponses,
  fetch: typeof globalThis.fetch = globalThis.fetch,
  now: () => number = Date.now,
): typeof globalThis.fetch {
  const { answers, authorization, sentAt } = ahead;
  const take = (address: string, { method = 'GET', headers }: RequestInit) => {
    if (method !== 'GET' || now() - sentAt > FRESH) answers.clear();
    const answer = answers.get(address);
    if (new Headers(headers).get('authorization') !== authorization) return undefined;
    answers.delete(address);
    return answer;
  };
  return async (input, init = {}) => {
    const early = typeof input === 'string' ? take(input, init) : undefined;
    const answer = early && (await Promise.race([early, aborted(init.signal)]));
    return answer ?? fetch(input, init);
  };
}
