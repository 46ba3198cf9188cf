import { createFileRoute } from '@tanstack/react-router';
import { orderPapersIn } from '../../../wiring/producer/orders/order-papers-href.ts';
import { openOrderPapers, OrderPapersScreen } from '../../../wiring/producer/orders/order-papers-screen.tsx';

/** Printable orders of a producer (R7.19). */
export const Route = createFileRoute('/_producer/producer/orders/print/$orderIds')({
  loader: openOrderPapers,
  component: function OrderPapersRoute() {
    return (
      <OrderPapersScreen
        {...Route.useLoaderData()}
        papers={orderPapersIn(Route.useParams(), Route.useSearch())}
      />
    );
  },
});
