import { count, desc, eq, sql } from 'drizzle-orm';
import type { ProductFacets } from '../../../contract/catalogue/product-facets.ts';
import { PRODUCT_LIMITS } from '../../../contract/limits.ts';
import { type Database, onlyRow } from '../../db/database.ts';
import { users } from '../../db/schema-auth.ts';
import { products } from '../../db/schema-products.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { isForSaleNow, isForSaleSoon } from '../../policies/product-visibility.ts';
import {
  type ListingFilter,
  isInListing,
  type Listing,
  type ListingParameters,
} from './product-list-conditions.ts';

/** Counting of a listing's facets. */
export interface Counting {
  db: Database;
  listing: Listing;
  values: ListingParameters;
  /** Maximum products that each facet counts; undefined: all. */
  most: number | undefined;
}

const { popupStoreId, producerId, stock } = products;

/** Counted products of a facet: those of the listing without its own filters. */
function countedProducts(
  { db, listing, most }: Counting,
  without: readonly ListingFilter[],
  looksIntoStores = false,
) {
  const found = db
    .select({
      popupStoreId,
      producerId,
      stock,
      isNow: sql<boolean>`${isForSaleNow}`.as('is_now'),
      isSoon: sql<boolean>`${isForSaleSoon}`.as('is_soon'),
    })
    .from(products)
    .where(isInListing(listing, { without, looksIntoStores }))
    .$dynamic();
  return (most === undefined ? found : found.limit(most)).as('found');
}

const byStore = (counting: Counting) => {
  const found = countedProducts(counting, ['popupStoreId', 'popupStoreSlug'], true);
  return counting.db
    .select({ id: popupStores.id, slug: popupStores.slug, name: popupStores.name, products: count() })
    .from(found)
    .innerJoin(popupStores, eq(popupStores.id, found.popupStoreId))
    .groupBy(popupStores.id)
    .orderBy(desc(count()), popupStores.name, popupStores.id)
    .limit(PRODUCT_LIMITS.facetValues)
    .execute(counting.values);
};

const byProducer = (counting: Counting) => {
  const found = countedProducts(counting, ['producerId']);
  return counting.db
    .select({ id: users.id, name: users.fullName, products: count() })
    .from(found)
    .innerJoin(users, eq(users.id, found.producerId))
    .groupBy(users.id)
    .orderBy(desc(count()), users.fullName, users.id)
    .limit(PRODUCT_LIMITS.facetValues)
    .execute(counting.values);
};

const byAvailability = (counting: Counting) => {
  const found = countedProducts(counting, ['inStock']);
  return counting.db
    .select({
      inStock: sql<number>`(count(*) filter (where ${found.stock} > 0))::int`,
      soldOut: sql<number>`(count(*) filter (where ${found.stock} = 0))::int`,
    })
    .from(found)
    .execute(counting.values);
};

const byCategory = (counting: Counting) => {
  const name = sql<string>`category.name`;
  // Products are counted by store before the joins, because there are hundreds of times as many products as stores.
  const found = countedProducts(counting, ['categories']);
  const ofStores = counting.db
    .select({ storeId: found.popupStoreId, products: count().as('products') })
    .from(found)
    .groupBy(found.popupStoreId)
    .as('of_stores');
  const brought = sql<number>`sum(${ofStores.products})::int`;
  return counting.db
    .select({ name, products: brought })
    .from(ofStores)
    .innerJoin(popupStores, eq(popupStores.id, ofStores.storeId))
    .innerJoin(sql`unnest(${popupStores.categories}) as category(name)`, sql`true`)
    .groupBy(name)
    .orderBy(desc(brought), name)
    .limit(PRODUCT_LIMITS.facetValues)
    .execute(counting.values);
};

const bySale = (counting: Counting) => {
  const found = countedProducts(counting, ['open', 'openOrUpcoming']);
  return counting.db
    .select({
      now: sql<number>`(count(*) filter (where ${found.isNow}))::int`,
      soon: sql<number>`(count(*) filter (where ${found.isSoon}))::int`,
      any: count(),
    })
    .from(found)
    .execute(counting.values);
};

/** Number of products of a listing per store category, highest first; the category filter itself is ignored. */
export const countCategories = (counting: Counting) => byCategory(counting);

/**
 * Facets of a listing: number of products per store, producer, availability, category and sale, highest first. A filter
 * does not restrict its own facet, so each count shows the result of that choice.
 */
export async function countFacets(counting: Counting): Promise<ProductFacets> {
  const stores = await byStore(counting);
  const producers = await byProducer(counting);
  const availability = onlyRow(await byAvailability(counting));
  const categories = await byCategory(counting);
  const sale = onlyRow(await bySale(counting));
  const { most = Number.POSITIVE_INFINITY } = counting;
  const isBound = sale.any >= most || availability.inStock + availability.soldOut >= most;
  return { stores, producers, availability, categories, sale, ...(isBound && { isBound }) };
}
