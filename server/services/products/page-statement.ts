import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { products } from '../../db/schema-products.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { standingRow } from './kept-products.ts';
import { isInListing, type Listing, shapeOf } from './product-listing.ts';
import { orderOf, sortOfPage } from './product-sorts.ts';
import type { SettledListing } from './settle-listing.ts';

/**
 * How many rows a page's statement gives at most. They are literals: of a number that is not known before, the planner
 * expects thousands, finds its general plan too dear, and plans anew on every call, which takes longer than the reading.
 */
const STEPS = [6, 7, 13, 21, 25, 51, 101, 251, 1_001] as const;

const stepOf = (rows: number): number => STEPS.find((step) => step >= rows) ?? rows;

const selected = (db: Database, { page }: Listing) => {
  const rows = db.select(standingRow).from(products).$dynamic();
  if (page.sort !== 'ending_soon') return rows;
  return rows.leftJoin(popupStores, eq(popupStores.id, products.popupStoreId));
};

/** Up to so many that a search found are sorted; more are looked for along the order in which they are asked for. */
const FEW = 2_000;

/** Whether what a search found is looked for before it is sorted: it is few, or nothing but what it says puts it in order. */
export const isOfFew = (page: SettledListing) =>
  page.listing.matching !== 'all' && (page.total <= FEW || sortOfPage(page) === 'relevance');

/** The planner takes rare words for frequent ones, and would go through the whole market for them in order. */
export const amongFew = (holds: SQL): SQL =>
  sql`${products.id} in (select ${products.id} from ${products} where ${holds} offset 0)`;

/** WHERE with all that follows it, because drizzle makes a parameter of every limit it is given. */
const isOnPage = (page: SettledListing): SQL => {
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

/** The rows of a page, and one more if others follow. */
export const pageStatement = (page: SettledListing) => (db: Database, name: string) =>
  selected(db, page.listing).where(isOnPage(page)).prepare(name);

/** Names the shape of a page: same name, same statement. */
export const pageShapeOf = (page: SettledListing): string =>
  [
    shapeOf(page.listing),
    sortOfPage(page),
    stepOf(page.listing.page.limit + 1),
    page.listing.page.offset > 0 ? 'later' : 'first',
    ...(isOfFew(page) ? ['few'] : []),
  ].join('_');
