import { eq, type SQL, sql } from 'drizzle-orm';
import { PRODUCTS } from '../../../contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { products } from '../../db/schema-products.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { rowVersion, type RowVersion } from './product-cache.ts';
import { type Filter, filtersOf, isInListing, type Listing, type ListingValues } from './product-listing.ts';
import { orderOf, sortOfPage } from './product-sorts.ts';
import type { ResolvedSearch } from './resolve-search.ts';

/**
 * How many rows a page's statement gives at most. They are literals: of a number that is not known before, the planner
 * expects thousands, finds its general plan too dear, and plans anew on every call, which takes longer than the reading.
 */
const STEPS = [6, 7, 13, 21, 25, 51, 101, 251, 1_001] as const;

const stepOf = (rows: number): number => STEPS.find((step) => step >= rows) ?? rows;

const selected = (db: Database, { page }: Listing) => {
  const rows = db.select(rowVersion).from(products).$dynamic();
  if (page.sort !== 'ending_soon') return rows;
  return rows.leftJoin(popupStores, eq(popupStores.id, products.popupStoreId));
};

/** Up to so many that a search found are sorted; more are looked for along the order in which they are asked for. */
const FEW = 2_000;

/** Whether what a search found is looked for before it is sorted: it is few, or nothing but what it says puts it in order. */
export const isOfFew = (page: ResolvedSearch) =>
  page.listing.matching !== 'all' && (page.total <= FEW || sortOfPage(page) === 'relevance');

/** The planner takes rare words for frequent ones, and would go through the whole market for them in order. */
export const amongFew = (holds: SQL): SQL =>
  sql`${products.id} in (select ${products.id} from ${products} where ${holds} offset 0)`;

/** WHERE with all that follows it, because drizzle makes a parameter of every limit it is given. */
const isOnPage = (page: ResolvedSearch): SQL => {
  const { viewer } = page.listing;
  const { limit, offset } = page.listing.page;
  const holds = isInListing(page.listing);
  const rows = sql.raw(String(stepOf(limit + 1)));
  const skipped = offset > 0 ? sql` offset ${sql.placeholder('offset')}` : sql``;
  const cut = sql`order by ${orderOf(page)} limit ${rows}${skipped}`;
  if (isOfFew(page)) return sql`${amongFew(holds)} ${cut}`;
  // An admin's last page lies behind everything there is, whose ids alone are read along an index.
  if (viewer === 'admin' && offset > 0 && sortOfPage(page) !== 'ending_soon')
    return sql`${products.id} in (select ${products.id} from ${products} where ${holds} ${cut}) order by ${orderOf(page)}`;
  return sql`${holds} ${cut}`;
};

const pageStatement = (page: ResolvedSearch) => (db: Database) =>
  selected(db, page.listing).where(isOnPage(page));

/** A list of one of them is asked for by the shop's own screens. */
const FREQUENT_FILTERS = new Set<Filter>(['producerId', 'popupStoreId', 'popupStoreSlug']);

/**
 * Key of a list that the shop's own screens ask for, or undefined: what everybody sees, newest first, of the market, of one
 * store or of one producer. There are 24 such lists. All others are made up by whoever asks, of 300,000 kinds and more, and a
 * prepared statement for each would fill the memory of every connection.
 */
function frequentKey(page: ResolvedSearch): string | undefined {
  const { viewer, matching, page: asked } = page.listing;
  const filters = filtersOf(asked);
  const rows = stepOf(asked.limit + 1);
  const isLater = asked.offset > 0;
  const isFrequent =
    viewer === 'everybody' &&
    matching === 'all' &&
    asked.active !== false &&
    sortOfPage(page) === 'newest' &&
    filters.length <= 1 &&
    filters.every((filter) => FREQUENT_FILTERS.has(filter)) &&
    isLater === (asked.asOf !== undefined) &&
    (isLater ? rows === stepOf(PRODUCTS.pageSize + 1) : rows <= stepOf(PRODUCTS.pageSize + 1));
  return isFrequent ? JSON.stringify(['page', ...filters, rows, isLater]) : undefined;
}

/** The rows of a page, and one more if others follow. */
export function readPage(db: Database, page: ResolvedSearch, values: ListingValues): Promise<RowVersion[]> {
  const key = frequentKey(page);
  const statement = pageStatement(page);
  return (key === undefined ? statement(db) : prepared(db, key, statement)).execute(values);
}
