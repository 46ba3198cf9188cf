import { count, desc, eq, sql } from 'drizzle-orm';
import type { ProductFacets } from '../../../contract/products/product-facets.ts';
import { PRODUCTS } from '../../../contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { users } from '../../db/schema-auth.ts';
import { products } from '../../db/schema-products.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { isForSaleNow, isForSaleSoon } from '../../policies/product-visibility.ts';
import { isInListing, type Listing, type ListingValues, shapeOf } from './product-listing.ts';

const byStore = (listing: Listing) => (db: Database) =>
  db
    .select({ id: popupStores.id, slug: popupStores.slug, name: popupStores.name, products: count() })
    .from(products)
    .innerJoin(popupStores, eq(popupStores.id, products.popupStoreId))
    .where(isInListing(listing, { without: ['popupStoreId', 'popupStoreSlug'], looksIntoStores: true }))
    .groupBy(popupStores.id)
    .orderBy(desc(count()), popupStores.name, popupStores.id)
    .limit(PRODUCTS.facetValues);

const byProducer = (listing: Listing) => (db: Database) =>
  db
    .select({ id: users.id, name: users.fullName, products: count() })
    .from(products)
    .innerJoin(users, eq(users.id, products.producerId))
    .where(isInListing(listing, { without: ['producerId'] }))
    .groupBy(users.id)
    .orderBy(desc(count()), users.fullName, users.id)
    .limit(PRODUCTS.facetValues);

const byAvailability = (listing: Listing) => (db: Database) =>
  db
    .select({
      inStock: sql<number>`(count(*) filter (where ${products.stock} > 0))::int`,
      soldOut: sql<number>`(count(*) filter (where ${products.stock} = 0))::int`,
    })
    .from(products)
    .where(isInListing(listing, { without: ['inStock'] }));

const byCategory = (listing: Listing) => (db: Database) => {
  const name = sql<string>`category.name`;
  // Products are counted by store before anything is joined to them: there are hundreds of times as many.
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
    .limit(PRODUCTS.facetValues);
};

const bySale = (listing: Listing) => (db: Database) =>
  db
    .select({
      now: sql<number>`(count(*) filter (where ${isForSaleNow}))::int`,
      soon: sql<number>`(count(*) filter (where ${isForSaleSoon}))::int`,
      any: count(),
    })
    .from(products)
    .where(isInListing(listing, { without: ['open', 'openOrUpcoming'] }));

interface Statement<Row> {
  prepare(name: string): { execute(values: ListingValues): Promise<Row[]> };
  execute(values: ListingValues): Promise<Row[]>;
}

/** How a question is put to the database; `name` and a listing's shape tell it from all others. */
type Ask = <Row>(listing: Listing, name: string, build: (db: Database) => Statement<Row>) => Promise<Row[]>;

/** For what is asked often: statements that are prepared once. */
export const askPrepared =
  (db: Database, values: ListingValues): Ask =>
  (listing, name, build) =>
    prepared(db, `${name}_${shapeOf(listing)}`, (on, whole) => build(on).prepare(whole)).execute(values);

/** For what is asked seldom: a plain statement each time. */
export const askPlainly =
  (db: Database, values: ListingValues): Ask =>
  (_listing, _name, build) =>
    build(db).execute(values);

/** How many products of a listing stores of each category have, most first; chosen categories do not narrow them. */
export const countCategories = (listing: Listing, ask: Ask) =>
  ask(listing, 'categories', byCategory(listing));

/**
 * How many products of a listing each store, each producer, each availability, each category and each way to be for sale has, most first. A filter does not
 * narrow its own choices: what is counted of a store is what choosing it would bring.
 */
export async function countFacets(listing: Listing, ask: Ask): Promise<ProductFacets> {
  const stores = await ask(listing, 'stores', byStore(listing));
  const producers = await ask(listing, 'producers', byProducer(listing));
  const [availability] = await ask(listing, 'stock', byAvailability(listing));
  const categories = await countCategories(listing, ask);
  const [sale] = await ask(listing, 'sale', bySale(listing));
  return {
    stores,
    producers,
    availability: availability ?? { inStock: 0, soldOut: 0 },
    categories,
    sale: sale ?? { now: 0, soon: 0, any: 0 },
  };
}
