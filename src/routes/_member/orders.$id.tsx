import { createFileRoute } from '@tanstack/react-router';
import { OrderNotFound } from '../../components/orders/OrderNotFound.tsx';
import { OrderView } from '../../components/orders/OrderView.tsx';
import { openOrder } from '../../wiring/orders/order-screen.ts';

/** One order (R2.4, R4.13). */
export const Route = createFileRoute('/_member/orders/$id')({
  loader: openOrder,
  component: function OrderRoute() {
    const { order, repurchase, message } = Route.useLoaderData();
    return <OrderView actorRef={order} repurchaseRef={repurchase} messageRef={message} />;
  },
  notFoundComponent: OrderNotFound,
});
