import { createFileRoute } from '@tanstack/react-router';
import { OwnStoresView } from '../../../components/back-office/own-stores/OwnStoresView.tsx';
import { bySearch, WITHOUT_END } from '../../../wiring/by-search.ts';
import { ownProductsHref } from '../../../wiring/producer/own-products-address.ts';
import { ownStoresHref } from '../../../wiring/producer/own-stores-address.ts';
import { openOwnStores } from '../../../wiring/producer/own-stores-screen.ts';

/** The stores that a producer runs; the address says which of them (R2.6, R7.10). */
export const Route = createFileRoute('/_producer/producer/popup-stores/')({
  pendingMs: WITHOUT_END,
  loaderDeps: bySearch,
  loader: openOwnStores,
  component: function OwnStoresRoute() {
    const { ownStores, storeStatus } = Route.useLoaderData();
    return (
      <OwnStoresView
        actorRef={ownStores}
        statusRef={storeStatus}
        addressOf={ownStoresHref}
        productsAt={ownProductsHref}
      />
    );
  },
});
