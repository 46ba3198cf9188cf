import { createFileRoute } from '@tanstack/react-router';
import { openStoreImport, StoreImportScreen } from '../../../wiring/import/store-import-screen.tsx';

/** Import of products into any store, for admins (R2.7, R3.9). */
export const Route = createFileRoute('/_admin/admin/popup-stores/$storeId/import')({
  loader: openStoreImport,
  component: function AdminStoreImportRoute() {
    return <StoreImportScreen {...Route.useLoaderData()} sellerId={Route.useRouteContext().user.id} />;
  },
});
