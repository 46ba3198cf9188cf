import type { QueryOf } from '../api/call-types.ts';
import type { TableQuery } from '../api/page-sizes.ts';

/** Query of the admin product list, paginated (R7.14). Prices in currency units. */
export interface AdminProductsQuery
  extends
    TableQuery,
    Pick<
      QueryOf<'listProducts'>,
      'q' | 'sort' | 'active' | 'inStock' | 'producerId' | 'popupStoreId' | 'minPrice' | 'maxPrice'
    > {}
