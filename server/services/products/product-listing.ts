import { and, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Infer } from 'superstruct';
import type { ProductsQuery } from '../../../contract/endpoints/products.ts';
import { toCents } from '../../../contract/money.ts';
import type { ProductSort } from '../../../contract/product-sort.ts';
import type { Asker } from '../../context.ts';
import { containing } from '../../db/folding.ts';
import { products } from '../../db/schema-products.ts';
import { popupStores } from '../../db/schema-stores.ts';
import {
  isInStoreWhere,
  isOfAsker,
  isOutsideStoresToo,
  isPublicProduct,
} from '../../policies/product-visibility.ts';
import { isOpenStore } from '../../policies/store-visibility.ts';

/** A query whose page is settled: where it starts, how long it is, and up to which moment products count. */
export type ProductPage = Infer<typeof ProductsQuery> & { limit: number; offset: number; asOf: string };

/** Who lists, as far as it matters. Whoever asks for the active ones gets what everybody gets. */
export type Audience = 'everybody' | 'seller' | 'admin';

export function audienceOf(asker: Asker, { active }: Pick<ProductPage, 'active'>): Audience {
  if (active === true || asker.role === 'anonymous' || asker.role === 'consumer') return 'everybody';
  return asker.role === 'producer' ? 'seller' : 'admin';
}

const { placeholder } = sql;

function isVisible(
  audience: Audience,
  { active, popupStoreId, popupStoreSlug }: ProductPage,
): SQL | undefined {
  const isChosen = active === undefined ? undefined : eq(products.isActive, active);
  if (audience === 'admin') return isChosen;
  if (audience === 'seller' && active === false) return and(isOfAsker, isChosen);
  const isListed =
    popupStoreId || popupStoreSlug ? isPublicProduct : and(isPublicProduct, isOutsideStoresToo);
  return and(audience === 'seller' ? or(isListed, and(isOfAsker, products.isActive)) : isListed, isChosen);
}

/** The WHERE of a list. Values are placeholders, so that one statement serves all lists of a shape. */
export const isInListing = (audience: Audience, page: ProductPage): SQL | undefined =>
  and(
    isVisible(audience, page),
    lte(products.createdAt, placeholder('asOf')),
    page.q ? sql`${products.searchText} like ${placeholder('pattern')}` : undefined,
    page.producerId ? eq(products.producerId, placeholder('producerId')) : undefined,
    page.popupStoreId ? eq(products.popupStoreId, placeholder('popupStoreId')) : undefined,
    page.popupStoreSlug ? isInStoreWhere(eq(popupStores.slug, placeholder('popupStoreSlug'))) : undefined,
    page.minPrice === undefined ? undefined : gte(products.priceCents, placeholder('minCents')),
    page.maxPrice === undefined ? undefined : lte(products.priceCents, placeholder('maxCents')),
  );

const FILTERS = ['q', 'producerId', 'popupStoreId', 'popupStoreSlug', 'minPrice', 'maxPrice'] as const;

/** Names the shape of a list: same name, same statement. */
export const shapeOf = (audience: Audience, page: ProductPage): string =>
  [
    audience,
    page.active ?? 'any',
    page.sort ?? 'newest',
    FILTERS.map((filter) => (page[filter] === undefined || page[filter] === '' ? 0 : 1)).join(''),
  ].join('_');

const MAX_CENTS = 2_147_483_647;
const centsOf = (units: number | undefined) => Math.min(toCents(units ?? 0), MAX_CENTS);

/** The values of the placeholders. */
export const valuesOf = (page: ProductPage, asker: string | null, now: number) => ({
  limit: page.limit + 1,
  offset: page.offset,
  asOf: new Date(page.asOf),
  now: new Date(now).toISOString(),
  pattern: containing(page.q ?? ''),
  producerId: page.producerId,
  popupStoreId: page.popupStoreId,
  popupStoreSlug: page.popupStoreSlug?.toLowerCase(),
  minCents: centsOf(page.minPrice),
  maxCents: centsOf(page.maxPrice),
  asker,
});

const now = sql`${placeholder('now')}::timestamptz`;
const newest = sql`${products.createdAt} desc, ${products.id} desc`;

/** Total orders: ties are broken by id. `ending_soon` needs the stores joined. */
export const ORDERS: Record<ProductSort, SQL> = {
  newest,
  price_asc: sql`${products.priceCents}, ${products.id}`,
  price_desc: sql`${products.priceCents} desc, ${products.id} desc`,
  name: sql`${products.nameKey}, ${products.id}`,
  ending_soon: sql`case when ${isOpenStore(now)} then ${popupStores.endDate} end nulls last, ${newest}`,
};
