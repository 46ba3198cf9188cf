import { eq } from 'drizzle-orm';
import type { AnswerOf, QueryOf } from '../../../contract/calls/call-types.ts';
import { PRODUCTS } from '../../../contract/limits.ts';
import type { Context } from '../../context.ts';
import { countRows, pageAsked, paginated } from '../../db/list-page.ts';
import { products } from '../../db/schema-products.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { requireAskerId } from '../../policies/asker.ts';
import { presentDates } from '../popup-stores/present-dates.ts';
import { askPlainly, countFacets } from './count-facets.ts';
import { type Gallery, wantedOf } from './gallery.ts';
import { presentValues, productValues } from './present-product.ts';
import { isInListing, type Listing, type ListingValues, valuesOf } from './product-listing.ts';
import { SORTS } from './product-sorts.ts';
import { withSellers } from './sellers.ts';
import { settleListing } from './settle-listing.ts';

/** What is told of pictures that were announced and have not come; nothing where all are there. */
function awaited(gallery: Gallery) {
  const pendingImages = wantedOf(gallery).filter((name) => !gallery.pictureNames.includes(name)).length;
  return { ...(pendingImages > 0 && { pendingImages }), ...(!gallery.isReady && { isReady: false }) };
}

/** Reads products with what a list of one's own tells of their stores. */
async function readOwn({ db }: Context, listing: Listing, values: ListingValues) {
  const { name, status, startDate, endDate } = popupStores;
  const { gallery, pictureNames, isReady } = products;
  const pictures = { gallery, pictureNames, isReady };
  const rows = await db
    .select({ values: productValues, pictures, popupStore: { name, status, startDate, endDate } })
    .from(products)
    .leftJoin(popupStores, eq(popupStores.id, products.popupStoreId))
    .where(isInListing(listing))
    .orderBy(SORTS[listing.page.sort ?? 'newest'])
    .limit(listing.page.limit + 1)
    .offset(listing.page.offset)
    .execute(values);
  return rows.map(({ values: ofProduct, pictures: ofPictures, popupStore }) => ({
    ...presentValues(ofProduct),
    ...awaited(ofPictures),
    ...(popupStore && { popupStore: { ...popupStore, ...presentDates(popupStore) } }),
  }));
}

/**
 * The products that the asker sells, shown to the public or not, newest first; those of others in the asker's stores are not
 * among them. Filters, sorts and search are those of every list of products (R7.14); prices in currency units. Counted
 * and read at each call, so that what was just changed is seen (docs/how-a-list-is-read.md).
 */
export async function listOwnProducts(
  ctx: Context,
  query: QueryOf<'listOwnProducts'>,
): Promise<AnswerOf<'listOwnProducts'>> {
  const now = ctx.clock.now();
  const page = { ...query, ...pageAsked(query, PRODUCTS.pageSize, now) };
  const values = valuesOf(page, requireAskerId(ctx), now);
  const { listing, total } = await settleListing('owner', page, (one) =>
    countRows(ctx.db, products, isInListing(one), values),
  );
  const { rows, pagination } = paginated(page, await readOwn(ctx, listing, values), total);
  return {
    products: await withSellers(ctx.db, rows, now),
    pagination,
    ...(query.facets && { facets: await countFacets(listing, askPlainly(ctx.db, values)) }),
  };
}
