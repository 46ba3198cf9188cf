import { createFileRoute } from '@tanstack/react-router';
import { OpeningsCalendar } from '../components/store-selector/OpeningsCalendar.tsx';
import { bySearch, WITHOUT_END } from '../wiring/shell/by-search.ts';
import { openCalendar, StoreSelectorScreen } from '../wiring/stores/store-selector-screen.tsx';

/** The same stores by the days on which they open and close; the month stands in the address (R2.20). */
export const Route = createFileRoute('/tiendas/calendario')({
  pendingMs: WITHOUT_END,
  loaderDeps: bySearch,
  loader: openCalendar,
  component: function CalendarRoute() {
    return <StoreSelectorScreen actorRef={Route.useLoaderData().stores} Stores={OpeningsCalendar} />;
  },
});
