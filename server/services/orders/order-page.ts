import type { QueryOf } from '../../../contract/api/call-types.ts';
import { ORDER_LIMITS } from '../../../contract/orders/order-limits.ts';
import { type ListPage, requestedPage } from '../../db/list-page.ts';

type Query = Pick<QueryOf<'listOrders'>, 'limit' | 'offset' | 'page' | 'asOf'>;

/** Page of an order list by page number or offset; `now` in ms (R7.18). */
export function requestedOrderPage(query: Query, now: number): ListPage {
  const limit = query.limit ?? ORDER_LIMITS.pageSize;
  const offset = query.offset ?? ((query.page ?? 1) - 1) * limit;
  return requestedPage({ ...query, offset }, limit, now);
}
