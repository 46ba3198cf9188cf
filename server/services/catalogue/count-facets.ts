import { count, desc, eq, sql } from 'drizzle-orm';
import type { ProductFacets } from '../../../contract/catalogue/product-facets.ts';
import { PRODUCT_LIMITS } from '../../../contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema-auth.ts';
import { products } from '../../db/schema-products.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { isForSaleNow, isForSaleSoon } from '../../policies/product-visibility.ts';
import { isInListing, type Listing, type ListingValues } from './product-listing.ts';

const byStore = (db: Database, listing: Listing) =>
  db
    .select({ id: popupStores.id, slug: popupStores.slug, name: popupStores.name, products: count() })
    .from(products)
    .innerJoin(popupStores, eq(popupStores.id, products.popupStoreId))
    .where(isInListing(listing, { without: ['popupStoreId', 'popupStoreSlug'], looksIntoStores: true }))
    .groupBy(popupStores.id)
    .orderBy(desc(count()), popupStores.name, popupStores.id)
    .limit(PRODUCT_LIMITS.facetValues);

const byProducer = (db: Database, listing: Listing) =>
  db
    .select({ id: users.id, name: users.fullName, products: count() })
    .from(products)
    .innerJoin(users, eq(users.id, products.producerId))
    .where(isInListing(listing, { without: ['producerId'] }))
    .groupBy(users.id)
    .orderBy(desc(count()), users.fullName, users.id)
    .limit(PRODUCT_LIMITS.facetValues);

const byAvailability = (db: Database, listing: Listing) =>
  db
    .select({
      inStock: sql<number>`(count(*) filter (where ${products.stock} > 0))::int`,
      soldOut: sql<number>`(count(*) filter (where ${products.stock} = 0))::int`,
    })
    .from(products)
    .where(isInListing(listing, { without: ['inStock'] }));

const byCategory = (db: Database, listing: Listing) => {
  const name = sql<string>`category.name`;
  // Products are counted by store before the joins, because there are hundreds of times as many products as stores.
  const ofStores = db
    .select({ storeId: products.popupStoreId, products: count().as('products') })
    .from(products)
    .where(isInListing(listing, { without: ['categories'] }))
    .groupBy(products.popupStoreId)
    .as('of_stores');
  const brought = sql<number>`sum(${ofStores.products})::int`;
  return db
    .select({ name, products: brought })
    .from(ofStores)
    .innerJoin(popupStores, eq(popupStores.id, ofStores.storeId))
    .innerJoin(sql`unnest(${popupStores.categories}) as category(name)`, sql`true`)
    .groupBy(name)
    .orderBy(desc(brought), name)
    .limit(PRODUCT_LIMITS.facetValues);
};

const bySale = (db: Database, listing: Listing) =>
  db
    .select({
      now: sql<number>`(count(*) filter (where ${isForSaleNow}))::int`,
      soon: sql<number>`(count(*) filter (where ${isForSaleSoon}))::int`,
      any: count(),
    })
    .from(products)
    .where(isInListing(listing, { without: ['open', 'openOrUpcoming'] }));

/** Number of products of a listing per store category, highest first; the category filter itself is ignored. */
export const countCategories = (db: Database, listing: Listing, values: ListingValues) =>
  byCategory(db, listing).execute(values);

/**
 * Facets of a listing: number of products per store, producer, availability, category and sale, highest first. A filter
 * does not restrict its own facet, so each count shows the result of that choice.
 */
export async function countFacets(
  db: Database,
  listing: Listing,
  values: ListingValues,
): Promise<ProductFacets> {
  const stores = await byStore(db, listing).execute(values);
  const producers = await byProducer(db, listing).execute(values);
  const [availability] = await byAvailability(db, listing).execute(values);
  const categories = await countCategories(db, listing, values);
  const [sale] = await bySale(db, listing).execute(values);
  return {
    stores,
    producers,
    availability: availability ?? { inStock: 0, soldOut: 0 },
    categories,
    sale: sale ?? { now: 0, soon: 0, any: 0 },
  };
}
