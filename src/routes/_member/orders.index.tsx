import { createFileRoute } from '@tanstack/react-router';
import { OrdersView } from '../../components/orders/OrdersView.tsx';
import { searchLoaderDeps } from '../../wiring/shell/search-loader-deps.ts';
import { openOrders, ordersHref } from '../../wiring/orders/orders-screen.ts';

/** List of the orders that the user may see; the address contains the query (R2.4, R7.18). */
export const Route = createFileRoute('/_member/orders/')({
  loaderDeps: searchLoaderDeps,
  loader: openOrders,
  component: function OrdersRoute() {
    const { user } = Route.useRouteContext();
    return <OrdersView actorRef={Route.useLoaderData().orders} role={user.role} addressOf={ordersHref} />;
  },
});
