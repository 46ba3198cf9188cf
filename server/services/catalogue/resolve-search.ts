import type { Database } from '../../db/database.ts';
import type { Listing, ProductPage, Viewer } from './product-listing.ts';
import { type Matching, type SearchValues, searchValues } from './product-search.ts';

/** A listing of which it is known how many products it has, and by which values its text is looked for. */
export interface ResolvedSearch {
  listing: Listing;
  total: number;
  search: SearchValues;
  /** What was looked for instead of what was typed, of which nothing was found. */
  lookedFor?: { q: string; isPartial: boolean };
}

interface Asking {
  viewer: Viewer;
  page: ProductPage;
  db: Database;
  /** How many products a way to match finds. */
  count: (listing: Listing, search: SearchValues) => Promise<number>;
  /** What a text was likely meant to say. */
  correct: (q: string) => Promise<string | null>;
}

/** Looks for a text in the first of these ways that finds something. */
async function settleIn(
  ways: readonly [Matching, ...Matching[]],
  { viewer, page, count }: Pick<Asking, 'viewer' | 'page' | 'count'>,
  search: SearchValues,
): Promise<ResolvedSearch> {
  const [matching, ...others] = ways;
  const listing: Listing = { viewer, matching, page };
  const total = await count(listing, search);
  const [next, ...rest] = others;
  return total > 0 || !next
    ? { listing, total, search }
    : settleIn([next, ...rest], { viewer, page, count }, search);
}

/**
 * Looks for a text as it was typed, then with its words begun, then for what it was likely meant to say, then for some of its
 * words: each only where those before found nothing, so that a right word brings no others.
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
  if (wordCount === 1) return typed;
  const part = await settleIn(['some'], guessed, values);
  return part.total > 0 ? { ...part, lookedFor: { q: meant ?? q, isPartial: true } } : typed;
}
