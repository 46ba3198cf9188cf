import { createFileRoute } from '@tanstack/react-router';
import { StoreShelves } from '../components/store-selector/StoreShelves.tsx';
import { bySearch, WITHOUT_END } from '../wiring/shell/by-search.ts';
import { openShelves, StoreSelectorScreen } from '../wiring/stores/store-selector-screen.tsx';

/** Where a store is chosen: what is open, coming and just over; search and categories stand in the address (R2.20, R9.14). */
export const Route = createFileRoute('/tiendas/')({
  pendingMs: WITHOUT_END,
  loaderDeps: bySearch,
  loader: openShelves,
  component: function StoresRoute() {
    return <StoreSelectorScreen actorRef={Route.useLoaderData().stores} Stores={StoreShelves} />;
  },
});
