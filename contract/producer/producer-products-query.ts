import type { QueryOf } from '../api/call-types.ts';

/** What a producer's list of their own products is asked, page by page (R7.14). */
export interface ProducerProductsQuery extends Pick<
  QueryOf<'listProducerProducts'>,
  'q' | 'sort' | 'active' | 'inStock' | 'maxStock' | 'awaitsPictures' | 'offset'
> {
  /** The id of one of the own stores, or NO_STORE for what is in none. */
  store?: string | undefined;
}

/** In place of a store: what is sold without one. */
export const NO_STORE = 'none';
