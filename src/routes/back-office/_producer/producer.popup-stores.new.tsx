import { createFileRoute } from '@tanstack/react-router';
import { bySearch, WITHOUT_END } from '../../../wiring/shell/by-search.ts';
import { openStoreEditor, StoreEditorScreen } from '../../../wiring/producer/stores/store-editor-screen.tsx';

/** A store is made, step by step; the address says at which (R2.6, R7.11). */
export const Route = createFileRoute('/_producer/producer/popup-stores/new')({
  pendingMs: WITHOUT_END,
  loaderDeps: bySearch,
  loader: openStoreEditor,
  component: function NewStoreRoute() {
    return <StoreEditorScreen {...Route.useLoaderData()} />;
  },
});
