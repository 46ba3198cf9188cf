import { createFileRoute } from '@tanstack/react-router';
import { OpeningsCalendar } from '../components/store-selector/OpeningsCalendar.tsx';
import { openStoreSelector, StoreSelectorScreen } from '../wiring/shop/store-selector-screen.tsx';

/** The same stores by the days on which they open and close; the month stands in the address (R2.20). */
export const Route = createFileRoute('/tiendas/calendario')({
  preload: false,
  // Every letter that is searched for is a navigation; a waiting screen in between would take the focus from the search.
  pendingMs: Infinity,
  // This line is in every page's code; what understands the address comes with the screen.
  loaderDeps: ({ search }) => ({ search: { ...search } }),
  loader: (load) => openStoreSelector(load, 'calendar'),
  component: function CalendarRoute() {
    return <StoreSelectorScreen actorRef={Route.useLoaderData()} Stores={OpeningsCalendar} />;
  },
});
