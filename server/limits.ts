const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/**
 * Caches of the services: maximum entries, and lifetimes in ms. The entries limit the memory of the process (decision
 * 035); the lifetimes limit the age of what changed without a notification.
 */
export const CACHE_LIMITS = {
  products: { maxEntries: 10_000 },
  sellers: { maxEntries: 10_000, ttl: 30 * SECOND },
  /** Counting 100,000 rows at every call is too slow. */
  productListCounts: { maxEntries: 1_000, ttl: 30 * SECOND },
  /** Facets of the whole market, each of which takes as long as reading all products. */
  marketFacets: { maxEntries: 20, ttl: 2 * MINUTE },
  /** Reading the 50,000 rows of a file is expensive. */
  sitemap: { maxEntries: 8, ttl: 10 * MINUTE },
  searchWords: { maxEntries: 5_000 },
} as const;

/** Sitemap: URLs per file, by the protocol at most 50,000, and rows per query, so that other requests run in between. */
export const SITEMAP_LIMITS = { partSize: 50_000, batchSize: 5_000 } as const;
