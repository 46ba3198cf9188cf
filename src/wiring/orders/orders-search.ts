import { daySpan, isCalendarDay } from '../../../contract/values/calendar-day.ts';
import { ORDERS } from '../../../contract/limits.ts';
import type { OrderStatus } from '../../../contract/orders/order.ts';
import { ORDER_STATUSES } from '../../../contract/orders/order-status.ts';
import type { OrdersQuery } from '../../machines/orders/orders.machine.ts';

/** The list of orders as the address tells it; what is not understood is left out, so that any address opens. */
export interface OrdersSearch {
  status?: OrderStatus;
  fromDate?: string;
  toDate?: string;
  page?: number;
}

const MAX_PAGE = 100_000;

const dayIn = (value: unknown) => (typeof value === 'string' && isCalendarDay(value) ? value : undefined);

export function readOrdersSearch(search: Record<string, unknown>): OrdersSearch {
  const status = ORDER_STATUSES.find((one) => one === search.status);
  const [fromDate, toDate] = [dayIn(search.fromDate), dayIn(search.toDate)];
  const { page } = search;
  const isPage = typeof page === 'number' && Number.isInteger(page) && page > 1 && page < MAX_PAGE;
  return {
    ...(status && { status }),
    ...(fromDate && { fromDate }),
    ...(toDate && { toDate }),
    ...(isPage && { page }),
  };
}

/** What the address asks of the list. */
export const ordersQueryIn = ({ page = 1, ...filters }: OrdersSearch): OrdersQuery => ({
  ...filters,
  offset: (page - 1) * ORDERS.pageSize,
});

/** The other way round: the list's address; what says nothing stays out of it. */
export function ordersHref({ status, fromDate, toDate, offset = 0 }: OrdersQuery): string {
  const page = Math.floor(offset / ORDERS.pageSize) + 1;
  const said = new URLSearchParams({
    ...(status && { status }),
    ...(fromDate && { fromDate }),
    ...(toDate && { toDate }),
    ...(page > 1 && { page: String(page) }),
  });
  return said.size === 0 ? '/orders' : `/orders?${said.toString()}`;
}

/** The same question with its days as the instants at which they begin and end in the market's zone. */
export const ordersQueryAt = ({ fromDate, toDate, ...rest }: OrdersQuery, timeZone: string): OrdersQuery => ({
  ...rest,
  ...(fromDate && { fromDate: daySpan(fromDate, timeZone).first }),
  ...(toDate && { toDate: daySpan(toDate, timeZone).last }),
});
