import type { QueryOf } from '../api/call-types.ts';
import type { TableQuery } from '../api/page-sizes.ts';

/** What the admins' list of all products is asked, page by page (R7.14). Prices in currency units. */
export interface AdminProductsQuery
  extends
    TableQuery,
    Pick<
      QueryOf<'listProducts'>,
      'q' | 'sort' | 'active' | 'inStock' | 'producerId' | 'popupStoreId' | 'minPrice' | 'maxPrice'
    > {}
