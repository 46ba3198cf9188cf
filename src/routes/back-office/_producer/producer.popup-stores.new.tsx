import { createFileRoute } from '@tanstack/react-router';
import { searchLoaderDeps, NEVER_PENDING } from '../../../wiring/shell/search-loader-deps.ts';
import { openStoreEditor, StoreEditorScreen } from '../../../wiring/producer/stores/store-editor-screen.tsx';

/** Form of a new store; the address contains the step (R2.6, R7.11). */
export const Route = createFileRoute('/_producer/producer/popup-stores/new')({
  pendingMs: NEVER_PENDING,
  loaderDeps: searchLoaderDeps,
  loader: openStoreEditor,
  component: function NewStoreRoute() {
    return <StoreEditorScreen {...Route.useLoaderData()} />;
  },
});
