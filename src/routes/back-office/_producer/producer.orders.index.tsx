import { createFileRoute } from '@tanstack/react-router';
import { bySearch, WITHOUT_END } from '../../../wiring/by-search.ts';
import { openOwnOrders, OwnOrdersScreen } from '../../../wiring/producer/own-orders-screen.tsx';

/** What was ordered of a producer; the address says which of it (R2.5, R7.19). */
export const Route = createFileRoute('/_producer/producer/orders/')({
  pendingMs: WITHOUT_END,
  loaderDeps: bySearch,
  loader: openOwnOrders,
  component: function OwnOrdersRoute() {
    return <OwnOrdersScreen {...Route.useLoaderData()} />;
  },
});
