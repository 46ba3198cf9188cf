import type { QueryOf } from '../api/call-types.ts';

/**
 * Query of the producer's order list, paginated (R7.19). The address has inclusive calendar days ("2026-11-21"); the
 * service gets the instants at which these days begin and end.
 */
export interface ProducerOrdersQuery extends Pick<
  QueryOf<'listProducerOrders'>,
  'q' | 'status' | 'popupStoreId' | 'fromDate' | 'toDate' | 'offset'
> {}
