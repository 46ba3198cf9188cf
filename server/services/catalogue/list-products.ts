import type { Infer } from 'superstruct';
import type { QueryOf } from '../../../contract/api/call-types.ts';
import { PRODUCT_LIMITS } from '../../../contract/limits.ts';
import type { ProductList } from '../../../contract/catalogue/product.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { countRows, requestedPage, paginateRows } from '../../db/list-page.ts';
import { sharePerTick } from '../../db/batch-per-tick.ts';
import { memoizePerDatabase } from '../../db/memoize-per-database.ts';
import { products } from '../../db/schema-products.ts';
import { MemoryCache } from '../../memory-cache.ts';
import { askerId } from '../../policies/asker.ts';
import { isListedProduct } from '../../policies/product-visibility.ts';
import { countCategories, countFacets } from './count-facets.ts';
import { cachedProducts } from './product-cache.ts';
import { withStores } from './seller-cache.ts';
import { readPage } from './product-list-statement.ts';
import { type Viewer, viewerOf, isInListing, type Listing, listingValuesOf } from './product-listing.ts';
import { correctedSearch } from './product-search.ts';
import { resolveSearch } from './resolve-search.ts';

const publicCounts = memoizePerDatabase(
  () => new MemoryCache<unknown>({ name: 'product_list_counts', maxEntries: 1_000, ttl: 30_000 }),
);

/** Cached count of a public list for 30 s, because counting 100,000 rows at every call is too slow. `now` in ms. */
const publicCount = <T>(db: Database, list: string, now: number, count: () => Promise<T>): Promise<T> =>
  publicCounts(db).getOrCompute(list, now, count);

/** Cache key of a count: kind, way of matching and filters, without page and sort. */
function listKey(kind: string, { matching, page }: Listing): string {
  const {
    limit: _,
    offset: __,
    asOf: ___,
    sort: ____,
    facets: _____,
    countCategories: ______,
    ...filters
  } = page;
  return JSON.stringify([kind, matching, filters]);
}

/** Counter of a listing. Private lists are counted at every call, public ones every 30 s. */
const counter =
  (ctx: Context, now: number) =>
  <T>(kind: string, listing: Listing, counting: () => Promise<T>): Promise<T> =>
    listing.viewer === 'everybody' ? publicCount(ctx.db, listKey(kind, listing), now, counting) : counting();

type List = Infer<typeof ProductList>;

const shareList = memoizePerDatabase(() => sharePerTick<List>());

/**
 * Product list (R7.14): public active products, newest first, or by relevance with a search. Exclusive products need
 * their store's filter. Producers also get their own exclusive products, and with `active: false` their own inactive
 * ones. Admins get all products, and with `active: true` the public list. A search without results falls back to word
 * beginnings, then to corrected words, then to some of the words; `lookedFor` reports the last two. `facets` adds
 * counts per filter choice. Prices in currency units.
 */
export function listProducts(ctx: Context, query: QueryOf<'listProducts'>): Promise<List> {
  const viewer = viewerOf(ctx.asker, query);
  const read = () => readList(ctx, viewer, query);
  return viewer === 'everybody' ? shareList(ctx.db)(JSON.stringify(query), read) : read();
}

async function readList(ctx: Context, viewer: Viewer, query: QueryOf<'listProducts'>): Promise<List> {
  const now = ctx.clock.now();
  const asked = requestedPage(query, PRODUCT_LIMITS.pageSize, now);
  const page = { ...query, limit: asked.limit, offset: asked.offset };
  const given = listingValuesOf(page, askerId(ctx), now);
  const counted = counter(ctx, now);

  const shown = await resolveSearch({
    viewer,
    page,
    db: ctx.db,
    count: (one, search) =>
      counted('total', one, () => countRows(ctx.db, products, isInListing(one), { ...given, ...search })),
    // Corrections use only words of public products, so that hidden products are not revealed.
    correct: (q) =>
      publicCount(ctx.db, JSON.stringify(['meant', q]), now, () =>
        correctedSearch(ctx.db, isListedProduct, q),
      ),
  });
  const { listing, total } = shown;
  const values = { ...given, ...shown.search };
  const { rows, pagination } = paginateRows(asked, await readPage(ctx.db, shown, values), total);
  return {
    products: await withStores(ctx.db, await cachedProducts(ctx.db, rows), now),
    pagination,
    ...(shown.lookedFor && { lookedFor: shown.lookedFor }),
    ...(query.countCategories && {
      categories: await counted('categories', listing, () => countCategories(ctx.db, listing, values)),
    }),
    ...(query.facets && {
      facets: await counted('facets', listing, () => countFacets(ctx.db, listing, values)),
    }),
  };
}
