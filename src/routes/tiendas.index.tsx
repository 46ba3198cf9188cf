import { createFileRoute } from '@tanstack/react-router';
import { StoreShelves } from '../components/store-selector/StoreShelves.tsx';
import { bySearch, WITHOUT_END } from '../wiring/shell/by-search.ts';
import { openShelves, StoreSelectorScreen } from '../wiring/stores/store-selector-screen.tsx';

/**
 * Store selector: open, upcoming and recently ended stores; the address contains search and categories
 * (R2.20, R9.14).
 */
export const Route = createFileRoute('/tiendas/')({
  pendingMs: WITHOUT_END,
  loaderDeps: bySearch,
  loader: openShelves,
  component: function StoresRoute() {
    return <StoreSelectorScreen actorRef={Route.useLoaderData().stores} Stores={StoreShelves} />;
  },
});
