import type { QueryOf } from '../calls/call-types.ts';

/** What a producer's list of their own products is asked, page by page (R7.14). */
export type OwnProductsQuery = Pick<
  QueryOf<'listOwnProducts'>,
  'q' | 'sort' | 'active' | 'inStock' | 'offset'
>;
