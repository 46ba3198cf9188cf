import { createFileRoute, notFound } from '@tanstack/react-router';
import { isUuid } from '../../../contract/values/uuid.ts';
import { OrderNotFound } from '../../components/orders/OrderNotFound.tsx';
import { OrderView } from '../../components/orders/OrderView.tsx';
import { orderActorsOf } from '../../machines/order-page/order-page.machine.ts';
import { createOrdersService } from '../../services/orders/orders.service.ts';
import { wireOrderPage } from '../../wiring/orders/order-page.wiring.ts';

/** One order (R2.4, R4.13). */
export const Route = createFileRoute('/_member/orders/$id')({
  preload: false,
  loader: ({ context: { app, screens, services, user }, params: { id }, abortController }) => {
    if (!isUuid(id)) throw notFound();
    const logic = wireOrderPage(createOrdersService(services.call), app);
    return screens.open(
      `order:${user.id}:${id}`,
      logic,
      { question: { id, role: user.role } },
      abortController.signal,
    );
  },
  component: function OrderRoute() {
    const { orderRef, repurchaseRef } = orderActorsOf(Route.useLoaderData().getSnapshot());
    return <OrderView actorRef={orderRef} repurchaseRef={repurchaseRef} />;
  },
  notFoundComponent: OrderNotFound,
});
