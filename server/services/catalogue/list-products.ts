import type { Infer } from 'superstruct';
import type { QueryOf } from '../../../contract/api/call-types.ts';
import { LIST_LIMITS, PRODUCT_LIMITS } from '../../../contract/limits.ts';
import type { ProductList } from '../../../contract/catalogue/product.ts';
import type { Context } from '../../context.ts';
import { boundTotal, requestedPage, paginateRows } from '../../db/list-page.ts';
import { sharePerTick } from '../../db/batch-per-tick.ts';
import { memoizePerMarket } from '../../db/memoize-per-database.ts';
import { askerId } from '../../policies/asker.ts';
import { isListedProduct } from '../../policies/product-visibility.ts';
import { type Counting, countCategories, countFacets } from './count-facets.ts';
import { countFacet, countListing, isCountExact, publicCount } from './count-listing.ts';
import { cachedProducts, type RowVersion } from './product-cache.ts';
import { withStores } from './seller-cache.ts';
import { readPage } from './product-list-statement.ts';
import {
  type ListingParameters,
  listingParametersOf,
  type Viewer,
  viewerOf,
} from './product-list-conditions.ts';
import { correctedSearch } from './product-search.ts';
import { type ResolvedSearch, resolveSearch } from './resolve-search.ts';

type List = Infer<typeof ProductList>;

const shareList = memoizePerMarket(() => sharePerTick<List>());

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
  const given = listingParametersOf(page, askerId(ctx), now);

  const shown = await resolveSearch({
    viewer,
    page,
    db: ctx.db,
    count: (listing, search) => countListing(ctx, listing, { ...given, ...search }, now),
    // Corrections use only words of public products, so that hidden products are not revealed.
    correct: (q) =>
      publicCount(ctx.db, JSON.stringify(['meant', q]), now, () =>
        correctedSearch(ctx.db, isListedProduct, q),
      ),
  });
  const { listing, total } = shown;
  const values = { ...given, ...shown.search };
  const facet = <T>(name: string, count: (counting: Counting) => Promise<T>) =>
    countFacet(ctx, name, shown, { values, now, count });
  const { rows, pagination } = paginateRows(asked, await readRows(ctx, shown, values), total);
  return {
    products: await withStores(ctx.db, await cachedProducts(ctx.db, rows), now),
    pagination: isCountExact(listing) ? pagination : { ...pagination, ...boundTotal(total) },
    ...(shown.lookedFor && { lookedFor: shown.lookedFor }),
    ...(query.countCategories && { categories: await facet('categories', countCategories) }),
    ...(query.facets && { facets: await facet('facets', countFacets) }),
  };
}

/** Rows of a page, plus one if more follow. The pages of everybody but admins end, because their cost grows. */
async function readRows(
  ctx: Context,
  page: ResolvedSearch,
  values: ListingParameters,
): Promise<RowVersion[]> {
  const { viewer, page: asked } = page.listing;
  const left = viewer === 'admin' ? Number.POSITIVE_INFINITY : LIST_LIMITS.pagesEnd - asked.offset;
  return left <= 0 ? [] : (await readPage(ctx.db, page, values)).slice(0, left);
}
