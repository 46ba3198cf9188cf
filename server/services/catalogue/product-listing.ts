import { and, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '../../../contract/api/call-types.ts';
import { toCents } from '../../../contract/values/money.ts';
import type { Asker } from '../../context.ts';
import { products } from '../../db/schema-products.ts';
import { popupStores } from '../../db/schema-stores.ts';
import {
  isInStoreWhere,
  isForSaleNow,
  isForSaleSoon,
  isListedProduct,
  isOfAsker,
  isPublicProduct,
} from '../../policies/product-visibility.ts';
import { MATCHES, type Matching, type SearchValues } from './product-search.ts';

/** A query whose page is settled: where it starts and how long it is. */
export type ProductPage = QueryOf<'listProducerProducts'> & { limit: number; offset: number };

/**
 * Who lists, as far as it matters. In lists of the market whoever asks for the active ones gets what everybody gets; `owner`
 * looks through nothing but the own.
 */
export type Viewer = 'everybody' | 'producer' | 'admin' | 'owner';

export function viewerOf(asker: Asker, { active }: Pick<ProductPage, 'active'>): Viewer {
  if (active === true || asker.role === 'anonymous' || asker.role === 'consumer') return 'everybody';
  return asker.role === 'producer' ? 'producer' : 'admin';
}

/** What a list holds: who asks for which filters, and how its text is looked for. */
export interface Listing {
  viewer: Viewer;
  matching: Matching;
  page: ProductPage;
}

/** A filter that a listing has, by its name in the query. */
export type Filter =
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

const CONDITIONS: Record<Filter, SQL> = {
  producerId: eq(products.producerId, placeholder('producerId')),
  popupStoreId: eq(products.popupStoreId, placeholder('popupStoreId')),
  popupStoreSlug: isInStoreWhere(eq(popupStores.slug, placeholder('popupStoreSlug'))),
  minPrice: gte(products.priceCents, placeholder('minCents')),
  maxPrice: lte(products.priceCents, placeholder('maxCents')),
  inStock: sql`(${products.stock} > 0) = ${placeholder('inStock')}::boolean`,
  categories: isInStoreWhere(
    sql`${popupStores.categories} && (select array_agg(value) from jsonb_array_elements_text(${placeholder('categories')}::jsonb))`,
  ),
  open: sql`(${isForSaleNow}) = ${placeholder('open')}::boolean`,
  openOrUpcoming: sql`(${isForSaleSoon}) = ${placeholder('openOrUpcoming')}::boolean`,
  maxStock: lte(products.stock, placeholder('maxStock')),
  inStore: sql`(${products.popupStoreId} is not null) = ${placeholder('inStore')}::boolean`,
  awaitsPictures: sql`(${products.gallery} is not null) = ${placeholder('awaitsPictures')}::boolean`,
};

const FILTERS = Object.keys(CONDITIONS) as Filter[];

/** The filters that a list is asked for with, always in the same order. */
export const filtersOf = (page: ProductPage): Filter[] =>
  FILTERS.filter((filter) => page[filter] !== undefined && page[filter] !== '');

/** Exclusive products are there for whoever looks into stores. */
function isVisible(viewer: Viewer, { active }: ProductPage, looksIntoStores: boolean): SQL | undefined {
  const isChosen = active === undefined ? undefined : eq(products.isActive, active);
  if (viewer === 'admin') return isChosen;
  if (viewer === 'owner') return and(eq(products.producerId, placeholder('asker')), isChosen);
  if (viewer === 'producer' && active === false) return and(isOfAsker, isChosen);
  const isShown = looksIntoStores ? isPublicProduct : isListedProduct;
  if (viewer === 'producer') return or(isShown, and(isOfAsker, products.isActive));
  // What the public sees is active: of it, nothing is what somebody asks for who asks for what is not.
  return active === false ? and(isShown, isChosen) : isShown;
}

/**
 * The WHERE of a list, without some of its filters if they are named. Values are placeholders, so that one statement
 * serves all lists of a kind.
 */
export function isInListing(
  { viewer, matching, page }: Listing,
  { without = [], looksIntoStores = false }: { without?: readonly Filter[]; looksIntoStores?: boolean } = {},
): SQL {
  const filters = filtersOf(page).filter((filter) => !without.includes(filter));
  const inStores = looksIntoStores || filters.includes('popupStoreId') || filters.includes('popupStoreSlug');
  const holds = and(
    isVisible(viewer, page, inStores),
    // Of a moment that it does not know the planner expects the worst, and plans anew on every call.
    page.asOf === undefined ? undefined : lte(products.createdAt, placeholder('asOf')),
    MATCHES[matching],
    ...filters.map((filter) => CONDITIONS[filter]),
  );
  // An admin who asks for nothing in particular sees all.
  return holds ?? sql`true`;
}

const MAX_CENTS = 2_147_483_647;
const centsOf = (units: number | undefined) => Math.min(toCents(units ?? 0), MAX_CENTS);

/** The values of the placeholders; `asker` is who asks, `now` in ms. */
export const valuesOf = (page: ProductPage, asker: string | null, now: number) => ({
  categories: JSON.stringify(page.categories ?? []),
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

export type ListingValues = ReturnType<typeof valuesOf> & SearchValues;
