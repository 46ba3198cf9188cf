import { and, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '../../../contract/api/call-types.ts';
import { toCents } from '../../../contract/values/money.ts';
import type { Asker } from '../../context.ts';
import { MAX_INTEGER } from '../../db/columns.ts';
import { products } from '../../db/schema-products.ts';
import { popupStores } from '../../db/schema-stores.ts';
import {
  isInStoreWhere,
  isForSaleNow,
  isForSaleIn,
  isForSaleSoon,
  isListedProduct,
  isProductOfAsker,
  isPublicProduct,
  isStoreOfProduct,
  storeMeets,
} from '../../policies/product-visibility.ts';
import { MATCH_CONDITIONS, type MatchMode, type SearchValues } from './product-search.ts';

/** Product list query with resolved page. */
export type ProductListingPage = QueryOf<'listProducerProducts'> & { limit: number; offset: number };

/**
 * Viewer category of a product list. A request for active products only always counts as "everybody"; `owner` sees only
 * own products.
 */
export type Viewer = 'everybody' | 'producer' | 'admin' | 'owner';

export function viewerOf(asker: Asker, { active }: Pick<ProductListingPage, 'active'>): Viewer {
  if (active === true || asker.role === 'anonymous' || asker.role === 'consumer') return 'everybody';
  return asker.role === 'producer' ? 'producer' : 'admin';
}

/** Product listing: viewer, filters and way to match the search text. */
export interface Listing {
  viewer: Viewer;
  matching: MatchMode;
  page: ProductListingPage;
}

/** Filter of a listing, by its query parameter. */
export type ListingFilter =
  | 'producerId'
  | 'popupStoreId'
  | 'popupStoreSlug'
  | 'minPrice'
  | 'maxPrice'
  | 'inStock'
  | 'categories'
  | 'open'
  | 'openOrUpcoming'
  | 'maxStock'
  | 'inStore'
  | 'awaitsPictures';

const { placeholder } = sql;

// Plain parameters, of which the planner knows how many stores have them.
const isInCategories = sql`${popupStores.categories} && ${placeholder('categories')}::text[]`;
const isOfSlug = eq(popupStores.slug, placeholder('popupStoreSlug'));

type Conditions = Readonly<Record<ListingFilter, SQL>>;

const saleFilters = ({ now, soon }: Record<'now' | 'soon', SQL>) => ({
  open: sql`(${now}) = ${placeholder('open')}::boolean`,
  openOrUpcoming: sql`(${soon}) = ${placeholder('openOrUpcoming')}::boolean`,
});

const CONDITIONS: Conditions = {
  producerId: eq(products.producerId, placeholder('producerId')),
  popupStoreId: eq(products.popupStoreId, placeholder('popupStoreId')),
  // One store, so that its products are read along an index; of `in`, the planner does not know that it is one.
  popupStoreSlug: sql`${products.popupStoreId} = (select ${popupStores.id} from ${popupStores} where ${isOfSlug})`,
  minPrice: gte(products.priceCents, placeholder('minCents')),
  maxPrice: lte(products.priceCents, placeholder('maxCents')),
  inStock: sql`(${products.stock} > 0) = ${placeholder('inStock')}::boolean`,
  categories: isInStoreWhere(isInCategories),
  ...saleFilters({ now: isForSaleNow, soon: isForSaleSoon }),
  maxStock: lte(products.stock, placeholder('maxStock')),
  inStore: sql`(${products.popupStoreId} is not null) = ${placeholder('inStore')}::boolean`,
  awaitsPictures: sql`(${products.gallery} is not null) = ${placeholder('awaitsPictures')}::boolean`,
};

/** Conditions of statements that stop after a page of products. */
const CONDITIONS_ON_PAGE: Conditions = { ...CONDITIONS, ...saleFilters(isForSaleIn(isStoreOfProduct)) };

/** Conditions of the products of one store, which is looked up once. */
const conditionsOfStore = (isStore: SQL): Conditions => ({
  ...CONDITIONS,
  ...saleFilters(isForSaleIn(isStore)),
  categories: storeMeets(isStore, isInCategories),
});
const CONDITIONS_OF_ID = conditionsOfStore(eq(popupStores.id, placeholder('popupStoreId')));
const CONDITIONS_OF_SLUG = conditionsOfStore(isOfSlug);

function conditionsFor(filters: readonly ListingFilter[], isPage: boolean): Conditions {
  if (filters.includes('popupStoreId')) return CONDITIONS_OF_ID;
  if (filters.includes('popupStoreSlug')) return CONDITIONS_OF_SLUG;
  return isPage ? CONDITIONS_ON_PAGE : CONDITIONS;
}

const FILTERS = Object.keys(CONDITIONS) as ListingFilter[];

/** Active filters of a list, in a fixed order. */
export const activeFiltersOf = (page: ProductListingPage): ListingFilter[] =>
  FILTERS.filter((filter) => page[filter] !== undefined && page[filter] !== '');

/** True if no product can match: what is sold out cannot be bought. */
const isContradiction = (page: ProductListingPage, filters: readonly ListingFilter[]): boolean =>
  page.inStock === false &&
  filters.includes('inStock') &&
  (['open', 'openOrUpcoming'] as const).some((filter) => page[filter] === true && filters.includes(filter));

/** Visibility condition. Exclusive products are visible only in lists that look into stores. */
function isVisible(
  viewer: Viewer,
  { active }: ProductListingPage,
  looksIntoStores: boolean,
): SQL | undefined {
  const isChosen = active === undefined ? undefined : eq(products.isActive, active);
  if (viewer === 'admin') return isChosen;
  if (viewer === 'owner') return and(eq(products.producerId, placeholder('asker')), isChosen);
  if (viewer === 'producer' && active === false) return and(isProductOfAsker, isChosen);
  const isShown = looksIntoStores ? isPublicProduct : isListedProduct;
  if (viewer === 'producer') return or(isShown, and(isProductOfAsker, products.isActive));
  // Public products are all active.
  return active === false ? sql`false` : isShown;
}

interface ListingConditionOptions {
  without?: readonly ListingFilter[];
  looksIntoStores?: boolean;
  /** The statement stops after a page of products. */
  isPage?: boolean;
}

/**
 * WHERE condition of a list, without the named filters. Values are placeholders, so that one statement serves all lists
 * of a kind.
 */
export function isInListing(
  { viewer, matching, page }: Listing,
  { without = [], looksIntoStores = false, isPage = false }: ListingConditionOptions = {},
): SQL {
  const filters = activeFiltersOf(page).filter((filter) => !without.includes(filter));
  if (isContradiction(page, filters)) return sql`false`;
  const conditions = conditionsFor(filters, isPage);
  const inStores = looksIntoStores || filters.includes('popupStoreId') || filters.includes('popupStoreSlug');
  const holds = and(
    isVisible(viewer, page, inStores),
    // Only if given: with an unknown timestamp parameter, the planner assumes the worst and plans again on every call.
    page.asOf === undefined ? undefined : lte(products.createdAt, placeholder('asOf')),
    MATCH_CONDITIONS[matching],
    ...filters.map((filter) => conditions[filter]),
  );
  // Without conditions, an admin sees all products.
  return holds ?? sql`true`;
}

const centsOf = (units: number | undefined) =>
  units === undefined ? undefined : Math.min(toCents(units), MAX_INTEGER);

/** Placeholder values; `asker` is the asker's id, `now` in ms. */
export const listingParametersOf = (page: ProductListingPage, asker: string | null, now: number) => ({
  categories: page.categories ?? [],
  open: page.open,
  openOrUpcoming: page.openOrUpcoming,
  offset: page.offset,
  asOf: page.asOf === undefined ? undefined : new Date(page.asOf),
  now: new Date(now).toISOString(),
  producerId: page.producerId,
  popupStoreId: page.popupStoreId,
  popupStoreSlug: page.popupStoreSlug?.toLowerCase(),
  minCents: centsOf(page.minPrice),
  maxCents: centsOf(page.maxPrice),
  inStock: page.inStock,
  maxStock: page.maxStock,
  inStore: page.inStore,
  awaitsPictures: page.awaitsPictures,
  asker,
});

export type ListingParameters = ReturnType<typeof listingParametersOf> & SearchValues;
