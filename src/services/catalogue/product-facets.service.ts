import type { Call } from '../../../contract/api/call.ts';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { Result } from '../../../contract/api/failure.ts';
import type { ProductFacets } from '../../../contract/catalogue/product-facets.ts';
import type { ProductsQuery } from '../../../contract/catalogue/products-query.ts';
import { saleFilterQuery } from '../../../contract/catalogue/product-sale-filter.ts';
import { omitEmpty } from '../api/omit-empty.ts';
import { storeFilter } from '../stores/store-filter.ts';

const NONE: ProductFacets = { stores: [], producers: [], availability: { inStock: 0, soldOut: 0 } };

interface Asked {
  query: ProductsQuery;
}

type Failure = FailureOf<'listProducts'>;

/** Query for the products of the list, without its page and sort; one item is enough. */
const askedOf = ({ query: { store, sale, category, offset: _offset, sort: _sort, ...query } }: Asked) => ({
  ...query,
  ...storeFilter(store),
  ...saleFilterQuery(sale),
  categories: category === undefined ? undefined : [category],
  active: true,
  limit: 1,
});

/** Facet counts of the product filters (R5.15, R7.14). */
export const createProductFacetsService = (call: Call) => ({
  /** Number of products for each choice of a filter. A server without facets yields none. */
  async loadFacets(asked: Asked, signal?: AbortSignal): Promise<Result<ProductFacets, Failure>> {
    const answer = await call(
      'listProducts',
      { query: omitEmpty({ ...askedOf(asked), facets: true }) },
      signal,
    );
    return answer.ok ? { ok: true, value: answer.value.facets ?? NONE } : answer;
  },
  /** Number of products for one query; null if the server does not count them, or not all. */
  async countProducts(asked: Asked, signal?: AbortSignal): Promise<Result<number | null, Failure>> {
    const answer = await call('listProducts', { query: omitEmpty(askedOf(asked)) }, signal);
    if (!answer.ok) return answer;
    const { pagination } = answer.value;
    return { ok: true, value: pagination?.totalIsBound ? null : (pagination?.total ?? null) };
  },
});

export type ProductFacetsService = ReturnType<typeof createProductFacetsService>;
