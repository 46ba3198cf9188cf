import type { QueryOf } from '../api/call-types.ts';
import type { ProductSaleFilter } from './product-sale-filter.ts';

/** Query of a public product list, in its address and its service, paginated (R7.14). */
export interface ProductsQuery extends Pick<
  QueryOf<'listProducts'>,
  'q' | 'sort' | 'producerId' | 'minPrice' | 'maxPrice' | 'inStock' | 'offset'
> {
  /** Store id or slug. */
  store?: string | undefined;
  /** Category of the store. */
  category?: string | undefined;
  sale?: ProductSaleFilter | undefined;
}
