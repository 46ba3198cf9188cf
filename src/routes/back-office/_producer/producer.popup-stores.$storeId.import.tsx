import { createFileRoute } from '@tanstack/react-router';
import { StoreImportView } from '../../../components/back-office/store-import/StoreImportView.tsx';
import { openStoreImport } from '../../../wiring/producer/store-import-screen.ts';

/** Many products of a store from one file (R3.9, R4.11). */
export const Route = createFileRoute('/_producer/producer/popup-stores/$storeId/import')({
  loader: openStoreImport,
  component: function StoreImportRoute() {
    const { storeImport, failedRowsFile } = Route.useLoaderData();
    return <StoreImportView actorRef={storeImport} fileRef={failedRowsFile} />;
  },
});
