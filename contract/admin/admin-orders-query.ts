import type { QueryOf } from '../api/call-types.ts';
import type { TableQuery } from '../api/page-sizes.ts';

/**
 * Query of the admin order list, paginated (R7.18). The address has inclusive calendar days ("2026-11-21"); the service
 * gets the instants at which these days begin and end.
 */
export interface AdminOrdersQuery
  extends TableQuery, Pick<QueryOf<'listOrders'>, 'q' | 'status' | 'popupStoreId' | 'fromDate' | 'toDate'> {}
