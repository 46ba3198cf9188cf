import type { QueryOf } from '../api/call-types.ts';

/**
 * What a list of orders is asked, page by page (R7.18). Its address has calendar days, "2026-11-21", both within; its
 * service takes the instants at which they begin and end.
 */
export interface OrdersQuery extends Pick<
  QueryOf<'listOrders'>,
  'status' | 'fromDate' | 'toDate' | 'offset'
> {}
