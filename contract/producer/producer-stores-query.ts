import type { QueryOf } from '../api/call-types.ts';

/** How a producer may have their own stores in order. */
export const PRODUCER_STORE_SORTS = ['createdAt', 'startDate', 'name'] as const;

/** What a producer's list of their own stores is asked, page by page (R7.10, R9.14). */
export interface ProducerStoresQuery extends Pick<
  QueryOf<'listProducerPopupStores'>,
  'q' | 'status' | 'offset'
> {
  categories?: readonly string[] | undefined;
  sortBy?: (typeof PRODUCER_STORE_SORTS)[number] | undefined;
}
