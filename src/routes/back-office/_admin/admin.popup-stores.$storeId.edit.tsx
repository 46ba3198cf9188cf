import { createFileRoute } from '@tanstack/react-router';
import { searchLoaderDeps, NEVER_PENDING } from '../../../wiring/shell/search-loader-deps.ts';
import {
  openAdminStoreEditor,
  StoreEditorScreen,
} from '../../../wiring/producer/stores/store-editor-screen.tsx';

/** Editor of any store, for admins; the address contains the step (R2.7, R7.12). */
export const Route = createFileRoute('/_admin/admin/popup-stores/$storeId/edit')({
  pendingMs: NEVER_PENDING,
  loaderDeps: searchLoaderDeps,
  loader: openAdminStoreEditor,
  component: function AdminStoreEditorRoute() {
    return <StoreEditorScreen {...Route.useLoaderData()} />;
  },
});
