import { createFileRoute } from '@tanstack/react-router';
import { OpeningsCalendar } from '../components/store-selector/OpeningsCalendar.tsx';
import { searchLoaderDeps, NEVER_PENDING } from '../wiring/shell/search-loader-deps.ts';
import { openCalendar, StoreSelectorScreen } from '../wiring/stores/store-selector-screen.tsx';

/** Calendar of the stores' opening and closing days; the address contains the month (R2.20). */
export const Route = createFileRoute('/tiendas/calendario')({
  pendingMs: NEVER_PENDING,
  loaderDeps: searchLoaderDeps,
  loader: openCalendar,
  component: function CalendarRoute() {
    return <StoreSelectorScreen actorRef={Route.useLoaderData().stores} Stores={OpeningsCalendar} />;
  },
});
