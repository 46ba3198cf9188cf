import { createFileRoute } from '@tanstack/react-router';
import { MarketStoresView } from '../../../components/back-office/market-stores/MarketStoresView.tsx';
import { marketStoresHref } from '../../../wiring/admin/market-stores-address.ts';
import { openMarketStores } from '../../../wiring/admin/market-stores-screen.ts';
import { bySearch, WITHOUT_END } from '../../../wiring/by-search.ts';

/** Every store of the market; the address says which of them (R2.7, R7.10). */
export const Route = createFileRoute('/_admin/admin/popup-stores/')({
  pendingMs: WITHOUT_END,
  loaderDeps: bySearch,
  loader: openMarketStores,
  component: function MarketStoresRoute() {
    const { marketStores, storeStatus } = Route.useLoaderData();
    return <MarketStoresView actorRef={marketStores} statusRef={storeStatus} addressOf={marketStoresHref} />;
  },
});
