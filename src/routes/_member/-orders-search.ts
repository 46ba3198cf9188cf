import { ORDERS } from '../../../contract/limits.ts';
import type { OrderStatus } from '../../../contract/order.ts';
import { ORDER_STATUSES } from '../../../contract/order-status.ts';
import type { OrdersQuery } from '../../machines/orders/orders.machine.ts';

/** The list of orders as the address tells it; what is not understood is left out, so that any address opens. */
export interface OrdersSearch {
  status?: OrderStatus;
  page?: number;
}

const MAX_PAGE = 100_000;

export function readOrdersSearch({ status, page }: Record<string, unknown>): OrdersSearch {
  const known = ORDER_STATUSES.find((one) => one === status);
  const isPage = typeof page === 'number' && Number.isInteger(page) && page > 1 && page < MAX_PAGE;
  return { ...(known && { status: known }), ...(isPage && { page }) };
}

/** What the address asks of the list. */
export const ordersQueryIn = ({ status, page = 1 }: OrdersSearch): OrdersQuery => ({
  ...(status && { status }),
  offset: (page - 1) * ORDERS.pageSize,
});

/** The other way round: the list's address; what says nothing stays out of it. */
export function ordersHref({ status, offset = 0 }: OrdersQuery): string {
  const page = Math.floor(offset / ORDERS.pageSize) + 1;
  const said = new URLSearchParams({ ...(status && { status }), ...(page > 1 && { page: String(page) }) });
  return said.size === 0 ? '/orders' : `/orders?${said.toString()}`;
}
