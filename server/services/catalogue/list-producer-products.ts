import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, QueryOf } from '../../../contract/api/call-types.ts';
import { PRODUCT_LIMITS } from '../../../contract/limits.ts';
import type { Context } from '../../context.ts';
import { countRows, requestedPage, paginateRows, rowsToRead } from '../../db/list-page.ts';
import { products } from '../../db/schema-products.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { requireAskerId } from '../../policies/asker.ts';
import { presentDates } from '../stores/present-dates.ts';
import { countFacets } from './count-facets.ts';
import { type StoredGallery, wantedPictures } from './gallery.ts';
import { presentProduct, productValuesSql } from './present-product.ts';
import { optimizationFence, isSortedAfterSearch } from './product-list-statement.ts';
import { isInListing, type ListingParameters, listingParametersOf } from './product-list-conditions.ts';
import { productOrderBy, effectiveSortOf } from './product-sorts.ts';
import { correctedSearch } from './product-search.ts';
import { withSellers } from './seller-cache.ts';
import { type ResolvedSearch, resolveSearch } from './resolve-search.ts';

const ofStore = eq(popupStores.id, products.popupStoreId);

/** Fields about announced pictures not uploaded yet; none if all are there. */
function awaited(gallery: StoredGallery) {
  const pendingImages = wantedPictures(gallery).filter((name) => !gallery.pictureNames.includes(name)).length;
  return { ...(pendingImages > 0 && { pendingImages }), ...(!gallery.isReady && { isReady: false }) };
}

/**
 * Condition and order of a page. Search results are found before sorting. Other lists scan an index in sort order and
 * read only ids, because otherwise a late page of 10,000 products would fetch all rows.
 */
function isOnPage(page: ResolvedSearch): SQL {
  const { listing } = page;
  const { offset } = listing.page;
  const order = productOrderBy(page);
  const holds = isInListing(listing);
  if (isSortedAfterSearch(page))
    return sql`${optimizationFence(holds)} order by ${order} limit ${rowsToRead(listing.page)} offset ${offset}`;
  const stores =
    effectiveSortOf(page) === 'ending_soon' ? sql`left join ${popupStores} on ${ofStore}` : sql``;
  return sql`${products.id} in (select ${products.id} from ${products} ${stores} where ${holds} order by ${order}
    limit ${rowsToRead(listing.page)} offset ${offset}) order by ${order}`;
}

/** Products of a page with their stores and picture state. */
async function readOwn({ db }: Context, page: ResolvedSearch, values: ListingParameters) {
  const { name, status, startDate, endDate } = popupStores;
  const { gallery, pictureNames, isReady } = products;
  const pictures = { gallery, pictureNames, isReady };
  const rows = await db
    .select({ values: productValuesSql, pictures, popupStore: { name, status, startDate, endDate } })
    .from(products)
    .leftJoin(popupStores, ofStore)
    .where(isOnPage(page))
    .execute(values);
  return rows.map(({ values: ofProduct, pictures: ofPictures, popupStore }) => ({
    ...presentProduct(ofProduct),
    ...awaited(ofPictures),
    ...(popupStore && { popupStore: { ...popupStore, ...presentDates(popupStore) } }),
  }));
}

/**
 * Product list of the asker, public or not, newest first (R7.14); products of others in the asker's stores are not
 * included. Filters, sorts and search equal those of all product lists; prices in currency units. Not cached, so that
 * recent changes are visible (docs/list-reads.md).
 */
export async function listProducerProducts(
  ctx: Context,
  query: QueryOf<'listProducerProducts'>,
): Promise<AnswerOf<'listProducerProducts'>> {
  const now = ctx.clock.now();
  const page = { ...query, ...requestedPage(query, PRODUCT_LIMITS.pageSize, now) };
  const given = listingParametersOf(page, requireAskerId(ctx), now);
  const settled = await resolveSearch({
    viewer: 'owner',
    page,
    db: ctx.db,
    count: (one, search) => countRows(ctx.db, products, isInListing(one), { ...given, ...search }),
    correct: (q) => correctedSearch(ctx.db, eq(products.producerId, requireAskerId(ctx)), q),
  });
  const values = { ...given, ...settled.search };
  const { rows, pagination } = paginateRows(page, await readOwn(ctx, settled, values), settled.total);
  return {
    products: await withSellers(ctx.db, rows, now),
    pagination,
    ...(settled.lookedFor && { lookedFor: settled.lookedFor }),
    ...(query.facets && {
      facets: await countFacets({ db: ctx.db, listing: settled.listing, values, most: undefined }),
    }),
  };
}
