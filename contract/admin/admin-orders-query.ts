import type { QueryOf } from '../api/call-types.ts';
import type { TableQuery } from '../api/page-sizes.ts';

/**
 * What the list of all orders of the market is asked, page by page (R7.18). Its address has calendar days, "2026-11-21", both
 * within; its service takes the instants at which they begin and end.
 */
export interface AdminOrdersQuery
  extends TableQuery, Pick<QueryOf<'listOrders'>, 'q' | 'status' | 'popupStoreId' | 'fromDate' | 'toDate'> {}
