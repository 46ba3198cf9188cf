import { createFileRoute } from '@tanstack/react-router';
import { bySearch, WITHOUT_END } from '../../../wiring/shell/by-search.ts';
import {
  openProducerProducts,
  ProducerProductsScreen,
} from '../../../wiring/producer/products/producer-products-screen.tsx';

/** List of a producer's products; the address contains the query (R7.14). */
export const Route = createFileRoute('/_producer/producer/products/')({
  pendingMs: WITHOUT_END,
  loaderDeps: bySearch,
  loader: openProducerProducts,
  component: function ProducerProductsRoute() {
    return <ProducerProductsScreen {...Route.useLoaderData()} />;
  },
});
