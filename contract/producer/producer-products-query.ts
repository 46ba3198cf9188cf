import type { QueryOf } from '../api/call-types.ts';

/** Query of a producer's product list, paginated (R7.14). */
export interface ProducerProductsQuery extends Pick<
  QueryOf<'listProducerProducts'>,
  'q' | 'sort' | 'active' | 'inStock' | 'maxStock' | 'awaitsPictures' | 'offset'
> {
  /** Id of an own store, or NO_STORE_FILTER for products without a store. */
  store?: string | undefined;
}

/** Filter value for products without a store. */
export const NO_STORE_FILTER = 'none';
