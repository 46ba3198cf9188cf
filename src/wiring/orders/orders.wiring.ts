import { fromPromise } from 'xstate';
import type { Order } from '../../../contract/orders/order.ts';
import type { ListServices } from '../../machines/list/list.machine.ts';
import { ordersMachine } from '../../machines/orders/orders.machine.ts';
import type { OrdersQuery } from '../../../contract/orders/orders-query.ts';
import { listening } from '../shell/listening.ts';
import { ordersHref } from './orders-search.ts';

interface OrdersServices extends Pick<ListServices<Order, OrdersQuery>, 'loadItems'> {
  /** Tells each time that whoever reads the list comes back to it; answers how to stop. */
  watchReturns(onReturn: () => void): () => void;
  /** Shows where the list is now, as a place of its own in the history. */
  showAddress(address: { href: string; resetScroll: boolean }): void;
}

export const wireOrders = (services: OrdersServices) =>
  ordersMachine.provide({
    actors: {
      loadItems: fromPromise(({ input, signal }) => services.loadItems(input, signal)),
      watchReturns: listening((listener) =>
        services.watchReturns(() => listener({ type: 'refresh.requested' })),
      ),
    },
    actions: {
      mirrorQuery: ({ event }, { query }) =>
        services.showAddress({ href: ordersHref(query), resetScroll: event.type === 'page.requested' }),
    },
  });
