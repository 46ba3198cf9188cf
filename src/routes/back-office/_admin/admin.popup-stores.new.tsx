import { createFileRoute } from '@tanstack/react-router';
import { searchLoaderDeps, NEVER_PENDING } from '../../../wiring/shell/search-loader-deps.ts';
import {
  openAdminStoreEditor,
  StoreEditorScreen,
} from '../../../wiring/producer/stores/store-editor-screen.tsx';

/** Form of a new store, for admins; the address contains the step (R2.7, R7.11). */
export const Route = createFileRoute('/_admin/admin/popup-stores/new')({
  pendingMs: NEVER_PENDING,
  loaderDeps: searchLoaderDeps,
  loader: openAdminStoreEditor,
  component: function NewAdminStoreRoute() {
    return <StoreEditorScreen {...Route.useLoaderData()} />;
  },
});
