import { PRODUCT_LIMITS } from '../../../contract/limits.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { inLane } from '../../db/lanes.ts';
import { countRows, countUpTo } from '../../db/list-page.ts';
import { memoizePerMarket } from '../../db/memoize-per-database.ts';
import { products } from '../../db/schema-products.ts';
import { CACHE_LIMITS } from '../../limits.ts';
import { MemoryCache } from '../../memory-cache.ts';
import type { Counting } from './count-facets.ts';
import {
  type ListingFilter,
  activeFiltersOf,
  isInListing,
  type Listing,
  type ListingParameters,
} from './product-list-conditions.ts';
import type { ResolvedSearch } from './resolve-search.ts';

const publicCounts = memoizePerMarket(
  () => new MemoryCache<unknown>({ name: 'product_list_counts', ...CACHE_LIMITS.productListCounts }),
);

/** Facets of large markets, each of which takes as long as reading all products. */
const marketFacets = memoizePerMarket(
  () => new MemoryCache<unknown>({ name: 'market_facets', ...CACHE_LIMITS.marketFacets }),
);

/** Cached count of a public list. `now` in ms. */
export const publicCount = <T>(
  db: Database,
  list: string,
  now: number,
  count: () => Promise<T>,
): Promise<T> => publicCounts(db).getOrCompute(list, now, count);

/** Cache key of a count: kind, viewer, way of matching and filters, without page and sort. */
function listKey(kind: string, { viewer, matching, page }: Listing): string {
  const {
    limit: _,
    offset: __,
    asOf: ___,
    sort: ____,
    facets: _____,
    countCategories: ______,
    ...filters
  } = page;
  return JSON.stringify([kind, viewer, matching, filters]);
}

const SALE_FILTERS: ReadonlySet<ListingFilter> = new Set(['open', 'openOrUpcoming']);

/** True for a list of the whole market: without a search, and with none but the permitted filters. */
const isOfMarket = ({ page }: Listing, permitted?: ReadonlySet<ListingFilter>): boolean =>
  !page.q && page.active !== false && activeFiltersOf(page).every((filter) => permitted?.has(filter));

/** True if the products of a list are counted exactly. */
export const isCountExact = (listing: Listing): boolean =>
  listing.viewer !== 'producer' && isOfMarket(listing);

/**
 * Number of products of a listing: exact for the whole market, else up to the number that a search ranks. Public counts,
 * and those of large markets for admins, are up to 30 s old. `now` in ms.
 */
export function countListing(
  { db }: Pick<Context, 'db'>,
  listing: Listing,
  values: ListingParameters,
  now: number,
): Promise<number> {
  const holds = isInListing(listing);
  const upTo = () => countUpTo(db, products, holds, PRODUCT_LIMITS.candidates, values);
  const all = () => countRows(inLane(db, 'jobs'), products, holds, values);
  const cached = (count: () => Promise<number>) => publicCount(db, listKey('total', listing), now, count);
  const isExact = isCountExact(listing);
  if (listing.viewer === 'everybody') return cached(isExact ? all : upTo);
  if (!isExact) return upTo();
  return upTo().then((few) => (few > PRODUCT_LIMITS.candidates ? cached(all) : few));
}

/** Facet of a listing by its name: of the whole market from all products, else from as many as a search ranks. */
export function countFacet<T>(
  { db }: Pick<Context, 'db'>,
  name: string,
  { listing, total }: ResolvedSearch,
  {
    values,
    now,
    count,
  }: { values: ListingParameters; now: number; count: (counting: Counting) => Promise<T> },
): Promise<T> {
  const isOfAll = listing.viewer === 'everybody' && isOfMarket(listing, SALE_FILTERS);
  const compute = () =>
    isOfAll
      ? count({ db: inLane(db, 'jobs'), listing, values, most: undefined })
      : count({ db, listing, values, most: PRODUCT_LIMITS.candidates });
  if (listing.viewer !== 'everybody') return compute();
  const cache = isOfAll && total > PRODUCT_LIMITS.candidates ? marketFacets(db) : publicCounts(db);
  return cache.getOrCompute(listKey(name, listing), now, compute) as Promise<T>;
}
