import { createFileRoute } from '@tanstack/react-router';
import { searchLoaderDeps, NEVER_PENDING } from '../../../wiring/shell/search-loader-deps.ts';
import {
  openProducerOrders,
  ProducerOrdersScreen,
} from '../../../wiring/producer/orders/producer-orders-screen.tsx';

/** List of a producer's orders; the address contains the query (R2.5, R7.19). */
export const Route = createFileRoute('/_producer/producer/orders/')({
  pendingMs: NEVER_PENDING,
  loaderDeps: searchLoaderDeps,
  loader: openProducerOrders,
  component: function ProducerOrdersRoute() {
    return <ProducerOrdersScreen {...Route.useLoaderData()} />;
  },
});
