import type { QueryOf } from '../api/call-types.ts';

/** Sort keys of a producer's store list. */
export const PRODUCER_STORE_SORTS = ['createdAt', 'startDate', 'name'] as const;

/** Query of a producer's store list, paginated (R7.10, R9.14). */
export interface ProducerStoresQuery extends Pick<
  QueryOf<'listProducerPopupStores'>,
  'q' | 'status' | 'offset'
> {
  categories?: readonly string[] | undefined;
  sortBy?: (typeof PRODUCER_STORE_SORTS)[number] | undefined;
}
