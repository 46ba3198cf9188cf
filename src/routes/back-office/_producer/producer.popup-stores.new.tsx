import { createFileRoute } from '@tanstack/react-router';
import { bySearch, WITHOUT_END } from '../../../wiring/shell/by-search.ts';
import { openStoreEditor, StoreEditorScreen } from '../../../wiring/producer/stores/store-editor-screen.tsx';

/** Form of a new store; the address contains the step (R2.6, R7.11). */
export const Route = createFileRoute('/_producer/producer/popup-stores/new')({
  pendingMs: WITHOUT_END,
  loaderDeps: bySearch,
  loader: openStoreEditor,
  component: function NewStoreRoute() {
    return <StoreEditorScreen {...Route.useLoaderData()} />;
  },
});
