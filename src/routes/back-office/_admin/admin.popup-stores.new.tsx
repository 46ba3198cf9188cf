import { createFileRoute } from '@tanstack/react-router';
import { bySearch, WITHOUT_END } from '../../../wiring/shell/by-search.ts';
import {
  openAdminStoreEditor,
  StoreEditorScreen,
} from '../../../wiring/producer/stores/store-editor-screen.tsx';

/** Form of a new store, for admins; the address contains the step (R2.7, R7.11). */
export const Route = createFileRoute('/_admin/admin/popup-stores/new')({
  pendingMs: WITHOUT_END,
  loaderDeps: bySearch,
  loader: openAdminStoreEditor,
  component: function NewAdminStoreRoute() {
    return <StoreEditorScreen {...Route.useLoaderData()} />;
  },
});
