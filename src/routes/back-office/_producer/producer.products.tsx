import { createFileRoute } from '@tanstack/react-router';
import { OwnProductsView } from '../../../components/back-office/own-products/OwnProductsView.tsx';
import { byTypedSearch } from '../../../wiring/by-search.ts';
import {
  changeSelectors,
  openOwnProducts,
  ownProductsHref,
} from '../../../wiring/producer/own-products-screen.ts';

/** What a producer sells; the address says which of it (R7.14). */
export const Route = createFileRoute('/_producer/producer/products')({
  ...byTypedSearch,
  loader: openOwnProducts,
  component: function OwnProductsRoute() {
    const { ownProducts, productChanges } = Route.useLoaderData();
    return (
      <OwnProductsView
        actorRef={ownProducts}
        changesRef={productChanges}
        selectors={changeSelectors}
        addressOf={ownProductsHref}
      />
    );
  },
});
