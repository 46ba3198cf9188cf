import { PRODUCT_SORTS, type ProductSort } from '../../contract/product.ts';
import { LENGTHS } from '../../contract/limits.ts';
import type { ProductsQuery } from '../services/products.service.ts';

/** The list of products as the address tells it; what is not understood is left out, so that any address opens. */
export interface ProductsSearch {
  q?: string;
  sort?: ProductSort;
  page?: number;
  minPrice?: number;
  maxPrice?: number;
  producerId?: string;
}

const text = (value: unknown): string | undefined => {
  const said = typeof value === 'number' ? String(value) : value;
  return typeof said === 'string' && said.trim() !== '' ? said.trim().slice(0, LENGTHS.search) : undefined;
};

const amount = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;

const sort = (value: unknown): ProductSort | undefined => PRODUCT_SORTS.find((known) => known === value);

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
  });

/** The address's page 2 is the query's offset of one page size. */
export const queryOf = ({ page: shown = 1, ...search }: ProductsSearch, pageSize: number): ProductsQuery => ({
  ...search,
  offset: (shown - 1) * pageSize,
});

/** The other way round; what says nothing stays out of the address. */
export const searchOf = ({ offset = 0, store: _, ...query }: ProductsQuery, pageSize: number): ProductsSearch =>
  readProductsSearch({ ...query, page: Math.floor(offset / pageSize) + 1 });
