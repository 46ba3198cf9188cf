import { createFileRoute } from '@tanstack/react-router';
import { ORDERS } from '../../../contract/limits.ts';
import { OrdersView } from '../../components/orders/OrdersView.tsx';
import { createOrdersService } from '../../services/orders/orders.service.ts';
import { watchReturns } from '../../services/page/page-returns.ts';
import { ordersHref, ordersQueryAt, ordersQueryIn, wireOrders } from '../../wiring/orders/orders-list.ts';

/** The orders that somebody may see; the address says which of them (R2.4, R7.18). */
export const Route = createFileRoute('/_member/orders/')({
  preload: false,
  // This line is in every page's code; what understands the address comes with the screen.
  loaderDeps: ({ search }) => ({ search: { ...search } }),
  loader: async ({ context, deps: { search }, abortController, navigate }) => {
    const query = ordersQueryIn(search);
    const { listOrders } = createOrdersService(context.services.call);
    const { timeZone } = context.installation.market;
    const logic = wireOrders({
      loadItems: ({ query, ...rest }, signal) =>
        listOrders({ query: ordersQueryAt(query, timeZone), ...rest }, signal),
      watchReturns,
      showAddress: (address) => void navigate(address),
    });
    const input = { query, limit: ORDERS.pageSize };
    // The list is its reader's: another one who signs in gets another.
    const key = `orders:${context.user.id}`;
    const screen = await context.screens.open(key, logic, input, abortController.signal);
    screen.send({ type: 'address.changed', query });
    return screen;
  },
  component: function OrdersRoute() {
    const { user } = Route.useRouteContext();
    return <OrdersView actorRef={Route.useLoaderData()} role={user.role} addressOf={ordersHref} />;
  },
});
