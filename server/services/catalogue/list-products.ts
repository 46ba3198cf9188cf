import type { Infer } from 'superstruct';
import type { QueryOf } from '../../../contract/api/call-types.ts';
import { PRODUCTS } from '../../../contract/limits.ts';
import type { ProductList } from '../../../contract/catalogue/product.ts';
import type { Context } from '../../context.ts';
import { countRows, pageAsked, paginated } from '../../db/list-page.ts';
import { sharePerTick } from '../../db/batch-per-tick.ts';
import { perDatabase } from '../../db/per-database.ts';
import { products } from '../../db/schema-products.ts';
import { askerId } from '../../policies/asker.ts';
import { isListedProduct } from '../../policies/product-visibility.ts';
import { countCategories, countFacets } from './count-facets.ts';
import { cachedProducts } from './product-cache.ts';
import { withStores } from './sellers.ts';
import { readPage } from './page-statement.ts';
import { type Viewer, viewerOf, isInListing, type Listing, valuesOf } from './product-listing.ts';
import { correctedSearch } from './product-search.ts';
import { publicCount } from './public-counts.ts';
import { resolveSearch } from './resolve-search.ts';

/** What two queries for the same list have in common: whose it is and which filters it has. */
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

/** Counts what a person sees at every call, and what everybody sees every 30 s. */
const counter =
  (ctx: Context, now: number) =>
  <T>(kind: string, listing: Listing, counting: () => Promise<T>): Promise<T> =>
    listing.viewer === 'everybody' ? publicCount(ctx.db, listKey(kind, listing), now, counting) : counting();

type List = Infer<typeof ProductList>;

const shareList = perDatabase(() => sharePerTick<List>());

/**
 * Active products that the public may see, newest first, or what answers a search best; those exclusive to a store only with that store's filter.
 * Producers also get their own exclusive ones, and with `active: false` their own inactive ones; admins get everything,
 * and with `active: true` what everybody gets (R7.14). A search that finds nothing looks for words that begin so, for those that
 * were likely meant, and for some of them, and `lookedFor` tells of the last two. With
 * `facets`, how many products each store, producer and availability would bring. Prices in currency units.
 */
export function listProducts(ctx: Context, query: QueryOf<'listProducts'>): Promise<List> {
  const viewer = viewerOf(ctx.asker, query);
  const read = () => readList(ctx, viewer, query);
  return viewer === 'everybody' ? shareList(ctx.db)(JSON.stringify(query), read) : read();
}

async function readList(ctx: Context, viewer: Viewer, query: QueryOf<'listProducts'>): Promise<List> {
  const now = ctx.clock.now();
  const asked = pageAsked(query, PRODUCTS.pageSize, now);
  const page = { ...query, limit: asked.limit, offset: asked.offset };
  const given = valuesOf(page, askerId(ctx), now);
  const counted = counter(ctx, now);

  const shown = await resolveSearch({
    viewer,
    page,
    db: ctx.db,
    count: (one, search) =>
      counted('total', one, () => countRows(ctx.db, products, isInListing(one), { ...given, ...search })),
    // What hides from the public tells nobody which words it has.
    correct: (q) =>
      publicCount(ctx.db, JSON.stringify(['meant', q]), now, () =>
        correctedSearch(ctx.db, isListedProduct, q),
      ),
  });
  const { listing, total } = shown;
  const values = { ...given, ...shown.search };
  const { rows, pagination } = paginated(asked, await readPage(ctx.db, shown, values), total);
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
