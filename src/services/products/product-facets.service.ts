import type { Call } from '../../../contract/calls/call.ts';
import type { FailureOf } from '../../../contract/calls/call-types.ts';
import type { Result } from '../../../contract/calls/failure.ts';
import type { ProductFacets } from '../../../contract/products/product-facets.ts';
import type { ProductsQuery } from '../../../contract/products/products-query.ts';
import { saleFilter } from '../../../contract/products/product-sale.ts';
import { said } from '../calls/said.ts';
import { storeFilter } from '../popup-stores/store-filter.ts';

const NONE: ProductFacets = { stores: [], producers: [], availability: { inStock: 0, soldOut: 0 } };

/** How many products each choice of a filter would bring; a server that does not count offers no choices (R5.15, R7.14). */
export const createProductFacetsService = (call: Call) => ({
  async loadFacets(
    { query: { store, sale, category, offset: _offset, sort: _sort, ...query } }: { query: ProductsQuery },
    signal?: AbortSignal,
  ): Promise<Result<ProductFacets, FailureOf<'listProducts'>>> {
    const asked = said({
      ...query,
      ...storeFilter(store),
      ...saleFilter(sale),
      categories: category === undefined ? undefined : [category],
      active: true,
      facets: true,
      limit: 1,
    });
    const answer = await call('listProducts', { query: asked }, signal);
    return answer.ok ? { ok: true, value: answer.value.facets ?? NONE } : answer;
  },
});

export type ProductFacetsService = ReturnType<typeof createProductFacetsService>;
