import { count, desc, eq, max, sql } from 'drizzle-orm';
import type { ProductFacets } from '../../../contract/products/product-facets.ts';
import { PRODUCTS } from '../../../contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { products } from '../../db/schema-products.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { isInListing, type Listing, type ListingValues, shapeOf } from './product-listing.ts';

const byStore = (listing: Listing) => (db: Database, name: string) =>
  db
    .select({ id: popupStores.id, slug: popupStores.slug, name: popupStores.name, products: count() })
    .from(products)
    .innerJoin(popupStores, eq(popupStores.id, products.popupStoreId))
    .where(isInListing(listing, { without: ['popupStoreId', 'popupStoreSlug'], looksIntoStores: true }))
    .groupBy(popupStores.id)
    .orderBy(desc(count()), popupStores.name, popupStores.id)
    .limit(PRODUCTS.facetValues)
    .prepare(name);

const byProducer = (listing: Listing) => (db: Database, name: string) =>
  db
    .select({ id: products.producerId, name: max(products.producerName), products: count() })
    .from(products)
    .where(isInListing(listing, { without: ['producerId'] }))
    .groupBy(products.producerId)
    .orderBy(desc(count()), max(products.producerName), products.producerId)
    .limit(PRODUCTS.facetValues)
    .prepare(name);

const byAvailability = (listing: Listing) => (db: Database, name: string) =>
  db
    .select({
      inStock: sql<number>`(count(*) filter (where ${products.stock} > 0))::int`,
      soldOut: sql<number>`(count(*) filter (where ${products.stock} = 0))::int`,
    })
    .from(products)
    .where(isInListing(listing, { without: ['inStock'] }))
    .prepare(name);

/**
 * How many products of a listing each store, each producer and each availability has, most first. A filter does not
 * narrow its own choices: what is counted of a store is what choosing it would bring.
 */
export async function countFacets(
  db: Database,
  listing: Listing,
  values: ListingValues,
): Promise<ProductFacets> {
  const shape = shapeOf(listing);
  const stores = await prepared(db, `stores_${shape}`, byStore(listing)).execute(values);
  const producers = await prepared(db, `producers_${shape}`, byProducer(listing)).execute(values);
  const [availability] = await prepared(db, `stock_${shape}`, byAvailability(listing)).execute(values);
  return {
    stores,
    producers: producers.map(({ name, ...producer }) => ({ ...producer, name: name ?? '' })),
    availability: availability ?? { inStock: 0, soldOut: 0 },
  };
}
