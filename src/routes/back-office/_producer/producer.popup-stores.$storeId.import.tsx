import { createFileRoute } from '@tanstack/react-router';
import { openStoreImport, StoreImportScreen } from '../../../wiring/import/store-import-screen.tsx';

/** Import of products into a store (R3.9, R4.11). */
export const Route = createFileRoute('/_producer/producer/popup-stores/$storeId/import')({
  loader: openStoreImport,
  component: function StoreImportRoute() {
    return <StoreImportScreen {...Route.useLoaderData()} sellerId={Route.useRouteContext().user.id} />;
  },
});
