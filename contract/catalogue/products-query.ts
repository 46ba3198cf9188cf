import type { QueryOf } from '../api/call-types.ts';
import type { ProductSale } from './product-sale.ts';

/** What a list of products is asked, in its address and by its service, page by page (R7.14). */
export interface ProductsQuery extends Pick<
  QueryOf<'listProducts'>,
  'q' | 'sort' | 'producerId' | 'minPrice' | 'maxPrice' | 'inStock' | 'offset'
> {
  /** Id or slug. */
  store?: string | undefined;
  /** What the store is about. */
  category?: string | undefined;
  sale?: ProductSale | undefined;
}
