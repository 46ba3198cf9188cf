import { createFileRoute } from '@tanstack/react-router';
import { AdminStoresView } from '../../../components/admin/stores/AdminStoresView.tsx';
import { adminStoresHref } from '../../../wiring/admin/stores/admin-stores-href.ts';
import { openAdminStores } from '../../../wiring/admin/stores/admin-stores-screen.ts';
import { searchLoaderDeps, NEVER_PENDING } from '../../../wiring/shell/search-loader-deps.ts';

/** List of all stores; the address contains the query (R2.7, R7.10). */
export const Route = createFileRoute('/_admin/admin/popup-stores/')({
  pendingMs: NEVER_PENDING,
  loaderDeps: searchLoaderDeps,
  loader: openAdminStores,
  component: function AdminStoresRoute() {
    const { adminStores, storeStatus } = Route.useLoaderData();
    return <AdminStoresView actorRef={adminStores} statusRef={storeStatus} addressOf={adminStoresHref} />;
  },
});
