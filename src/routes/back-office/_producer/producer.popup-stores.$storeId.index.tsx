import { createFileRoute } from '@tanstack/react-router';
import { ProducerStoreView } from '../../../components/producer/store/ProducerStoreView.tsx';
import { producerProductsHref } from '../../../wiring/producer/products/producer-products-href.ts';
import { openProducerStore } from '../../../wiring/producer/stores/producer-store-screen.ts';
import { stepHref } from '../../../wiring/producer/stores/store-step-href.ts';
import { StoreShare } from '../../../wiring/producer/stores/store-share.tsx';

/** Page of a producer's own store (R2.6). */
export const Route = createFileRoute('/_producer/producer/popup-stores/$storeId/')({
  loader: openProducerStore,
  component: function ProducerStoreRoute() {
    return (
      <ProducerStoreView
        {...Route.useLoaderData()}
        Share={StoreShare}
        editAddressOf={stepHref}
        productsAt={(store) => producerProductsHref({ store })}
      />
    );
  },
});
