import { createFileRoute } from '@tanstack/react-router';
import { StoreShelves } from '../components/store-selector/StoreShelves.tsx';
import { openStoreSelector, StoreSelectorScreen } from '../wiring/shop/store-selector-screen.tsx';

/** Where a store is chosen: what is open, coming and just over; search and categories stand in the address (R2.20, R9.14). */
export const Route = createFileRoute('/tiendas/')({
  preload: false,
  // Every letter that is searched for is a navigation; a waiting screen in between would take the focus from the search.
  pendingMs: Infinity,
  // This line is in every page's code; what understands the address comes with the screen.
  loaderDeps: ({ search }) => ({ search: { ...search } }),
  loader: (load) => openStoreSelector(load, 'shelves'),
  component: function StoresRoute() {
    return <StoreSelectorScreen actorRef={Route.useLoaderData()} Stores={StoreShelves} />;
  },
});
