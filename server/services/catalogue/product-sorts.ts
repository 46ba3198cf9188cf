import { type SQL, sql } from 'drizzle-orm';
import { type ProductSort, sortOf } from '../../../contract/catalogue/product-sort.ts';
import { PRODUCT_LIMITS } from '../../../contract/limits.ts';
import { products } from '../../db/schema-products.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { isForSaleNow } from '../../policies/product-visibility.ts';
import { isOpenStore } from '../../policies/store-visibility.ts';
import { byRelevance, byShare } from './search/search-rank.ts';
import type { MatchMode } from './product-search.ts';
import type { ResolvedSearch } from './resolve-search.ts';

const now = sql`${sql.placeholder('now')}::timestamptz`;
const newest = sql`${products.createdAt} desc, ${products.id} desc`;

/** Total sort orders, with the id as tie-breaker. `ending_soon` needs a join with the stores. */
const SORTS: Record<Exclude<ProductSort, 'relevance'>, SQL> = {
  newest,
  price_asc: sql`${products.priceCents}, ${products.id}`,
  price_desc: sql`${products.priceCents} desc, ${products.id} desc`,
  name: sql`${products.nameKey}, ${products.id}`,
  ending_soon: sql`case when ${isOpenStore(now)} then ${popupStores.endDate} end nulls last, ${newest}`,
};

/** For equal relevance, products that can be bought come first. */
const asGood = sql`(${isForSaleNow}) desc, ${newest}`;
const words = sql`${byRelevance(products.searchVector, products.titleKey)}, ${asGood}`;

const RELEVANCE: Record<MatchMode, SQL> = {
  all: newest,
  text: asGood,
  words,
  begun: words,
  some: sql`${byShare(products.searchVector)}, ${asGood}`,
};

/** Effective sort of a list. Ranking more results takes too long and is of little use for such common words. */
export function effectiveSortOf({ listing, total }: Pick<ResolvedSearch, 'listing' | 'total'>): ProductSort {
  const sort = sortOf(listing.page);
  return sort === 'relevance' && total > PRODUCT_LIMITS.candidates ? 'newest' : sort;
}

/** ORDER BY of a page, with placeholders. */
export function productOrderBy(page: Pick<ResolvedSearch, 'listing' | 'total'>): SQL {
  const sort = effectiveSortOf(page);
  return sort === 'relevance' ? RELEVANCE[page.listing.matching] : SORTS[sort];
}
