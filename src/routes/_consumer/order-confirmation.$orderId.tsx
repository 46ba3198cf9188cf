import { createFileRoute, notFound } from '@tanstack/react-router';
import { isUuid } from '../../../contract/values/uuid.ts';
import { OrderConfirmationView } from '../../components/order-confirmation/OrderConfirmationView.tsx';
import { OrderNotFound } from '../../components/orders/OrderNotFound.tsx';
import { createOrdersService } from '../../services/orders/orders.service.ts';
import { wireOrderConfirmation } from '../../wiring/orders/order-confirmation.wiring.ts';

/** What a shopper is shown when an order stands (R2.3). */
export const Route = createFileRoute('/_consumer/order-confirmation/$orderId')({
  preload: false,
  loader: ({ context: { screens, services, user, now }, params: { orderId: id }, abortController }) => {
    if (!isUuid(id)) throw notFound();
    const logic = wireOrderConfirmation(createOrdersService(services.call));
    return screens.open(
      `confirmation:${user.id}:${id}`,
      logic,
      { question: { id, role: user.role }, now: now() },
      abortController.signal,
    );
  },
  component: function OrderConfirmationRoute() {
    return <OrderConfirmationView actorRef={Route.useLoaderData()} />;
  },
  notFoundComponent: OrderNotFound,
});
