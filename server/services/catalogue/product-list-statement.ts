import { eq, type SQL, sql } from 'drizzle-orm';
import { PRODUCT_LIMITS } from '../../../contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { preparedStatement } from '../../db/prepared-statements.ts';
import { products } from '../../db/schema-products.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { rowVersionColumns, type RowVersion } from './product-cache.ts';
import {
  type ListingFilter,
  activeFiltersOf,
  isInListing,
  type Listing,
  type ListingParameters,
  type ProductListingPage,
} from './product-list-conditions.ts';
import { productOrderBy, effectiveSortOf } from './product-sorts.ts';
import type { ResolvedSearch } from './resolve-search.ts';

/**
 * Row limits of page statements, as SQL literals. With a parameter the planner assumes thousands of rows, rejects its
 * generic plan and plans again on every call, which takes longer than reading.
 */
const STEPS = [6, 7, 13, 21, 25, 51, 101, 251, 1_001] as const;

const stepOf = (rows: number): number => STEPS.find((step) => step >= rows) ?? rows;

const selected = (db: Database, { page }: Listing) => {
  const rows = db.select(rowVersionColumns).from(products).$dynamic();
  if (page.sort !== 'ending_soon') return rows;
  return rows.leftJoin(popupStores, eq(popupStores.id, products.popupStoreId));
};

/** True if categories are the filter that finds the products; those of one store or producer have indexes of their own. */
const isOfCategories = (page: ProductListingPage): boolean => {
  const filters = activeFiltersOf(page);
  const isOfOne = (['popupStoreId', 'popupStoreSlug', 'producerId'] as const).some((one) =>
    filters.includes(one),
  );
  return filters.includes('categories') && !isOfOne;
};

/**
 * True if the products of a search or of categories are few enough to be found before sorting; of more, the scan follows
 * the sort order. The planner does not know how many products the stores of a category have.
 */
export const isSortedAfterSearch = ({ listing: { matching, page }, total }: ResolvedSearch) =>
  total <= PRODUCT_LIMITS.candidates && (matching !== 'all' || isOfCategories(page));

/** Offset from which a page is deep: the rows before it are skipped in the index alone. */
const DEEP = 1_000;

/** Optimization fence. Otherwise the planner overestimates rare words and scans the whole market in sort order. */
export const optimizationFence = (holds: SQL): SQL =>
  sql`${products.id} in (select ${products.id} from ${products} where ${holds} offset 0)`;

/** WHERE with ORDER BY and LIMIT, because drizzle turns every limit into a parameter. */
const isOnPage = (page: ResolvedSearch): SQL => {
  const { viewer } = page.listing;
  const { limit, offset } = page.listing.page;
  const isAlongIndex = !isSortedAfterSearch(page) && effectiveSortOf(page) !== 'ending_soon';
  const holds = isInListing(page.listing, { isPage: isAlongIndex });
  const rows = sql.raw(String(stepOf(limit + 1)));
  const skipped = offset > 0 ? sql` offset ${sql.placeholder('offset')}` : sql``;
  const cut = sql`order by ${productOrderBy(page)} limit ${rows}${skipped}`;
  if (isSortedAfterSearch(page)) return sql`${optimizationFence(holds)} ${cut}`;
  // For a deep page, and for an admin's later ones, only ids are read along an index to skip the rows before it.
  const isSkipped = offset >= DEEP || (viewer === 'admin' && offset > 0);
  if (isSkipped && isAlongIndex)
    return sql`${products.id} in (select ${products.id} from ${products} where ${holds} ${cut}) order by ${productOrderBy(page)}`;
  return sql`${holds} ${cut}`;
};

const pageStatement = (page: ResolvedSearch) => (db: Database) =>
  selected(db, page.listing).where(isOnPage(page));

/** Filters of which the shop's own screens use one at a time. */
const FREQUENT_FILTERS = new Set<ListingFilter>(['producerId', 'popupStoreId', 'popupStoreSlug']);

/**
 * Statement key of a list that the shop's own screens request; otherwise undefined. These are public lists, newest
 * first, of the market, a store or a producer: 24 kinds. Other combinations (over 300,000) are not prepared, because
 * each would use memory on every connection.
 */
function frequentKey(page: ResolvedSearch): string | undefined {
  const { viewer, matching, page: asked } = page.listing;
  const filters = activeFiltersOf(asked);
  const rows = stepOf(asked.limit + 1);
  const isLater = asked.offset > 0;
  const isFrequent =
    viewer === 'everybody' &&
    matching === 'all' &&
    asked.offset < DEEP &&
    asked.active !== false &&
    effectiveSortOf(page) === 'newest' &&
    filters.length <= 1 &&
    filters.every((filter) => FREQUENT_FILTERS.has(filter)) &&
    isLater === (asked.asOf !== undefined) &&
    (isLater ? rows === stepOf(PRODUCT_LIMITS.pageSize + 1) : rows <= stepOf(PRODUCT_LIMITS.pageSize + 1));
  return isFrequent ? JSON.stringify(['page', ...filters, rows, isLater]) : undefined;
}

/** Rows of a page, plus one if more follow. */
export function readPage(
  db: Database,
  page: ResolvedSearch,
  values: ListingParameters,
): Promise<RowVersion[]> {
  const key = frequentKey(page);
  const statement = pageStatement(page);
  return (key === undefined ? statement(db) : preparedStatement(db, key, statement)).execute(values);
}
