import { createFileRoute } from '@tanstack/react-router';
import { StoreShelves } from '../components/store-selector/StoreShelves.tsx';
import { searchLoaderDeps, NEVER_PENDING } from '../wiring/shell/search-loader-deps.ts';
import { openShelves, StoreSelectorScreen } from '../wiring/stores/store-selector-screen.tsx';

/**
 * Store selector: open, upcoming and recently ended stores; the address contains search and categories
 * (R2.20, R9.14).
 */
export const Route = createFileRoute('/tiendas/')({
  pendingMs: NEVER_PENDING,
  loaderDeps: searchLoaderDeps,
  loader: openShelves,
  component: function StoresRoute() {
    return <StoreSelectorScreen actorRef={Route.useLoaderData().stores} Stores={StoreShelves} />;
  },
});
