import type { Database } from '../../db/database.ts';
import type { Listing, ProductListingPage, Viewer } from './product-list-conditions.ts';
import { type MatchMode, type SearchValues, searchValues } from './product-search.ts';

/** Listing with its number of results and its search placeholder values. */
export interface ResolvedSearch {
  listing: Listing;
  total: number;
  search: SearchValues;
  /** Corrected search, if the typed one had no results. */
  lookedFor?: { q: string; isPartial: boolean };
}

interface Asking {
  viewer: Viewer;
  page: ProductListingPage;
  db: Database;
  /** Number of products that a way to match finds. */
  count: (listing: Listing, search: SearchValues) => Promise<number>;
  /** Correction of a search text; null if none is known. */
  correct: (q: string) => Promise<string | null>;
}

/** Tries the ways to match in order until one has results. */
async function settleIn(
  matchings: readonly [MatchMode, ...MatchMode[]],
  { viewer, page, count }: Pick<Asking, 'viewer' | 'page' | 'count'>,
  search: SearchValues,
): Promise<ResolvedSearch> {
  const [matching, ...others] = matchings;
  const listing: Listing = { viewer, matching, page };
  const total = await count(listing, search);
  const [next, ...rest] = others;
  return total > 0 || !next
    ? { listing, total, search }
    : settleIn([next, ...rest], { viewer, page, count }, search);
}

/**
 * Search with fallbacks: exact words, word beginnings, corrected text, some of the words. Each runs only if the
 * previous ones had no results, so that a correct word yields no unrelated products.
 */
export async function resolveSearch(asking: Asking): Promise<ResolvedSearch> {
  const { page, db, correct } = asking;
  const { q } = page;
  const { search, wordCount } = await searchValues(db, q);
  if (!q) return settleIn(['all'], asking, search);
  if (wordCount === 0) return settleIn(['text'], asking, search);
  const typed = await settleIn(['words', 'begun'], asking, search);
  if (typed.total > 0) return typed;

  const meant = await correct(q);
  const guessed = meant === null ? asking : { ...asking, page: { ...page, q: meant } };
  const values = meant === null ? search : (await searchValues(db, meant)).search;
  if (meant !== null) {
    const found = await settleIn(['words', 'begun'], guessed, values);
    if (found.total > 0) return { ...found, lookedFor: { q: meant, isPartial: false } };
  }
  const part = await settleIn(['some'], guessed, values);
  return part.total > 0 ? { ...part, lookedFor: { q: meant ?? q, isPartial: true } } : typed;
}
