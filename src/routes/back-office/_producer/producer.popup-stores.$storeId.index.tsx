import { createFileRoute } from '@tanstack/react-router';
import { ProducerStoreView } from '../../../components/back-office/producer-store/ProducerStoreView.tsx';
import { producerProductsHref } from '../../../wiring/producer/producer-products-address.ts';
import { openProducerStore } from '../../../wiring/producer/producer-store-screen.ts';
import { stepHref } from '../../../wiring/producer/store-step-address.ts';

/** A store that a producer runs (R2.6). */
export const Route = createFileRoute('/_producer/producer/popup-stores/$storeId/')({
  loader: openProducerStore,
  component: function ProducerStoreRoute() {
    return (
      <ProducerStoreView
        {...Route.useLoaderData()}
        editAddressOf={stepHref}
        productsAt={(store) => producerProductsHref({ store })}
      />
    );
  },
});
