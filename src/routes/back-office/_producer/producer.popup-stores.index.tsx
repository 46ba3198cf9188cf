import { createFileRoute } from '@tanstack/react-router';
import { ProducerStoresView } from '../../../components/producer/stores/ProducerStoresView.tsx';
import { searchLoaderDeps, NEVER_PENDING } from '../../../wiring/shell/search-loader-deps.ts';
import { producerProductsHref } from '../../../wiring/producer/products/producer-products-href.ts';
import { producerStoresHref } from '../../../wiring/producer/stores/producer-stores-href.ts';
import { openProducerStores } from '../../../wiring/producer/stores/producer-stores-screen.ts';

/** List of a producer's own stores; the address contains the query (R2.6, R7.10). */
export const Route = createFileRoute('/_producer/producer/popup-stores/')({
  pendingMs: NEVER_PENDING,
  loaderDeps: searchLoaderDeps,
  loader: openProducerStores,
  component: function ProducerStoresRoute() {
    const { producerStores, storeStatus } = Route.useLoaderData();
    return (
      <ProducerStoresView
        actorRef={producerStores}
        statusRef={storeStatus}
        addressOf={producerStoresHref}
        productsAt={producerProductsHref}
      />
    );
  },
});
