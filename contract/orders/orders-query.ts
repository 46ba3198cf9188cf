import type { QueryOf } from '../api/call-types.ts';

/**
 * Query of a shopper's order list, paginated (R7.18). The address has inclusive calendar days ("2026-11-21"); the
 * service gets the instants at which these days begin and end.
 */
export interface OrdersQuery extends Pick<
  QueryOf<'listOrders'>,
  'status' | 'fromDate' | 'toDate' | 'offset'
> {}
