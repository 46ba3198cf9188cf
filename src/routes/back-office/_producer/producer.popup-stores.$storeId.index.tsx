import { createFileRoute } from '@tanstack/react-router';
import { OwnStoreView } from '../../../components/back-office/own-store/OwnStoreView.tsx';
import { ownProductsHref } from '../../../wiring/producer/own-products-address.ts';
import { openOwnStore } from '../../../wiring/producer/own-store-screen.ts';
import { stepHref } from '../../../wiring/producer/store-step-address.ts';

/** A store that a producer runs (R2.6). */
export const Route = createFileRoute('/_producer/producer/popup-stores/$storeId/')({
  loader: openOwnStore,
  component: function OwnStoreRoute() {
    return (
      <OwnStoreView
        {...Route.useLoaderData()}
        editAddressOf={stepHref}
        productsAt={(store) => ownProductsHref({ store })}
      />
    );
  },
});
