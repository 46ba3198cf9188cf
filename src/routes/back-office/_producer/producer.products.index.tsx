import { createFileRoute } from '@tanstack/react-router';
import { bySearch, WITHOUT_END } from '../../../wiring/shell/by-search.ts';
import {
  openProducerProducts,
  ProducerProductsScreen,
} from '../../../wiring/producer/products/producer-products-screen.tsx';

/** What a producer sells; the address says which of it (R7.14). */
export const Route = createFileRoute('/_producer/producer/products/')({
  pendingMs: WITHOUT_END,
  loaderDeps: bySearch,
  loader: openProducerProducts,
  component: function ProducerProductsRoute() {
    return <ProducerProductsScreen {...Route.useLoaderData()} />;
  },
});
