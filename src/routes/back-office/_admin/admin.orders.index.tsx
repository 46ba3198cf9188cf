import { createFileRoute } from '@tanstack/react-router';
import { AdminOrdersScreen, openAdminOrders } from '../../../wiring/admin/orders/admin-orders-screen.tsx';
import { searchLoaderDeps, NEVER_PENDING } from '../../../wiring/shell/search-loader-deps.ts';

/** List of all orders; the address contains the query (R2.7, R7.18). */
export const Route = createFileRoute('/_admin/admin/orders/')({
  pendingMs: NEVER_PENDING,
  loaderDeps: searchLoaderDeps,
  loader: openAdminOrders,
  component: function AdminOrdersRoute() {
    return <AdminOrdersScreen {...Route.useLoaderData()} />;
  },
});
