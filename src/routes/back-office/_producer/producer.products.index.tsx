import { createFileRoute } from '@tanstack/react-router';
import { searchLoaderDeps, NEVER_PENDING } from '../../../wiring/shell/search-loader-deps.ts';
import {
  openProducerProducts,
  ProducerProductsScreen,
} from '../../../wiring/producer/products/producer-products-screen.tsx';

/** List of a producer's products; the address contains the query (R7.14). */
export const Route = createFileRoute('/_producer/producer/products/')({
  pendingMs: NEVER_PENDING,
  loaderDeps: searchLoaderDeps,
  loader: openProducerProducts,
  component: function ProducerProductsRoute() {
    return <ProducerProductsScreen {...Route.useLoaderData()} />;
  },
});
