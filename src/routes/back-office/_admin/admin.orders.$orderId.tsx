import { createFileRoute } from '@tanstack/react-router';
import { MarketOrderScreen, openMarketOrder } from '../../../wiring/admin/market-order-screen.tsx';

/** One order of the market (R2.7, R7.18). */
export const Route = createFileRoute('/_admin/admin/orders/$orderId')({
  loader: openMarketOrder,
  component: function MarketOrderRoute() {
    return <MarketOrderScreen {...Route.useLoaderData()} />;
  },
});
