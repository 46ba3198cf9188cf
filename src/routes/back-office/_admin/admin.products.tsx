import { createFileRoute } from '@tanstack/react-router';
import { MarketProductsScreen, openMarketProducts } from '../../../wiring/admin/market-products-screen.tsx';
import { bySearch, WITHOUT_END } from '../../../wiring/by-search.ts';

/** Every product of the market; the address says which of them (R2.7, R7.14). */
export const Route = createFileRoute('/_admin/admin/products')({
  pendingMs: WITHOUT_END,
  loaderDeps: bySearch,
  loader: openMarketProducts,
  component: function MarketProductsRoute() {
    return <MarketProductsScreen {...Route.useLoaderData()} />;
  },
});
