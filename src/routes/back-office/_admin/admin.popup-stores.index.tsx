import { createFileRoute } from '@tanstack/react-router';
import { AdminStoresView } from '../../../components/admin/stores/AdminStoresView.tsx';
import { adminStoresHref } from '../../../wiring/admin/stores/admin-stores-address.ts';
import { openAdminStores } from '../../../wiring/admin/stores/admin-stores-screen.ts';
import { bySearch, WITHOUT_END } from '../../../wiring/shell/by-search.ts';

/** List of all stores; the address contains the query (R2.7, R7.10). */
export const Route = createFileRoute('/_admin/admin/popup-stores/')({
  pendingMs: WITHOUT_END,
  loaderDeps: bySearch,
  loader: openAdminStores,
  component: function AdminStoresRoute() {
    const { adminStores, storeStatus } = Route.useLoaderData();
    return <AdminStoresView actorRef={adminStores} statusRef={storeStatus} addressOf={adminStoresHref} />;
  },
});
