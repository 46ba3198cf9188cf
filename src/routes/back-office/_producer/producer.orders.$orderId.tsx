import { createFileRoute } from '@tanstack/react-router';
import {
  openProducerOrder,
  ProducerOrderScreen,
} from '../../../wiring/producer/orders/producer-order-screen.tsx';

/** One order with the producer's own lines (R2.5, R6.2). */
export const Route = createFileRoute('/_producer/producer/orders/$orderId')({
  loader: openProducerOrder,
  component: function ProducerOrderRoute() {
    return <ProducerOrderScreen {...Route.useLoaderData()} />;
  },
});
