import { createFileRoute } from '@tanstack/react-router';
import { AdminOrderScreen, openAdminOrder } from '../../../wiring/admin/orders/admin-order-screen.tsx';

/** One order, for admins (R2.7, R7.18). */
export const Route = createFileRoute('/_admin/admin/orders/$orderId')({
  loader: openAdminOrder,
  component: function AdminOrderRoute() {
    return <AdminOrderScreen {...Route.useLoaderData()} />;
  },
});
