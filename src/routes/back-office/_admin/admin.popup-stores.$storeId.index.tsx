import { createFileRoute } from '@tanstack/react-router';
import { OwnStoreView } from '../../../components/back-office/own-store/OwnStoreView.tsx';
import { marketProductsHref } from '../../../wiring/admin/market-products-address.ts';
import { marketStepHref } from '../../../wiring/admin/market-store-steps.ts';
import { openMarketStore } from '../../../wiring/producer/own-store-screen.ts';

/** A store of anybody, as who runs it has it (R2.7). */
export const Route = createFileRoute('/_admin/admin/popup-stores/$storeId/')({
  loader: openMarketStore,
  component: function MarketStoreRoute() {
    return (
      <OwnStoreView
        {...Route.useLoaderData()}
        editAddressOf={marketStepHref}
        productsAt={(popupStoreId) => marketProductsHref({ popupStoreId })}
      />
    );
  },
});
