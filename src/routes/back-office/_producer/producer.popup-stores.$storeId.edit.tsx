import { createFileRoute } from '@tanstack/react-router';
import { searchLoaderDeps, NEVER_PENDING } from '../../../wiring/shell/search-loader-deps.ts';
import { openStoreEditor, StoreEditorScreen } from '../../../wiring/producer/stores/store-editor-screen.tsx';

/** Editor of a store; the address contains the step (R2.6, R7.12). */
export const Route = createFileRoute('/_producer/producer/popup-stores/$storeId/edit')({
  pendingMs: NEVER_PENDING,
  loaderDeps: searchLoaderDeps,
  loader: openStoreEditor,
  component: function StoreRoute() {
    return <StoreEditorScreen {...Route.useLoaderData()} />;
  },
});
