import { createFileRoute } from '@tanstack/react-router';
import { AdminOrdersScreen, openAdminOrders } from '../../../wiring/admin/orders/admin-orders-screen.tsx';
import { bySearch, WITHOUT_END } from '../../../wiring/shell/by-search.ts';

/** List of all orders; the address contains the query (R2.7, R7.18). */
export const Route = createFileRoute('/_admin/admin/orders/')({
  pendingMs: WITHOUT_END,
  loaderDeps: bySearch,
  loader: openAdminOrders,
  component: function AdminOrdersRoute() {
    return <AdminOrdersScreen {...Route.useLoaderData()} />;
  },
});
