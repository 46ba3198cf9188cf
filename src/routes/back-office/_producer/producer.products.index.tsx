import { createFileRoute } from '@tanstack/react-router';
import { OwnProductsView } from '../../../components/back-office/own-products/OwnProductsView.tsx';
import { bySearch, WITHOUT_END } from '../../../wiring/by-search.ts';
import {
  changeSelectors,
  openOwnProducts,
  ownProductsHref,
} from '../../../wiring/producer/own-products-screen.ts';

/** What a producer sells; the address says which of it (R7.14). */
export const Route = createFileRoute('/_producer/producer/products/')({
  pendingMs: WITHOUT_END,
  loaderDeps: bySearch,
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
