import { ORDERS } from '../../../contract/limits.ts';
import { ORDER_STATUSES } from '../../../contract/orders/order-status.ts';
import { daySpan } from '../../../contract/values/calendar-day.ts';
import type { OrdersQuery } from '../../../contract/orders/orders-query.ts';
import { ordersMachine } from '../../machines/orders/orders.machine.ts';
import { createListAddress, day, oneOf } from '../address.ts';
import { wireList } from '../list.wiring.ts';

/** What the address asks of the list of orders, and the other way round. */
export const { query: ordersQueryIn, href: ordersHref } = createListAddress('/orders', ORDERS.pageSize, {
  status: oneOf(ORDER_STATUSES),
  fromDate: day,
  toDate: day,
});

/** The same question with its days as the instants at which they begin and end in the market's zone. */
export const ordersQueryAt = ({ fromDate, toDate, ...rest }: OrdersQuery, timeZone: string): OrdersQuery => ({
  ...rest,
  ...(fromDate && { fromDate: daySpan(fromDate, timeZone).first }),
  ...(toDate && { toDate: daySpan(toDate, timeZone).last }),
});

export const wireOrders = wireList(ordersMachine, ordersHref);
