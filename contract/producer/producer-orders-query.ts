import type { QueryOf } from '../api/call-types.ts';

/**
 * What a list of the orders with one's own lines is asked, page by page (R7.19). Its address has calendar days, "2026-11-21",
 * both within; its service takes the instants at which they begin and end.
 */
export interface ProducerOrdersQuery extends Pick<
  QueryOf<'listProducerOrders'>,
  'q' | 'status' | 'popupStoreId' | 'fromDate' | 'toDate' | 'offset'
> {}
