import { createFileRoute } from '@tanstack/react-router';
import { bySearch, WITHOUT_END } from '../../../wiring/shell/by-search.ts';
import { openStoreEditor, StoreEditorScreen } from '../../../wiring/producer/stores/store-editor-screen.tsx';

/** Editor of a store; the address contains the step (R2.6, R7.12). */
export const Route = createFileRoute('/_producer/producer/popup-stores/$storeId/edit')({
  pendingMs: WITHOUT_END,
  loaderDeps: bySearch,
  loader: openStoreEditor,
  component: function StoreRoute() {
    return <StoreEditorScreen {...Route.useLoaderData()} />;
  },
});
