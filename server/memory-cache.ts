import { LRUCache } from 'lru-cache';

/** Names of the caches, for metrics. */
type CacheName =
  | 'products'
  | 'product_stores'
  | 'account_names'
  | 'product_list_counts'
  | 'market_facets'
  | 'order_counts'
  | 'sitemap'
  | 'calendars';

/** Number of entries of the newest cache with each name; a process has one market, and so one cache of a name. */
const sizes = new Map<CacheName, WeakRef<{ size: number }>>();

/** Number of entries by cache, expired ones included. */
export function* cacheSizes(): Generator<[CacheName, number]> {
  for (const [name, values] of sizes) yield [name, values.deref()?.size ?? 0];
}

interface MemoryCacheOptions<Value> {
  name: CacheName;
  maxEntries: number;
  /** Time to live in ms; without it, a value stays until it is invalidated. */
  ttl?: number;
  /** False for a computed value that is not cached, such as null for a missing entity. */
  isCacheable?: (value: Value) => boolean;
}

interface Timed<Content> {
  content: Content;
  since: number;
}

/** Least recently used cache of this process. `now` in ms UTC; after the clock was set back, values count as expired. */
export class MemoryCache<Value> {
  readonly #ttl: number;
  readonly #isCacheable: (value: Value) => boolean;
  readonly #values: LRUCache<string, Timed<Value>>;
  readonly #pending = new Map<string, Timed<Promise<Value>>>();
  /** Number of invalidations; a value read before one may be outdated. */
  #invalidations = 0;

  constructor({ name, maxEntries, ttl = Infinity, isCacheable = () => true }: MemoryCacheOptions<Value>) {
    this.#ttl = ttl;
    this.#isCacheable = isCacheable;
    this.#values = new LRUCache({ max: maxEntries });
    sizes.set(name, new WeakRef(this.#values));
  }

  /** Single-flight: parallel callers share one computation. A failure is not cached. */
  getOrCompute<Answer extends Value>(
    key: string,
    now: number,
    compute: () => Promise<Answer>,
  ): Promise<Answer> {
    const cached = this.#fresh(this.#values.get(key), now);
    if (cached) return Promise.resolve(cached.content as Answer);
    const running = this.#fresh(this.#pending.get(key), now);
    if (running) return running.content as Promise<Answer>;
    const content = compute();
    const computation = { content, since: now };
    this.#pending.set(key, computation);
    const end = (): boolean => this.#pending.get(key) === computation && this.#pending.delete(key);
    const cacheValue = (value: Answer): void => {
      if (end() && this.#isCacheable(value)) this.#values.set(key, { content: value, since: now });
    };
    content.then(cacheValue, end);
    return content;
  }

  /** Cached values by key; the missing ones are read together. A key without a value is not in the answer. */
  async getOrReadAll(
    keys: Iterable<string>,
    now: number,
    read: (missing: string[]) => Promise<ReadonlyMap<string, Value>>,
  ): Promise<ReadonlyMap<string, Value>> {
    const invalidations = this.#invalidations;
    const found = new Map<string, Value>();
    const missing: string[] = [];
    for (const key of new Set(keys)) {
      const cached = this.#fresh(this.#values.get(key), now);
      if (cached) found.set(key, cached.content);
      else missing.push(key);
    }
    if (missing.length === 0) return found;
    for (const [key, content] of await read(missing)) {
      found.set(key, content);
      if (this.#invalidations === invalidations) this.#values.set(key, { content, since: now });
    }
    return found;
  }

  /** Removes values. A value that is being read is answered, but not cached. */
  invalidate(keys: Iterable<string> | 'everything'): void {
    this.#invalidations += 1;
    if (keys === 'everything') {
      this.#values.clear();
      this.#pending.clear();
      return;
    }
    for (const key of keys) {
      this.#values.delete(key);
      this.#pending.delete(key);
    }
  }

  #fresh<Content>(timed: Timed<Content> | undefined, now: number): Timed<Content> | undefined {
    if (timed === undefined) return undefined;
    const age = now - timed.since;
    return age >= 0 && age < this.#ttl ? timed : undefined;
  }
}
