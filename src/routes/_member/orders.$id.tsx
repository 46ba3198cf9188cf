import { createFileRoute, notFound } from '@tanstack/react-router';
import { isUuid } from '../../../contract/uuid.ts';
import { OrderNotFound } from '../../components/orders/OrderNotFound.tsx';
import { OrderView } from '../../components/orders/OrderView.tsx';
import { createOrdersService } from '../../services/orders.service.ts';
import { wireOrder } from './-order.wiring.ts';

/** One order (R2.4, R4.13). */
export const Route = createFileRoute('/_member/orders/$id')({
  preload: false,
  loader: ({ context: { app, screens, services, user }, params: { id }, abortController }) => {
    if (!isUuid(id)) throw notFound();
    const logic = wireOrder(createOrdersService(services.call), app);
    return screens.open(`order:${user.id}:${id}`, logic, { id, role: user.role }, abortController.signal);
  },
  component: function OrderRoute() {
    return <OrderView actorRef={Route.useLoaderData()} />;
  },
  notFoundComponent: OrderNotFound,
});
