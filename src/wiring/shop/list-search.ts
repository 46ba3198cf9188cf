import { LENGTHS } from '../../../contract/limits.ts';
import { amountFromText } from '../../../contract/values/money.ts';
import { PRODUCT_SORTS, type ProductSort } from '../../../contract/products/product-sort.ts';
import { STORE_QUERY_NAMES, storeFromQuery } from '../../../contract/popup-stores/store-address.ts';
import type { ProductsQuery } from '../../machines/products/products.machine.ts';

/** The list of products as the address tells it; what is not understood is left out, so that any address opens. */
export interface ProductsSearch {
  q?: string;
  sort?: ProductSort;
  page?: number;
  minPrice?: number;
  maxPrice?: number;
  producerId?: string;
  inStock?: boolean;
}

const text = (value: unknown): string | undefined => {
  const said = typeof value === 'number' ? String(value) : value;
  return typeof said === 'string' && said.trim() !== '' ? said.trim().slice(0, LENGTHS.search) : undefined;
};

const amount = (value: unknown): number | undefined =>
  typeof value === 'number' || typeof value === 'string' ? amountFromText(String(value)) : undefined;

const sort = (value: unknown): ProductSort | undefined => PRODUCT_SORTS.find((known) => known === value);

const SWITCHES = new Map<unknown, boolean>(
  [true, false].flatMap((on) => [
    [on, on],
    [String(on), on],
  ]),
);

const page = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value > 1 && value < 100_000 ? value : undefined;

const withoutGaps = <T extends object>(values: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;

export const readProductsSearch = (search: Record<string, unknown>): ProductsSearch =>
  withoutGaps({
    ...search,
    q: text(search.q),
    sort: sort(search.sort),
    page: page(search.page),
    minPrice: amount(search.minPrice),
    maxPrice: amount(search.maxPrice),
    producerId: text(search.producerId),
    inStock: SWITCHES.get(search.inStock),
  });

/** The store that the address's query names, by id or slug (R2.16). */
const storeIn = (search: Record<string, unknown>): string | null =>
  storeFromQuery(new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)])));

/** What the address asks of the list: its page 2 is the query's offset of one page size. */
export function productsQueryIn(search: Record<string, unknown>, pageSize: number): ProductsQuery {
  const { page: shown = 1, q, sort, minPrice, maxPrice, producerId, inStock } = readProductsSearch(search);
  const offset = (shown - 1) * pageSize;
  return withoutGaps({
    q,
    sort,
    minPrice,
    maxPrice,
    producerId,
    inStock,
    store: storeIn(search) ?? undefined,
    offset,
  });
}

/** The other way round: the list's address; what says nothing stays out of it. */
export function productsHref({ offset = 0, store, ...query }: ProductsQuery, pageSize: number): string {
  const search = readProductsSearch({ ...query, page: Math.floor(offset / pageSize) + 1 });
  const said = Object.entries({ [STORE_QUERY_NAMES[0]]: store, ...search }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return said.length === 0 ? '/products' : `/products?${new URLSearchParams(said).toString()}`;
}
