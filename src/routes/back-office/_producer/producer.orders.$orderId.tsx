import { createFileRoute } from '@tanstack/react-router';
import { openOwnOrder, OwnOrderScreen } from '../../../wiring/producer/own-order-screen.tsx';

/** One order as far as it is its producer's (R2.5, R6.2). */
export const Route = createFileRoute('/_producer/producer/orders/$orderId')({
  loader: openOwnOrder,
  component: function OwnOrderRoute() {
    return <OwnOrderScreen {...Route.useLoaderData()} />;
  },
});
