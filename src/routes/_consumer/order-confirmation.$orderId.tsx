import { createFileRoute, notFound } from '@tanstack/react-router';
import { isUuid } from '../../../contract/values/uuid.ts';
import { OrderConfirmationView } from '../../components/order-confirmation/OrderConfirmationView.tsx';
import { OrderNotFound } from '../../components/orders/OrderNotFound.tsx';
import { createOrdersService } from '../../services/orders/orders.service.ts';
import { watchReturns } from '../../services/page/page-returns.ts';
import { wireOrder } from '../../wiring/orders/order.wiring.ts';

/** What a shopper is shown when an order stands (R2.3). */
export const Route = createFileRoute('/_consumer/order-confirmation/$orderId')({
  preload: false,
  loader: ({ context: { app, screens, services, user }, params: { orderId: id }, abortController }) => {
    if (!isUuid(id)) throw notFound();
    const logic = wireOrder({ ...createOrdersService(services.call), watchReturns }, app);
    return screens.open(
      `confirmation:${user.id}:${id}`,
      logic,
      { id, role: user.role },
      abortController.signal,
    );
  },
  component: function OrderConfirmationRoute() {
    return <OrderConfirmationView actorRef={Route.useLoaderData()} />;
  },
  notFoundComponent: OrderNotFound,
});
