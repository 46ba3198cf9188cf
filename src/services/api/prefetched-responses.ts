/** What the page's first script has asked, before any code was here (`public/prefetch.js`). */
export interface PrefetchedResponses {
  /** As whom. */
  authorization: string;
  /** When, in ms UTC. */
  sentAt: number;
  /** What comes of it, by address; null where nothing came. */
  answers: Map<string, Promise<Response | null>>;
}

declare global {
  interface Window {
    ahead?: PrefetchedResponses;
  }
}

/** How long an answer is what would be answered now, in ms. */
const FRESH = 15_000;

const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/**
 * The browser's fetch, but for what has been asked ahead: who asks the same as the same takes up that answer, once, and while
 * nothing has been changed since.
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
