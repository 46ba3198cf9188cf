import { ORDER_LIMITS } from '../../../contract/orders/order-limits.ts';
import { ORDER_STATUSES } from '../../../contract/orders/order-status.ts';
import { daysAsInstants } from '../../../contract/values/calendar-day.ts';
import { ordersMachine } from '../../machines/orders/orders.machine.ts';
import { createListHrefMapping, oneOfParam } from '../shell/href-mapping.ts';
import { dayParam } from '../shell/query-param-readers.ts';
import { wireList } from '../ui/list.wiring.ts';
import { createOrdersService } from '../../services/orders/orders.service.ts';
import { onPageVisible } from '../../services/shell/on-page-visible.ts';
import type { SearchLoaderArgs } from '../shell/search-loader-deps.ts';
import { type MemberLoaderArgs, screenRoute } from '../shell/screen-route.ts';

/** Query of the orders from an address, and the address of a query. */
export const { query: ordersQueryIn, href: ordersHref } = createListHrefMapping(
  '/orders',
  ORDER_LIMITS.pageSize,
  {
    status: oneOfParam(ORDER_STATUSES),
    fromDate: dayParam,
    toDate: dayParam,
  },
);

export const wireOrders = wireList(ordersMachine, ordersHref);

/** Loader of the orders that the user may see; the address contains the query (R2.4, R7.18). */
export const openOrders = screenRoute({
  // The key contains the user id, so that another user gets a list of their own.
  key: ({ context }: MemberLoaderArgs & SearchLoaderArgs) => context.user.id,
  search: ({ deps }) => ordersQueryIn(deps.search),
  actors: ({ context: { services, installation }, navigate }) => {
    const { listOrders } = createOrdersService(services.call);
    const { timeZone } = installation.market;
    return {
      orders: wireOrders({
        loadItems: ({ query, ...rest }, signal) =>
          listOrders({ query: daysAsInstants(query, timeZone), ...rest }, signal),
        watchReturns: onPageVisible,
        showAddress: (address) => void navigate(address),
      }),
    };
  },
  input: (_, query) => ({ orders: { query, limit: ORDER_LIMITS.pageSize } }),
});
