import { createFileRoute } from '@tanstack/react-router';
import { OrderConfirmationView } from '../../components/order-confirmation/OrderConfirmationView.tsx';
import { OrderNotFound } from '../../components/orders/OrderNotFound.tsx';
import { openConfirmation } from '../../wiring/checkout/order-confirmation-screen.ts';

/** Confirmation of a placed order (R2.3). */
export const Route = createFileRoute('/_consumer/order-confirmation/$orderId')({
  loader: openConfirmation,
  component: function OrderConfirmationRoute() {
    return <OrderConfirmationView actorRef={Route.useLoaderData().confirmation} />;
  },
  notFoundComponent: OrderNotFound,
});
